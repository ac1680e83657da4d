import { useId } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Field } from '../../../catalogue/field.ts';
import { type FieldId, fields, isFieldId } from '../../../catalogue/fields.ts';
import type { Path } from '../../../schema/problem.ts';
import { focusTarget } from '../../lib/focus.ts';
import { CutName, isCut } from '../controls/cut-name.tsx';
import { ColumnNotices } from '../controls/notices.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import { GUESSED, useIsGuessed } from '../document/column-views.ts';
import { FOCUS, usePlace } from '../document/place.ts';
import { useStudio } from '../document/store.ts';
import { labelOf } from '../fields/field-picker.tsx';
import { ProblemTexts } from '../fields/labelled.tsx';
import type { KnownNames } from '../fields/option-control.tsx';
import { setOptions } from '../schema/columns.ts';
import { dateColumns } from '../schema/date-columns.ts';
import { columnsReferredTo, parentOf } from '../schema/parent.ts';
import { problemsAt } from '../schema/problem-places.ts';
import { type LocatedProblem, NO_PROBLEMS } from '../schema/problems.ts';
import { startingOptions } from '../schema/starting-options.ts';
import type { StudioColumn, StudioTable } from '../schema/studio-schema.ts';
import { ColumnActions } from './column-actions.tsx';
import { ColumnSettingsForm } from './column-settings.tsx';
import { ColumnFacts } from './facts.tsx';
import { FieldOptionsForm } from './field-options-form.tsx';
import type { ColumnProps, EditColumnOptions } from './form.ts';
import { MissingKey } from './missing-key.tsx';
import { hasOptions, isCommon, isRelevant } from './relevant-options.ts';
import { SqlSettings } from './sql-settings.tsx';
import { TextFold } from './text-fold.tsx';
import { useFacts } from './use-facts.ts';

/** The controls for all that can be set of a column. */
export function ColumnOptions({ table, column }: ColumnProps) {
  const headingId = useId();
  const problems = useStudio((state) => state.problems.byColumn.get(column.id) ?? NO_PROBLEMS);
  const selectedCount = useStudio(({ selection }) => selection.columns?.size ?? 0);
  const isGuessed = useIsGuessed(column);
  const names = useNames(table, column);
  const facts = useFacts(column.id);
  const { field } = column;
  const form = {
    options: column.options ?? {},
    onEdit: editOptionsOf(table, column),
    names,
    problems,
    path: ['options'],
    column: column.id,
    holder: column.name,
    startingOptionsOf: (item: FieldId) => startingOptionsOf(table, column, item),
  };
  return (
    <div ref={focusTarget(FOCUS.inspector)} className="flex flex-col gap-4">
      <header className="relative flex flex-col gap-0.5 lg:pr-8">
        <h2
          ref={focusTarget(FOCUS.inspectorHeading, headingId)}
          id={headingId}
          tabIndex={-1}
          dir="auto"
          aria-label={isCut(column.name) ? column.name : undefined}
          className="text-base font-semibold outline-none max-lg:sr-only"
        >
          <CutName name={column.name || 'Column without a name'} wraps />
        </h2>
        <p className="truncate text-xs text-muted">
          {labelOf(field)} {field.includes('.') && <code>{field}</code>}
        </p>
        {selectedCount > 1 && (
          <p className="text-xs text-muted">
            These options are for this column only. The bar below the columns sets all {selectedCount}.
          </p>
        )}
        <FieldNote field={field} />
        {isGuessed && <p className="text-xs text-muted">{GUESSED}</p>}
        <ToolButton
          icon="remove"
          label="Close options"
          title="Close: “Column options” opens them again"
          onClick={() => usePlace.setState({ isInspectorClosed: true })}
          className="absolute! -top-1 -right-2 max-lg:hidden"
        />
      </header>
      <OtherProblems problems={problems} headingId={headingId} />
      <ColumnNotices column={column.id} />
      <MissingKey table={table} column={column} />
      {isFieldId(field) && hasOptions(field) && (
        <div className="option-form">
          <FieldOptionsForm
            {...form}
            field={field}
            which={(option) => !isCommon(option) && isRelevant(form.options, option)}
          />
        </div>
      )}
      <div className="flex flex-col gap-3 border-t border-line pt-4">
        <ColumnSettingsForm table={table} column={column} names={names} problems={problems} />
      </div>
      <ColumnFacts facts={facts} />
      {isFieldId(field) && <TextFold form={{ ...form, field }} Form={FieldOptionsForm} />}
      <SqlSettings table={table} column={column} canBeNull={facts?.samples.canBeNull} problems={problems} />
      <ColumnActions table={table} column={column} problems={problemsAt(problems, 'hidden')} />
    </div>
  );
}

/** A warning about a field's values, for people who are about to use them. */
function FieldNote({ field }: { readonly field: string }) {
  const { note }: Partial<Field> = isFieldId(field) ? fields[field] : {};
  return note && <p className="text-xs text-muted">{note}</p>;
}

function editOptionsOf(table: StudioTable, column: StudioColumn): EditColumnOptions {
  return (change, typing) =>
    useStudio
      .getState()
      .edit(
        (schema) => setOptions(schema, table.id, column.id, change),
        typing === undefined ? {} : { typing: `${typing} ${column.id}` },
      );
}

function startingOptionsOf(table: StudioTable, column: StudioColumn, field: FieldId) {
  return startingOptions(useStudio.getState().schema, table, column, field);
}

/** Parts of a column that have a control here. The control shows their problems. */
const SHOWN: Path = [
  'nulls',
  'nullWhen',
  'hidden',
  'unique',
  'primaryKey',
  'of',
  'locale',
  'type',
  'maxLength',
  'nullable',
  'autoIncrement',
];

function isShown({ at: [part = '', ...within] }: LocatedProblem): boolean {
  return part === 'options' ? within.length > 0 : SHOWN.includes(part);
}

interface OtherProps {
  readonly problems: readonly LocatedProblem[];
  readonly headingId: string;
}

/** What is wrong with the column as a whole, or with what is set elsewhere: its name, its field. */
function OtherProblems({ problems, headingId }: OtherProps) {
  const others = problems.filter((problem) => !isShown(problem));
  if (others.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-1 rounded-control bg-danger-soft p-3">
      <ProblemTexts problems={others} controlId={headingId} />
    </div>
  );
}

const NO_COLUMNS: readonly string[] = [];

/** Fields that can name a column of dates, or have columns that can. */
const TAKE_DATES: ReadonlySet<string> = new Set(['date', 'timestamp', 'json', 'array']);

/** What the options of a column can name. */
function useNames(table: StudioTable, column: StudioColumn): KnownNames {
  const tables = useStudio(useShallow((state) => state.schema.tables.map(({ name }) => name)));
  const parentColumns = useStudio(
    useShallow(({ schema }) => {
      const parent = parentOf(schema.tables, table, column);
      if (column.field === 'reference' && parent) return columnsReferredTo(parent, table, column);
      return parent?.columns.map(({ name }) => name) ?? [];
    }),
  );
  const takesDates = TAKE_DATES.has(column.field);
  const dates = useStudio(useShallow(({ schema }) => (takesDates ? dateColumns(schema, table) : NO_COLUMNS)));
  const others = table.columns.filter((other) => other !== column);
  return {
    owner: { table: table.id, column: column.name },
    tables,
    parentColumns,
    columns: others.map(({ name }) => name),
    dates: dates.filter((name) => name !== column.name),
    references: others.filter(({ field }) => field === 'reference').map(({ name }) => name),
  };
}
