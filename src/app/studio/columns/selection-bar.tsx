import { useId, useState } from 'react';
import { parsePercent } from '../../../schema/parse-number.ts';
import { countOf } from '../../lib/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { MoveButtons } from '../controls/tool-button.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';
import { useStudio } from '../document/store.ts';
import { FieldPicker } from '../fields/field-picker.tsx';
import type { StudioColumn } from '../schema/studio-schema.ts';
import { cellRef, focusSelected, SELECTED } from './cells.ts';
import { copyColumns } from './column-clipboard.ts';
import { NullsInput, refuseNulls } from './nulls-input.tsx';
import {
  canMoveSelected,
  endSelection,
  removeSelected,
  selectedColumns,
  setFieldOfSelected,
  setNullsOfSelected,
  setUniqueOfSelected,
} from './selected-columns.ts';

interface Props {
  /** Moves the columns by one place. */
  readonly onMove: (by: -1 | 1) => void;
}

function end(): void {
  endSelection();
  focusSelected('name');
}

/** Sets, moves, copies or removes all selected columns. Shown while several columns can be selected. */
export function SelectionBar({ onMove }: Props) {
  /** The ids of the columns that were copied last. */
  const [copied, setCopied] = useState<string>();
  useStudio(({ schema }) => schema);
  useStudio(({ selection }) => selection.columns);
  const selected = selectedColumns();
  if (!selected) return null;
  const { columns, ids } = selected;
  const key = ids.join(' ');

  async function copy() {
    // The grid's keys paste what is copied.
    focusSelected('name');
    if (await copyColumns(columns, 'columns')) setCopied(key);
  }

  return (
    <div
      role="toolbar"
      aria-label="Selected columns"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        end();
      }}
      className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-accent-soft px-3 py-1 text-sm"
    >
      <p className="font-medium tabular-nums">
        {countOf(columns.length, 'column')} {copied === key ? 'copied' : 'selected'}
      </p>
      <FieldPicker
        label="Field of the selected columns"
        value={common(columns, ({ field }) => field) ?? ''}
        placeholder="Set field"
        onPick={setFieldOfSelected}
        target={cellRef(SELECTED, 'field')}
        className={`${BOX} w-40`}
      />
      <Nulls key={key} columns={columns} ids={key} />
      <Unique columns={columns} />
      <span className="flex grow flex-wrap justify-end gap-1">
        <MoveButtons
          canMoveUp={canMoveSelected(selected, -1)}
          canMoveDown={canMoveSelected(selected, 1)}
          onMove={onMove}
        />
        <Button size="small" variant="quiet" className={TOUCH} onClick={() => void copy()}>
          Copy
        </Button>
        <Button size="small" variant="danger" single className={TOUCH} onClick={() => removeSelected('name')}>
          Remove
        </Button>
        <Button size="small" variant="quiet" className={TOUCH} onClick={end}>
          Done
        </Button>
      </span>
    </div>
  );
}

const BOX =
  'h-11 rounded-control border border-line-strong bg-field px-2 text-base text-ink aria-invalid:border-danger lg:h-8 lg:text-sm';
/** Two arrows and three of these fit into a line of 320 pixels. */
const TOUCH = 'max-lg:min-h-11 max-lg:px-2';

/** What all columns have; undefined if they differ. */
function common<T>(columns: readonly StudioColumn[], of: (column: StudioColumn) => T): T | undefined {
  const values = new Set(columns.map(of));
  const [only] = values;
  return values.size === 1 ? only : undefined;
}

interface NullsProps {
  readonly columns: readonly StudioColumn[];
  readonly ids: string;
}

function Nulls({ columns, ids }: NullsProps) {
  const noteId = useId();
  const { refusal, box } = useTypedText({
    key: `${ids} nulls`,
    text: String(common(columns, ({ nulls }) => nulls ?? 0) ?? ''),
    refuse: refuseNulls,
    onType: (typed) => typed.trim() !== '' && setNullsOfSelected(parsePercent(typed) ?? 0),
  });
  return (
    <label htmlFor={`${noteId}-box`} className="flex items-center gap-2">
      Nulls
      <NullsInput
        box={box}
        controlId={`${noteId}-box`}
        label="Nulls of the selected columns, in percent"
        target={cellRef(SELECTED, 'nulls')}
        invalid={refusal !== undefined}
        describedBy={noteId}
        placeholder="mixed"
        className={`${BOX} w-20 text-right font-mono`}
      />
      <span aria-hidden="true">%</span>
      <span id={noteId} role="status" className="text-danger empty:hidden">
        {refusal}
      </span>
    </label>
  );
}

function Unique({ columns }: { readonly columns: readonly StudioColumn[] }) {
  const isUnique = common(columns, ({ unique = false }) => unique);
  return (
    <label className="flex min-h-11 items-center gap-2 lg:min-h-8">
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = isUnique === undefined;
        }}
        checked={isUnique === true}
        onChange={({ target }) => setUniqueOfSelected(target.checked)}
        className="checkbox"
      />
      Unique
    </label>
  );
}
