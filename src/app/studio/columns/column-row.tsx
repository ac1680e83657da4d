import { type CSSProperties, memo, type ReactNode, type RefCallback } from 'react';
import type { FieldId } from '../../../catalogue/fields.ts';
import { tableById } from '../../../schema/edits/edited-schema.ts';
import { keyMarkOf } from '../controls/key-mark.tsx';
import { messageAlone } from '../controls/problem-message.ts';
import { GUESSED, useIsGuessed } from '../document/column-views.ts';
import { showInspector } from '../document/place.ts';
import { useStudio } from '../document/store.ts';
import { FieldPicker, labelOf } from '../fields/field-picker.tsx';
import { isAt } from '../schema/problem-places.ts';
import { NO_PROBLEMS } from '../schema/problems.ts';
import { isSelected } from '../schema/selection.ts';
import {
  columnById,
  isPrimaryKeyAlone,
  type StudioColumn,
  type StudioTable,
} from '../schema/studio-schema.ts';
import { pickField } from './actions.ts';
import { type CellName, cellRef, focusCell, WIDE } from './cells.ts';
import { useSamples } from './live-samples.ts';
import { NameCell } from './name-cell.tsx';
import { NullsInput, useNulls } from './nulls-input.tsx';
import type { OptionChips } from './option-chips.tsx';
import { RowHandle } from './row-handle.tsx';
import { RowTools } from './row-tools.tsx';
import { UniqueBox } from './unique-box.tsx';

interface Props {
  readonly tableId: string;
  readonly id: string;
  readonly index: number;
  /** Whether this is the empty row at the end. */
  readonly isSpare: boolean;
  readonly isLast: boolean;
  readonly start: number;
  /** Whether the row is a line; otherwise it is a card. */
  readonly isWide: boolean;
  /** Undefined until it is loaded. */
  readonly Chips: typeof OptionChips | undefined;
}

/** Cells are given in tables with given rows alone. */
function isGenerated(field: FieldId): boolean {
  return field !== 'given';
}

/** A row of the grid: a column, or the empty one that becomes a column when typed into. */
export const ColumnRow = memo(function ColumnRow(props: Props) {
  const { tableId, id, index, isSpare, isLast, start, isWide, Chips } = props;
  const column = useStudio((state) => columnById(tableById(state.schema, tableId), id));
  const isGivenTable = useStudio((state) => tableById(state.schema, tableId)?.given !== undefined);
  const isActive = useStudio((state) => state.selection.column === id);
  const isRowSelected = useStudio((state) => isSelected(state.selection, id));
  const isUniqueKey = useOfColumn(tableId, id, isPrimaryKeyAlone);
  const isGuessed = useIsGuessed(column);
  const mark = useOfColumn(tableId, id, keyMarkOf);
  const problems = useStudio((state) => state.problems.byColumn.get(id) ?? NO_PROBLEMS);
  const { refusal, box: nullsBox } = useNulls(tableId, id, column?.nulls);
  const style: CSSProperties = { top: start };
  const problemsId = `problems-${id}`;
  const describedBy = (is: boolean) => (is ? problemsId : undefined);
  const isOf = (...parts: readonly string[]) =>
    problems.some((problem) => parts.some((part) => isAt(problem, part)));
  const ofName = problems.some(({ at }) => at.length === 0) || isOf('name', 'key');
  const ofField = isOf('field', 'options', 'of');
  const ofNulls = refusal !== undefined || isOf('nulls');
  const ofUnique = isOf('unique');
  const messages = problems.map((problem) => messageAlone(column?.field ?? '', problem));
  const message = refusal ?? messages[0];
  const name = column?.name ?? '';

  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={isRowSelected}
      data-row={index}
      data-column={id}
      data-spare={isSpare || undefined}
      style={style}
      className={`studio-row ${WIDE}`}
    >
      <Cell name="handle" className={`area-handle justify-center ${column ? 'max-lg:hidden' : ''}`}>
        {!column && <AddButton id={id} />}
        {column && isWide && <RowHandle tableId={tableId} id={id} name={name} />}
      </Cell>
      <Cell name="name" className="area-name">
        <NameCell
          tableId={tableId}
          id={id}
          name={name}
          mark={mark}
          isOutOfFiles={column?.hidden === true}
          isSpare={isSpare}
          invalid={ofName}
          describedBy={describedBy(ofName)}
        />
      </Cell>
      <Cell
        name="field"
        title={isGuessed ? GUESSED : undefined}
        isGuessed={isGuessed}
        text={labelOf(column?.field ?? '')}
        className="area-field"
      >
        <FieldPicker
          label="Field"
          value={column?.field ?? ''}
          placeholder="Field"
          invalid={ofField}
          describedBy={
            [describedBy(ofField), isGuessed && `guessed-${id}`].filter(Boolean).join(' ') || undefined
          }
          isOffered={isGivenTable ? undefined : isGenerated}
          onPick={(field) => pickField(tableId, id, field, labelOf(field))}
          target={cellRef(id, 'field')}
          className="studio-cell-input studio-field-input"
        />
        {isGuessed && (
          <span id={`guessed-${id}`} hidden>
            {GUESSED}
          </span>
        )}
        {column && Chips && (
          <Chips
            column={column}
            isGuessed={isGuessed}
            onOpen={() => {
              useStudio.getState().select({ table: tableId, column: id });
              showInspector();
            }}
          />
        )}
      </Cell>
      <Cell name="nulls" className="relative max-lg:[grid-area:nulls]">
        {column && (
          <>
            <NullsInput
              box={nullsBox}
              controlId={`nulls-${id}`}
              label="Nulls"
              target={cellRef(id, 'nulls')}
              invalid={ofNulls}
              describedBy={describedBy(ofNulls)}
              className={`studio-cell-input studio-nulls-input font-mono tabular-nums ${column.nulls ? '' : 'text-muted!'}`}
            />
            {/* On a card it is a part of what can be touched. */}
            <label
              htmlFor={`nulls-${id}`}
              aria-hidden="true"
              className="flex h-full items-center font-mono text-xs whitespace-pre text-muted lg:pointer-events-none lg:absolute lg:right-2"
            >
              {isWide ? '%' : '% null'}
            </label>
          </>
        )}
      </Cell>
      <Cell name="unique" className="area-unique justify-center">
        {column && (
          <UniqueBox
            tableId={tableId}
            id={id}
            isUnique={column.unique === true}
            isFixed={isUniqueKey}
            isWide={isWide}
            invalid={ofUnique}
            describedBy={describedBy(ofUnique)}
          />
        )}
      </Cell>
      <Cell
        name="sample"
        target={column && cellRef(id, 'sample')}
        describedBy={column ? `sample-${id}` : undefined}
        className="max-lg:[grid-area:sample] lg:col-span-2"
      >
        {column && (
          // biome-ignore lint/a11y/useSemanticElements: it names the cell, and holds no controls
          <div role="group" aria-label="Sample" className="flex min-w-0">
            <span
              id={`sample-${id}`}
              title={message}
              className={`min-w-0 px-2 text-xs ${message ? 'line-clamp-2' : 'truncate'}`}
            >
              {message ? <span className="text-danger">{message}</span> : <Sample id={id} />}
            </span>
          </div>
        )}
      </Cell>
      <Cell name="options" className="justify-end max-lg:[grid-area:options] lg:pr-2">
        {column && (
          <RowTools
            tableId={tableId}
            id={id}
            name={name}
            index={index}
            isLast={isLast}
            isSelected={isActive}
            isWide={isWide}
          />
        )}
        <span id={problemsId} hidden>
          {[refusal, ...messages].filter(Boolean).join(' ')}
        </span>
      </Cell>
    </tr>
  );
});

/** What `read` finds in a column and its table, or undefined if there is no such column. */
function useOfColumn<Answer>(
  tableId: string,
  id: string,
  read: (table: StudioTable, column: StudioColumn) => Answer,
): Answer | undefined {
  return useStudio(({ schema }) => {
    const table = tableById(schema, tableId);
    const column = columnById(table, id);
    return table && column && read(table, column);
  });
}

/** The last row's: leads to its name, which makes a column of what is typed. */
function AddButton({ id }: { readonly id: string }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label="Add column"
      title="Add column"
      onClick={() => focusCell(id, 'name')}
      className="flex size-11 cursor-pointer items-center justify-center rounded-control text-lg text-muted hover:bg-sunken hover:text-ink lg:size-7"
    >
      +
    </button>
  );
}

/** Renders alone when its values change. */
function Sample({ id }: { readonly id: string }) {
  const text = useSamples((samples) => samples.get(id)?.join(' · '));
  return (
    <span title={text} className="font-mono text-muted">
      {text}
    </span>
  );
}

interface CellProps {
  readonly name: CellName;
  readonly className: string;
  /** The ref of a cell that has no control. */
  readonly target?: RefCallback<HTMLElement> | undefined;
  readonly describedBy?: string | undefined;
  readonly title?: string | undefined;
  readonly isGuessed?: boolean;
  /** What its control has as text. */
  readonly text?: string;
  readonly children: ReactNode;
}

/** A cell. It takes the focus itself if it has no control. */
function Cell({ name, className, target, describedBy, title, isGuessed = false, text, children }: CellProps) {
  return (
    <td
      ref={target}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid already has this role
      role="gridcell"
      tabIndex={-1}
      data-cell={name}
      aria-describedby={describedBy}
      title={title}
      data-guessed={isGuessed || undefined}
      data-text={text}
      className={`studio-cell ${className}`}
    >
      {children}
    </td>
  );
}
