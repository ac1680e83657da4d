import { useId } from 'react';
import { focusTarget } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { duplicate, remove, setHidden } from '../columns/actions.ts';
import { focusSelected } from '../columns/cells.ts';
import { useWide } from '../controls/use-wide.ts';
import { hideColumn, showColumns, useColumnViews } from '../document/column-views.ts';
import { closeInspector } from '../document/place.ts';
import { problemKey } from '../document/show-problem.ts';
import { ProblemTexts } from '../fields/labelled.tsx';
import type { LocatedProblem } from '../schema/problems.ts';
import { isInPrimaryKey } from '../schema/studio-schema.ts';
import type { ColumnProps } from './form.ts';

interface Props extends ColumnProps {
  /** The command that hides the column from files. */
  readonly problems: readonly LocatedProblem[];
}

/** What the keys of the grid do as well. The focus goes to the grid, and a sheet closes: its column is another one then. */
export function ColumnActions({ table, column, problems }: Props) {
  const isWide = useWide();
  const isHidden = useColumnViews(({ hidden }) => hidden.has(column.id));

  const hideKey = useId();
  const problemId = `${hideKey}-problem`;
  const cannotHide = !column.hidden && isInPrimaryKey(table, column);

  function act(action: (table: string, column: string) => void) {
    action(table.id, column.id);
    closeInspector();
    focusSelected(isWide ? 'name' : 'options');
  }

  return (
    <div className="grid grid-cols-2 gap-2 border-t border-line pt-4 lg:max-xl:grid-cols-1">
      <Button size="touch" single onClick={() => act(duplicate)}>
        Duplicate column
      </Button>
      <Button
        size="touch"
        variant="danger"
        single
        onClick={() => act(remove)}
        className="border-line-strong!"
      >
        Remove column
      </Button>
      <Button
        size="touch"
        ref={focusTarget(hideKey, ...problems.map(problemKey))}
        aria-pressed={column.hidden === true}
        aria-describedby={problems.length > 0 ? problemId : undefined}
        aria-disabled={cannotHide || undefined}
        title={cannotHide ? 'A key is in every file.' : 'Other columns still read it.'}
        onClick={() => !cannotHide && setHidden(table.id, column.id, !column.hidden)}
      >
        {column.hidden ? 'Show in files' : 'Hide from files'}
      </Button>
      {problems.length > 0 && (
        <div id={problemId} className="col-span-full flex flex-col items-start gap-1">
          <ProblemTexts problems={problems} controlId={hideKey} />
        </div>
      )}
      <Button
        size="touch"
        title={isHidden ? undefined : 'Hides it in the preview. Files keep it.'}
        onClick={() => (isHidden ? showColumns([column]) : hideColumn(column.id))}
      >
        {isHidden ? 'Show column' : 'Hide column'}
      </Button>
    </div>
  );
}
