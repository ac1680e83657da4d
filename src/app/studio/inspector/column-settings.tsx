import { anyText, type Field } from '../../../catalogue/field.ts';
import { fields, isFieldId } from '../../../catalogue/fields.ts';
import { isOfLocale } from '../../../catalogue/locale-fields.ts';
import { setUnique } from '../columns/actions.ts';
import { NullsInput, useNulls } from '../columns/nulls-input.tsx';
import { editAndGuess } from '../document/column-views.ts';
import { ChoiceSelect } from '../fields/choice-select.tsx';
import { ConditionControl } from '../fields/condition-control.tsx';
import { Labelled } from '../fields/labelled.tsx';
import type { KnownNames } from '../fields/option-control.tsx';
import { NumberSetting, Setting } from '../fields/setting.tsx';
import { setPrimaryKey } from '../schema/columns.ts';
import { LOCALES } from '../schema/locales.ts';
import { problemsAt } from '../schema/problem-places.ts';
import type { LocatedProblem } from '../schema/problems.ts';
import {
  isInPrimaryKey,
  isPrimaryKeyAlone,
  type StudioColumn,
  type StudioTable,
} from '../schema/studio-schema.ts';
import type { ColumnProps } from './form.ts';
import { setSettings } from './set-settings.ts';

interface Props extends ColumnProps {
  readonly problems: readonly LocatedProblem[];
}

interface FormProps extends Props {
  readonly names: KnownNames;
}

/** Puts the column into the table's primary key, or takes it out. */
function setKey(table: StudioTable, column: StudioColumn, isKey: boolean): void {
  const others = table.columns.filter((other) => other !== column && isInPrimaryKey(table, other));
  const ids = [...others, ...(isKey ? [column] : [])].map(({ id }) => id);
  editAndGuess((schema) => setPrimaryKey(schema, table.id, ids));
}

/** What any column can be: a key, unique, partly null, one of several entities. */
export function ColumnSettingsForm({ table, column, names, problems }: FormProps) {
  const isKey = isPrimaryKeyAlone(table, column);
  return (
    <>
      <div className="-mx-2 flex flex-col">
        <Setting
          label="Primary key"
          help="Identifies each row. Tick several columns for a combined key."
          checked={isInPrimaryKey(table, column)}
          problems={problemsAt(problems, 'primaryKey')}
          onSet={(isKey) => setKey(table, column, isKey)}
        />
        <Setting
          label="Unique"
          help="No value occurs twice."
          checked={isKey || column.unique === true}
          isFixed={isKey}
          problems={problemsAt(problems, 'unique')}
          onSet={(unique) => setUnique(table.id, column.id, unique)}
        />
      </div>
      <Nulls table={table} column={column} problems={problemsAt(problems, 'nulls')} />
      {(column.nullWhen !== undefined || !isInPrimaryKey(table, column)) && (
        <NullWhen table={table} column={column} names={names} problems={problemsAt(problems, 'nullWhen')} />
      )}
      <EntityNumber table={table} column={column} problems={problemsAt(problems, 'of')} />
      <ColumnLocale table={table} column={column} problems={problemsAt(problems, 'locale')} />
    </>
  );
}

function Nulls({ table, column, problems }: Props) {
  const { refusal, box } = useNulls(table.id, column.id, column.nulls);
  return (
    <Labelled
      label="Nulls"
      help="Percentage of rows without a value."
      problems={problems}
      draftProblem={refusal}
    >
      {(control) => (
        <NullsInput
          box={box}
          controlId={control.id}
          target={control.ref}
          invalid={control['aria-invalid'] === true}
          describedBy={control['aria-describedby']}
          className="h-11 w-full rounded-control border border-line-strong bg-field px-3 font-mono text-base hover:border-muted aria-invalid:border-danger md:text-sm lg:h-9"
        />
      )}
    </Labelled>
  );
}

/** The condition for nulls. */
function NullWhen({ table, column, names, problems }: FormProps) {
  return (
    <Labelled
      label="Empty when"
      help="A condition. The cell is null in the rows where it is true."
      problems={problems}
      placesNotes
    >
      {(control, notes) => (
        <ConditionControl
          control={control}
          placeholder="status <> 'shipped'"
          notes={notes}
          names={names}
          isOpenAtFirst={column.nullWhen !== undefined}
          value={column.nullWhen}
          draftKey={`${column.id} nullWhen`}
          onSet={(formula) =>
            setSettings(
              table,
              column,
              { nullWhen: typeof formula === 'string' ? formula : undefined },
              'nullWhen',
            )
          }
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
  const { entity }: Field = isFieldId(column.field) ? fields[column.field] : { label: '', ...anyText };
  const key = `${column.id} of`;
  if (!entity) return null;
  const words = entityWords(entity);
  return (
    <NumberSetting
      label={`${words.charAt(0).toUpperCase()}${words.slice(1)} number`}
      help={`Columns with the same number describe the same ${words}.`}
      draftKey={key}
      problems={problems}
      value={column.of?.[entity] ?? 1}
      onSet={(number) =>
        setSettings(
          table,
          column,
          { of: number === undefined || number === 1 ? undefined : { [entity]: number } },
          'of',
        )
      }
    />
  );
}

const LOCALE_NAMES = LOCALES.map(([name]) => name);
const LOCALE_TITLES = Object.fromEntries(LOCALES);

/** Fields whose values are the same in all countries have no locale; a list has that of its items. */
function hasLocale({ field, options = {} }: StudioColumn): boolean {
  const values = field === 'array' ? options.field : field;
  return typeof values === 'string' && isFieldId(values) && isOfLocale(values);
}

function ColumnLocale({ table, column, problems }: Props) {
  if (!hasLocale(column) && column.locale === undefined) return null;
  return (
    <Labelled
      label="Locale"
      help="The language and the country, also of the other columns that describe the same."
      problems={problems}
    >
      {(control) => (
        <ChoiceSelect
          {...control}
          choices={LOCALE_NAMES}
          labels={LOCALE_TITLES}
          canBeEmpty
          emptyText="As table"
          value={column.locale}
          onSet={(locale) => setSettings(table, column, { locale })}
        />
      )}
    </Labelled>
  );
}
