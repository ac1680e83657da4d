import { type ComponentType, type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { type FieldId, isFieldId } from '../../../catalogue/fields.ts';
import { optionsIn, withOptions } from '../../../schema/edits/column-options.ts';
import { FIELDS_OF_TABLES_ALONE } from '../../../schema/nestable.ts';
import type { Path } from '../../../schema/problem.ts';
import { summaryOf } from '../columns/summary.ts';
import { NameInput } from '../controls/name-input.tsx';
import { MoveButtons, ToolButton } from '../controls/tool-button.tsx';
import { useStudio } from '../document/store.ts';
import { FieldPicker, labelOf } from '../fields/field-picker.tsx';
import { BOX, controlProps, Notes } from '../fields/labelled.tsx';
import { canBeDate } from '../schema/date-columns.ts';
import type { NestedColumns } from '../schema/nested.ts';
import { problemsAt } from '../schema/problem-places.ts';
import type { ColumnDraft } from '../schema/studio-schema.ts';
import type { FormProps } from './form.ts';

/** What a row does to the list that it is in. */
export interface RowEdits {
  type(name: string): void;
  pick(field: FieldId, label: string): void;
  change(change: (column: ColumnDraft) => ColumnDraft, typing?: string): void;
  move(by: -1 | 1): void;
  remove(): void;
  /** Focuses the next row. Adds one after the last row. */
  next(): void;
}

interface Props {
  /** Its place, from 1. */
  readonly number: number;
  readonly isLast: boolean;
  /** Undefined in the row that becomes a column when typed into. */
  readonly column: ColumnDraft | undefined;
  readonly siblings: NestedColumns;
  /** The form that the list is in. */
  readonly form: FormProps;
  readonly path: Path;
  readonly edits: RowEdits;
  /** Leads the focus to its name. */
  readonly nameKey: string;
  readonly onFocus: (event: FocusEvent) => void;
  readonly Form: ComponentType<FormProps>;
}

function isNestable(field: FieldId): boolean {
  return !FIELDS_OF_TABLES_ALONE.has(field);
}

/** A column of an object: its name and field, and its options in place once they are opened. */
export function NestedColumn(props: Props) {
  const { number, isLast, column, edits, onFocus } = props;
  const [isOpen, setOpen] = useState(false);
  const nameId = props.nameKey;
  const fieldId = useId();
  const of = ` nested column ${number}`;
  const { ofName, ofField } = problemsOf(props, isOpen);
  const field = controlProps(fieldId, { problems: ofField });

  function onKeyDown(event: KeyboardEvent) {
    const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };
    const step = steps[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    // Of rows within one another, the innermost one moves.
    event.stopPropagation();
    if (column) edits.move(step);
  }

  return (
    <li onKeyDown={onKeyDown} onFocus={onFocus} className="flex flex-col gap-1 py-2">
      <div className="grid grid-cols-2 gap-1">
        <NameInput
          {...controlProps(nameId, { problems: ofName })}
          aria-label={`Name of${of}`}
          value={column?.name ?? ''}
          onType={edits.type}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey)
              return;
            event.preventDefault();
            useStudio.getState().endTyping();
            edits.next();
          }}
          className={`${BOX} px-2! font-medium`}
        />
        <FieldPicker
          id={fieldId}
          target={field.ref}
          label={`Field of${of}`}
          value={column?.field ?? ''}
          placeholder="Field"
          isOffered={isNestable}
          opensByArrow
          invalid={field['aria-invalid'] === true}
          describedBy={field['aria-describedby']}
          onPick={(picked) => {
            edits.pick(picked, labelOf(picked));
            if (picked === 'json' || picked === 'array') setOpen(true);
          }}
          className={`${BOX} px-2!`}
        />
      </div>
      <Notes id={nameId} help={undefined} problems={ofName} />
      <Notes id={fieldId} help={undefined} problems={ofField} />
      <div className="flex items-center">
        <span className="min-w-0 grow truncate px-2 font-mono text-xs text-muted">
          {column && !isOpen && summaryOf(column)}
        </span>
        {column && (
          <>
            {isFieldId(column.field) && (
              <ToolButton
                icon="options"
                label={`Options of${of}`}
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              />
            )}
            <MoveButtons canMoveUp={number > 1} canMoveDown={!isLast} of={of} onMove={edits.move} />
          </>
        )}
        <ToolButton icon="remove" variant="danger" label={`Remove${of}`} onClick={edits.remove} />
      </div>
      {column && isOpen && <NestedOptions {...props} column={column} />}
    </li>
  );
}

/** Problems beside the name, and beside the field: of the options too, as long as they are not shown. */
function problemsOf({ form, path }: Props, isOpen: boolean) {
  const all = problemsAt(form.problems, ...path);
  const ofOptions = problemsAt(all, ...path, 'options');
  const ofField = [...problemsAt(all, ...path, 'field'), ...(isOpen ? [] : ofOptions)];
  return { ofField, ofName: all.filter((problem) => ![...ofField, ...ofOptions].includes(problem)) };
}

/** The options of a column, which can name the columns beside it and around its object. */
function NestedOptions({
  column,
  siblings,
  form,
  path,
  edits,
  Form,
}: Props & { readonly column: ColumnDraft }) {
  if (!isFieldId(column.field)) return null;
  const others = siblings.filter((other) => other !== column);
  const beside = others.map(({ name }) => name);
  const dates = others.filter(canBeDate).map(({ name }) => name);
  return (
    <div className="option-form border-l-2 border-line pl-2">
      <Form
        {...form}
        field={column.field}
        options={optionsIn(column.options)}
        names={{
          ...form.names,
          columns: [...new Set([...beside, ...form.names.columns])],
          dates: [...new Set([...dates, ...form.names.dates])],
          references: [],
          owner: undefined,
          parentColumns: [],
        }}
        path={[...path, 'options']}
        holder={column.name}
        which={undefined}
        onEdit={(change, typing) => edits.change((before) => withOptions(before, change), typing)}
      />
    </div>
  );
}
