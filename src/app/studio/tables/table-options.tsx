import { useId, useState } from 'react';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { countOf } from '../../lib/format-count.ts';
import { announce } from '../../notifications/announcements.tsx';
import { Button } from '../../ui/button.tsx';
import { Select, TextArea } from '../../ui/inputs.tsx';
import { FileButton } from '../controls/file-button.tsx';
import { noteGivenFile, useGivenFiles } from '../document/given-files.ts';
import { useStudio } from '../document/store.ts';
import { Labelled, ProblemTexts } from '../fields/labelled.tsx';
import { Setting } from '../fields/setting.tsx';
import { givenRowsIn } from '../schema/given-json.ts';
import {
  GIVEN_LENGTH_MAX,
  isGiven,
  removeGivenRows,
  setGivenRows,
  setGroupedBy,
  setWritten,
} from '../schema/given-rows.ts';
import { readGivenText } from '../schema/given-text.ts';
import { isAt } from '../schema/problem-places.ts';
import { NO_PROBLEMS } from '../schema/problems.ts';
import { groupingChoices } from '../schema/row-counts.ts';
import { type StudioTable, tableById } from '../schema/studio-schema.ts';

interface Props {
  readonly table: StudioTable;
}

const { edit } = useStudio.getState();

/** Settings that few tables need: rows that are given, and the choice between several references that could group the rows. */
export function TableOptions({ table }: Props) {
  const choices = groupingChoices(table);
  return (
    <div className="flex flex-col gap-3 lg:pr-2">
      <GivenRows table={table} />
      {(choices.length > 1 || table.groupedBy !== undefined) && <GroupedBy table={table} choices={choices} />}
    </div>
  );
}

function useProblems({ id }: StudioTable, part: string) {
  const all = useStudio(({ problems }) => problems.byTable.get(id) ?? NO_PROBLEMS);
  return all.filter((problem) => isAt(problem, part));
}

interface GroupedProps extends Props {
  readonly choices: readonly string[];
}

function GroupedBy({ table, choices }: GroupedProps) {
  const { groupedBy = '' } = table;
  return (
    <Labelled
      label="Grouped by"
      help="The rows come in the order of the rows that this reference leads to."
      problems={useProblems(table, 'groupedBy')}
    >
      {(control) => (
        <Select
          {...control}
          value={groupedBy}
          onChange={({ target }) =>
            edit((schema) => setGroupedBy(schema, table.id, target.value === '' ? undefined : target.value))
          }
          className="h-11! lg:h-9!"
        >
          <option value="">None</option>
          {[...new Set([...choices, ...(groupedBy === '' ? [] : [groupedBy])])].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}

async function sha256Of(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives a table the rows of a text. Answers why it cannot. */
function give(tableId: string, text: string): string | undefined {
  const read = readGivenText(text);
  if (!read.ok) return read.error;
  const after = setGivenRows(useStudio.getState().schema, tableId, read.value);
  const given = tableById(after, tableId)?.given;
  if (JSON.stringify(given).length > GIVEN_LENGTH_MAX) {
    return `These are ${countOf(read.value.rowCount, 'row')}, which is too much for a link. The command line reads a file: "given": { "file": "…" }.`;
  }
  edit(() => after);
  announce(`${countOf(read.value.rowCount, 'row')} given.`);
  return undefined;
}

function GivenRows({ table }: Props) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [isPasting, setPasting] = useState(false);
  const problems = useProblems(table, 'given');
  const rows = givenRowsIn(table.given);

  async function choose(file: File) {
    const bytes = await file.arrayBuffer();
    const refusal = give(table.id, new TextDecoder().decode(bytes));
    setProblem(refusal && `${file.name}: ${refusal}`);
    const given = tableById(useStudio.getState().schema, table.id)?.given;
    if (refusal === undefined && given !== undefined) {
      noteGivenFile(table.id, { given, name: file.name, sha256: await sha256Of(bytes) });
    }
  }

  function paste(text: string) {
    const refusal = give(table.id, text);
    setProblem(refusal);
    if (refusal !== undefined) return;
    setPasting(false);
    moveFocus(id);
  }

  return (
    <fieldset aria-label="Given rows" className="flex min-w-0 flex-col gap-2">
      <p aria-hidden="true" className="text-sm font-medium">
        Given rows
      </p>
      <p className="text-xs text-muted">
        {rows ? (
          <GivenText table={table} count={rows.length} />
        ) : (
          'Rows of a file or of the clipboard, instead of generated ones.'
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <FileButton
          text="Choose file"
          label="File of given rows"
          accept=".csv,.tsv,.txt,.json,.ndjson,.jsonl"
          size="touch"
          onFile={(file) => void choose(file).catch(() => setProblem(`${file.name} could not be read.`))}
        />
        <Button
          ref={focusTarget(id)}
          size="touch"
          aria-expanded={isPasting}
          onClick={() => {
            setPasting(!isPasting);
            if (!isPasting) moveFocus(`${id} text`);
          }}
        >
          Paste rows
        </Button>
        {isGiven(table) && (
          <Button
            size="touch"
            variant="quiet"
            onClick={() => {
              edit((schema) => removeGivenRows(schema, table.id));
              moveFocus(id);
            }}
          >
            Generate rows instead
          </Button>
        )}
      </div>
      {isPasting && (
        <TextArea
          ref={focusTarget(`${id} text`)}
          aria-label="Pasted rows"
          aria-describedby={problem ? `${id}-problem` : undefined}
          placeholder="Paste cells with a header, CSV or JSON"
          rows={3}
          spellCheck={false}
          onPaste={(event) => {
            event.preventDefault();
            paste(event.clipboardData.getData('text/plain'));
          }}
          onBlur={({ target }) => target.value.trim() !== '' && paste(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.value = '';
            setProblem(undefined);
            setPasting(false);
            moveFocus(id);
          }}
          className="font-mono"
        />
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-sm break-words text-danger">
          {problem}
        </p>
      )}
      {problems.length > 0 && (
        <div className="flex flex-col items-start gap-1">
          <ProblemTexts problems={problems} controlId={id} />
        </div>
      )}
      {isGiven(table) && (
        <div className="-mx-2">
          <Setting
            label="Write this table to files"
            help="Otherwise other tables only refer to it."
            checked={table.write === true}
            problems={[]}
            onSet={(isWritten) => edit((schema) => setWritten(schema, table.id, isWritten))}
          />
        </div>
      )}
    </fieldset>
  );
}

/** How many rows there are, and of which file if it was chosen on this page. */
function GivenText({ table, count }: Props & { readonly count: number }) {
  const file = useGivenFiles((files) => files.get(table.id));
  const isOfFile = file !== undefined && file.given === table.given;
  return (
    <>
      {isOfFile && `${file.name}, `}
      {countOf(count, 'row')}
      {isOfFile && (
        <>
          , SHA-256 <code title={file.sha256}>{file.sha256.slice(0, 8)}…</code>
        </>
      )}
    </>
  );
}
