import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatPath } from '../../../schema/problem.ts';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { countOf } from '../../lib/format-count.ts';
import { announce } from '../../notifications/announcements.tsx';
import { Button } from '../../ui/button.tsx';
import { useWide } from '../controls/use-wide.ts';
import { notifyTooManyValues } from '../document/messages.ts';
import { problemKey } from '../document/show-problem.ts';
import { controlProps, type HelpTexts, Notes } from '../fields/labelled.tsx';
import { pastedRows } from '../schema/pasted-values.ts';
import { problemsAt } from '../schema/problem-places.ts';
import {
  sharesOf,
  type WeightedValue,
  weightedValuesIn,
  withPasted,
  withValue,
  withWeight,
  withWeightedValues,
} from '../schema/weighted-values.ts';
import type { FormProps } from './form.ts';
import { VALUE_COLUMNS, type ValueCell, ValueRow } from './value-row.tsx';

interface Props extends HelpTexts {
  readonly form: FormProps;
  readonly valuesMax: number;
}

type Change = (rows: readonly WeightedValue[]) => readonly WeightedValue[];

/** In pixels, as the classes of a row have it. */
const ROW_HEIGHT = { wide: 36, narrow: 48 } as const;
const ROWS_IN_VIEW = 8;
const PROBLEMS_SHOWN = 5;

/** The values of a list and their weights: a row for each, and an empty one once it is asked for. */
export function ValuesTable({ form, valuesMax, ...texts }: Props) {
  const { options, path, column, onEdit } = form;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const focusedRow = useRef(0);
  const rowHeight = useWide() ? ROW_HEIGHT.wide : ROW_HEIGHT.narrow;
  const rows = useMemo(() => weightedValuesIn(options), [options]);
  const shares = useMemo(() => sharesOf(rows.map(({ weight }) => weight)), [rows]);
  const problems = ['values', 'weights'].flatMap((option) => problemsAt(form.problems, ...path, option));
  const described = { ...texts, problems: problems.slice(0, PROBLEMS_SHOWN) };
  const firstInvalid = problems.find(({ at }) => typeof at[path.length + 1] === 'number')?.at[
    path.length + 1
  ];

  /** The index of the empty row, which becomes a value when it is typed into. */
  const [spare, setSpare] = useState<number>();
  const count = spare === rows.length ? rows.length + 1 : rows.length;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    initialRect: { width: 280, height: ROWS_IN_VIEW * rowHeight },
    rangeExtractor: (range) => {
      const always = [focusedRow.current, Number(firstInvalid ?? 0)].filter((row) => row < count);
      return [...new Set([...defaultRangeExtractor(range), ...always])].sort((a, b) => a - b);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer reads the height of a row
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const cellKey = (row: number, cell: ValueCell) => `${id} ${row} ${cell}`;

  const problemsOf = (row: number, cell: ValueCell) =>
    problems.filter(({ at }) => at[path.length] === `${cell}s` && at[path.length + 1] === row);

  function targetOf(row: number, cell: ValueCell) {
    return focusTarget(cellKey(row, cell), ...problemsOf(row, cell).map(problemKey));
  }

  function focus(row: number, cell: ValueCell) {
    focusedRow.current = row;
    moveFocus(cellKey(row, cell));
    // Once React has rendered the row, if it is a new one.
    queueMicrotask(() => virtualizer.scrollToIndex(row));
  }

  function edit(change: Change, typing?: string) {
    onEdit(
      (before) => withWeightedValues(before, change(weightedValuesIn(before))),
      typing && formatPath([...path, typing]),
    );
  }

  function addRow() {
    setSpare(rows.length);
    focus(rows.length, 'value');
  }

  function move(from: number, step: number, cell: ValueCell) {
    const row = from + step;
    if (row >= 0 && row < count) focus(row, cell);
    else if (step > 0 && from < rows.length && rows.length < valuesMax) addRow();
  }

  function remove(row: number) {
    setSpare(undefined);
    edit((before) => before.filter((_, i) => i !== row));
    const last = Math.min(row, (row < rows.length ? rows.length - 1 : rows.length) - 1);
    if (last >= 0) focus(last, 'value');
    else moveFocus(id);
  }

  /** Answers whether the text was rows, and not a text for one cell. */
  function paste(row: number, cell: ValueCell, text: string): boolean {
    const pasted = pastedRows(text, cell);
    if (!pasted) return false;
    if (row + pasted.length > valuesMax) {
      notifyTooManyValues(pasted.length, valuesMax);
      return true;
    }
    edit((before) => withPasted(before, row, pasted));
    announce(`${countOf(pasted.length, 'row')} pasted.`);
    return true;
  }

  return (
    <div className="col-span-full flex min-w-0 flex-col gap-1">
      <div
        ref={scroller}
        className="max-h-[20.5rem] overflow-y-auto overscroll-contain rounded-control border border-line lg:max-h-[20rem]"
      >
        <table
          aria-label="Values and weights"
          aria-rowcount={count + 1}
          aria-describedby={controlProps(id, described)['aria-describedby']}
          className="block"
        >
          <thead className="sticky top-0 z-1 block bg-sunken text-xs font-medium text-muted">
            <tr aria-rowindex={1} className={`${VALUE_COLUMNS} h-8`}>
              <th className="text-left font-medium">Value</th>
              <th className="text-left font-medium">Weight</th>
              <th className="text-right font-medium">Share</th>
              <th>
                <span className="sr-only">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody className="relative block" style={{ height: count * rowHeight }}>
            {virtualizer.getVirtualItems().map(({ index, start }) => (
              <ValueRow
                key={index}
                row={index}
                start={start}
                item={rows[index]}
                share={rows[index] && shares?.[index]}
                draftKey={`${column} ${formatPath(path)}`}
                targetOf={(cell) => targetOf(index, cell)}
                problemId={`${id}-problem`}
                isInvalid={(cell) => problemsOf(index, cell).length > 0}
                onValue={(value) => edit((before) => withValue(before, index, value), `values[${index}]`)}
                onWeight={(weight) =>
                  edit((before) => withWeight(before, index, weight), `weights[${index}]`)
                }
                onPaste={(cell, text) => paste(index, cell, text)}
                onMove={(step, cell) => move(index, step, cell)}
                onRemove={() => remove(index)}
                onFocus={() => {
                  focusedRow.current = index;
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-1 flex items-center gap-2">
        <Button
          ref={focusTarget(id)}
          id={id}
          size="touch"
          aria-disabled={rows.length >= valuesMax || undefined}
          onClick={() => rows.length < valuesMax && addRow()}
        >
          Add value
        </Button>
        <span className="text-xs text-muted">{countOf(rows.length, 'value')}</span>
      </div>
      <Notes id={id} {...described} />
      {problems.length > PROBLEMS_SHOWN && (
        <p className="text-sm text-danger">
          And {countOf(problems.length - PROBLEMS_SHOWN, 'more problem')}.
        </p>
      )}
    </div>
  );
}
