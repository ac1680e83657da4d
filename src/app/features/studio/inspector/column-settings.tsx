import { useId } from 'react';
import type { Field } from '../../../../catalogue/field.ts';
import { fields, isFieldId } from '../../../../catalogue/fields.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextInput } from '../../../ui/inputs.tsx';
import { type ColumnSettings, setColumn, setPrimaryKey } from '../document/columns.ts';
import { isInPrimaryKey, type StudioColumn, type StudioTable } from '../document/document.ts';
import { setDraft, useDrafts } from '../drafts.ts';
import { setUnique } from '../grid/actions.ts';
import { NullsInput, nullsDraftProblem, nullsKey } from '../grid/nulls-input.tsx';
import { parseNumber } from '../parse-number.ts';
import { problemsAt } from '../problem-places.ts';
import type { LocatedProblem } from '../problems.ts';
import { useStudio } from '../store.ts';
import { controlProps, Labelled, Notes } from './labelled.tsx';

interface Props {
  readonly table: StudioTable;
  readonly column: StudioColumn;
  readonly problems: readonly LocatedProblem[];
}

const LINE = 'h-11! font-mono lg:h-9!';

function set(table: StudioTable, column: StudioColumn, settings: ColumnSettings, typing?: string): void {
  useStudio
    .getState()
    .edit(
      (document) => setColumn(document, table.id, column.id, settings),
      typing === undefined ? {} : { typing: `${typing} ${column.id}` },
    );
}

/** Puts the column into the table's primary key, or takes it out. */
function setKey(table: StudioTable, column: StudioColumn, isKey: boolean): void {
  const others = table.columns.filter((other) => other !== column && isInPrimaryKey(table, other));
  const ids = [...others, ...(isKey ? [column] : [])].map(({ id }) => id);
  useStudio.getState().edit((document) => setPrimaryKey(document, table.id, ids));
}

/** What any column can be: a key, unique, partly null, one of several entities. */
export function ColumnSettingsForm({ table, column, problems }: Props) {
  return (
    <>
      <div className="-mx-2 flex flex-col">
        <Setting
          label="Primary key"
          help="Identifies a row. Several columns make one key together."
          checked={isInPrimaryKey(table, column)}
          problems={problemsAt(problems, 'primaryKey')}
          onSet={(isKey) => setKey(table, column, isKey)}
        />
        <Setting
          label="Unique"
          help="No value occurs twice."
          checked={column.unique === true}
          problems={problemsAt(problems, 'unique')}
          onSet={(unique) => setUnique(table.id, column.id, unique)}
        />
      </div>
      <Nulls table={table} column={column} problems={problemsAt(problems, 'nulls')} />
      <EntityNumber table={table} column={column} problems={problemsAt(problems, 'of')} />
    </>
  );
}

interface SettingProps {
  readonly label: string;
  readonly help: string;
  readonly checked: boolean;
  readonly problems: readonly LocatedProblem[];
  readonly onSet: (isOn: boolean) => void;
}

function Setting({ label, help, checked, problems, onSet }: SettingProps) {
  const id = useId();
  return (
    <div>
      <Checkbox
        label={label}
        {...controlProps(id, { help, problems })}
        checked={checked}
        onChange={({ target }) => onSet(target.checked)}
      />
      <div className="pr-2 pl-9">
        <Notes id={id} help={help} problems={problems} />
      </div>
    </div>
  );
}

function Nulls({ table, column, problems }: Props) {
  const draft = useDrafts((drafts) => drafts.get(nullsKey(column.id)));
  return (
    <Labelled
      label="Nulls"
      help="Percent of rows without a value."
      problems={problems}
      draftProblem={nullsDraftProblem(draft)}
    >
      {(control) => (
        <NullsInput
          tableId={table.id}
          id={column.id}
          controlId={control.id}
          nulls={column.nulls ?? 0}
          invalid={control['aria-invalid'] === true}
          describedBy={control['aria-describedby']}
          className="h-11 w-full rounded-control border border-line-strong bg-field px-3 font-mono text-base hover:border-muted aria-invalid:border-danger sm:text-sm lg:h-9"
        />
      )}
    </Labelled>
  );
}

/** Small words of an entity's name: `chemicalElement` is a chemical element. */
function entityWords(entity: string): string {
  return entity.replace(/([A-Z])/g, ' $1').toLowerCase();
}

function EntityNumber({ table, column, problems }: Props) {
  const { entity }: Field = isFieldId(column.field) ? fields[column.field] : { label: '', type: 'text' };
  const key = `${column.id} of`;
  if (!entity) return null;
  const words = entityWords(entity);
  return (
    <NumberSetting
      label={`Which ${words} of the row`}
      help={`Columns of the same ${words} agree; 2 is another ${words} of the same row.`}
      draftKey={key}
      problems={problems}
      value={column.of?.[entity] ?? 1}
      emptyValue={1}
      onSet={(number) =>
        set(
          table,
          column,
          { of: number === undefined || number === 1 ? undefined : { [entity]: number } },
          'of',
        )
      }
    />
  );
}

/** How SQL has the column, where that is not as its values are. */
export function SqlSettings({ table, column, problems }: Props) {
  const ofSql = ['type', 'maxLength', 'nullable'].flatMap((part) => problemsAt(problems, part));
  return (
    <details open={ofSql.length > 0 || undefined} className="group rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 text-sm font-medium lg:min-h-9">
        SQL
      </summary>
      <div className="flex flex-col gap-4 border-t border-line p-3">
        <Labelled
          label="SQL type"
          help="In place of the type that the values have anyway."
          problems={problemsAt(problems, 'type')}
        >
          {(control) => (
            <TextInput
              {...control}
              spellCheck={false}
              value={column.type ?? ''}
              onChange={({ target }) => set(table, column, { type: target.value || undefined }, 'type')}
              onBlur={() => useStudio.getState().endTyping()}
              className={LINE}
            />
          )}
        </Labelled>
        <NumberSetting
          label="Greatest length"
          help="In characters: longer values are cut."
          draftKey={`${column.id} maxLength`}
          problems={problemsAt(problems, 'maxLength')}
          value={column.maxLength}
          emptyValue={undefined}
          onSet={(maxLength) => set(table, column, { maxLength }, 'maxLength')}
        />
        <div className="-mx-2">
          <Setting
            label="Nullable"
            help="Whether the column may be null in SQL; it may where there are nulls anyway."
            checked={column.nullable ?? (column.nulls ?? 0) > 0}
            problems={problemsAt(problems, 'nullable')}
            onSet={(nullable) =>
              set(table, column, { nullable: nullable === (column.nulls ?? 0) > 0 ? undefined : nullable })
            }
          />
        </div>
      </div>
    </details>
  );
}

interface NumberSettingProps {
  readonly label: string;
  readonly help: string;
  readonly draftKey: string;
  readonly problems: readonly LocatedProblem[];
  readonly value: number | undefined;
  /** What an empty box stands for. */
  readonly emptyValue: number | undefined;
  readonly onSet: (value: number | undefined) => void;
}

/** A number beside the options. What is none stays in its box, and the document as it was. */
function NumberSetting({ label, help, draftKey, problems, value, emptyValue, onSet }: NumberSettingProps) {
  const draft = useDrafts((drafts) => drafts.get(draftKey));
  const isNumber = (text: string) => text.trim() === '' || parseNumber(text) !== undefined;
  const draftProblem = draft === undefined || isNumber(draft) ? undefined : 'This must be a number.';
  return (
    <Labelled label={label} help={help} problems={problems} draftProblem={draftProblem}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          value={draft ?? (value === undefined ? '' : String(value))}
          onChange={({ target }) => {
            setDraft(draftKey, target.value);
            if (isNumber(target.value)) onSet(parseNumber(target.value) ?? emptyValue);
          }}
          onBlur={() => {
            if (draft !== undefined && isNumber(draft)) setDraft(draftKey, undefined);
            useStudio.getState().endTyping();
          }}
          className={LINE}
        />
      )}
    </Labelled>
  );
}
