import { useId, useState } from 'react';
import { tableById } from '../../../schema/edits/edited-schema.ts';
import { givenRowsIn, type NamedFile, namedFileIn } from '../../../schema/edits/given-json.ts';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { countOf } from '../../lib/format-count.ts';
import { announce } from '../../notifications/announcements.tsx';
import { Button } from '../../ui/button.tsx';
import { Select, TextArea } from '../../ui/inputs.tsx';
import { FileButton } from '../controls/file-button.tsx';
import { FileRefusal } from '../controls/file-refusal.tsx';
import { useTableProblems } from '../controls/table-note.tsx';
import { chooseFile, type Refusal } from '../document/choose-file.ts';
import { noteGivenFile, useGivenFiles } from '../document/given-files.ts';
import { useHeldFiles } from '../document/held-files.ts';
import { useStudio } from '../document/store.ts';
import { Labelled, ProblemTexts } from '../fields/labelled.tsx';
import { Setting } from '../fields/setting.tsx';
import {
  GIVEN_LENGTH_MAX,
  isGiven,
  removeGivenRows,
  setGivenFile,
  setGivenRows,
  setGroupedBy,
  setWritten,
} from '../schema/given-rows.ts';
import { readGivenText } from '../schema/given-text.ts';
import { groupingChoices } from '../schema/row-counts.ts';
import type { StudioTable } from '../schema/studio-schema.ts';
import { TableLocale } from './table-locale.tsx';

interface Props {
  readonly table: StudioTable;
}

const { edit } = useStudio.getState();

/** Settings that few tables need: their locale, rows that are given, and the choice between several references that could group the rows. */
export function TableOptions({ table }: Props) {
  const choices = groupingChoices(table);
  return (
    <div className="flex flex-col gap-3 lg:pr-2">
      <TableLocale table={table} />
      <GivenRows table={table} />
      {(choices.length > 1 || table.groupedBy !== undefined) && <GroupedBy table={table} choices={choices} />}
    </div>
  );
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
      problems={useTableProblems(table, 'groupedBy')}
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

const TOO_LARGE = 'too-large';
const TOO_LARGE_TO_PASTE = 'These rows are too many for a link. Save them as a file, and choose it.';

/** Gives a table the rows of a text. Answers why it cannot. */
function give(tableId: string, text: string): string | undefined {
  const read = readGivenText(text);
  if (!read.ok) return read.error;
  const after = setGivenRows(useStudio.getState().schema, tableId, read.value);
  const given = tableById(after, tableId)?.given;
  if (JSON.stringify(given).length > GIVEN_LENGTH_MAX) return TOO_LARGE;
  edit(() => after);
  announce(`${countOf(read.value.rowCount, 'row')} given.`);
  return undefined;
}

/** The text of bytes in UTF-8. Undefined if they are in another encoding. */
function textIn(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Gives a table the rows of a file, in the document. Answers why it cannot. */
async function giveContent(table: StudioTable, file: File): Promise<string | undefined> {
  if (file.size > GIVEN_LENGTH_MAX) return TOO_LARGE;
  const bytes = await file.arrayBuffer();
  const text = textIn(bytes);
  if (text === undefined) return 'This is not in UTF-8.';
  const refusal = give(table.id, text);
  const given = tableById(useStudio.getState().schema, table.id)?.given;
  if (refusal === undefined && given !== undefined) {
    noteGivenFile(table.id, { given, name: file.name, sha256: await sha256Of(bytes) });
  }
  return refusal;
}

/** Gives a table the rows of a file, which the document then only names. */
function giveFile(table: StudioTable, file: File): Promise<Refusal | undefined> {
  return chooseFile(file, namedFileIn(table.given), (given) => {
    edit((schema) => setGivenFile(schema, table.id, given));
    announce(`${countOf(given.rows, 'row')} given.`);
  });
}

function GivenRows({ table }: Props) {
  const id = useId();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isPasting, setPasting] = useState(false);
  const problems = useTableProblems(table, 'given');
  const rows = givenRowsIn(table.given);
  const named = namedFileIn(table.given);

  async function choose(file: File) {
    // A file that the document names stays one.
    const content = namedFileIn(table.given) ? TOO_LARGE : await giveContent(table, file);
    if (content === TOO_LARGE) setRefusal(await giveFile(table, file));
    else setRefusal(content === undefined ? undefined : { message: `${file.name}: ${content}` });
  }

  function paste(text: string) {
    const content = give(table.id, text);
    const message = content === TOO_LARGE ? TOO_LARGE_TO_PASTE : content;
    setRefusal(message === undefined ? undefined : { message });
    if (message !== undefined) return;
    setPasting(false);
    moveFocus(id);
  }

  return (
    <fieldset aria-label="Given rows" className="flex min-w-0 flex-col gap-2">
      <p aria-hidden="true" className="text-sm font-medium">
        Given rows
      </p>
      <p className="text-xs text-muted">
        {named ? (
          <NamedText table={table} named={named} />
        ) : rows ? (
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
          onFile={(file) =>
            void choose(file).catch(() => setRefusal({ message: `${file.name} could not be read.` }))
          }
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
          aria-describedby={refusal ? `${id}-problem` : undefined}
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
            setRefusal(undefined);
            setPasting(false);
            moveFocus(id);
          }}
          className="font-mono"
        />
      )}
      {refusal && (
        <FileRefusal id={`${id}-problem`} refusal={refusal} onTaken={() => setRefusal(undefined)} />
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

/** The file that the document names, and whether this page has it. */
function NamedText({ table: { rows }, named: { file, sha256 } }: Props & { readonly named: NamedFile }) {
  const isHeld = useHeldFiles((files) => sha256 !== undefined && files.has(sha256));
  return (
    <>
      {file}
      {rows !== undefined && `, ${countOf(rows, 'row')}`}
      {sha256 !== undefined && (
        <>
          , SHA-256 <code title={sha256}>{sha256.slice(0, 8)}…</code>
        </>
      )}
      {isHeld ? '. Links and files of the schema only name it.' : '. Choose it again to see its rows.'}
    </>
  );
}
