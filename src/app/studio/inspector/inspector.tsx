import './inspector.css';
import { type KeyboardEvent, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { tableById } from '../../../schema/edits/edited-schema.ts';
import { isFocusWanted, moveFocus } from '../../lib/focus.ts';
import { useFocusHandover, useLostFocus } from '../../lib/focus-hooks.ts';
import { markPage } from '../../lib/page-marks.ts';
import { preloaded } from '../../lib/preload.ts';
import { useAfterFrame } from '../../lib/use-after-frame.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { useLazyDialog } from '../../notifications/use-lazy-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { focusSelected } from '../columns/cells.ts';
import { PaneBoundary } from '../controls/pane-boundary.tsx';
import { useAfterPress } from '../controls/use-after-press.ts';
import { useWide } from '../controls/use-wide.ts';
import { closeInspector, FOCUS, showColumn, usePlace } from '../document/place.ts';
import { selectedColumn, useStudio } from '../document/store.ts';
import { columnById } from '../schema/studio-schema.ts';

const loadOptions = preloaded(async () => (await import('./column-options.tsx')).ColumnOptions);
const loadSheet = preloaded(async () => (await import('./inspector-sheet.tsx')).InspectorSheet);

/**
 * The options of the selected column: beside the grid on a wide screen, where it fills the height that it is given and
 * scrolls, and a dialog on a narrow one, once "Column options" is chosen. Without a column, and once it is closed, the
 * grid has its room.
 */
export function Inspector() {
  const isWide = useWide();
  const isOpen = usePlace((place) => place.isInspectorOpen);
  const isClosed = usePlace((place) => place.isInspectorClosed);
  const Sheet = useLazyDialog(loadSheet, !isWide && isOpen, closeInspector);
  const name = useStudio((state) => selectedColumn(state)?.name);
  useEffect(() => {
    if (isWide || name === undefined) closeInspector();
  }, [isWide, name]);
  const isBeside = useAfterPress(isWide && !isClosed && name !== undefined);
  if (isWide) return isBeside && <InspectorPane />;
  if (!isOpen || !Sheet || name === undefined) return null;
  return (
    <Sheet title={titleOf(name)} onClose={closeInspector}>
      <InspectorPane />
    </Sheet>
  );
}

function titleOf(name: string | undefined): string {
  return name === undefined ? 'Options' : `Options of ${name || 'column'}`;
}

function InspectorPane() {
  // The options of another column follow in a task of their own, after the row that has the focus.
  const selection = useDeferredValue(useStudio((state) => state.selection));
  const table = useStudio(({ schema }) => tableById(schema, selection.table));
  const column = columnById(table, selection.column);
  useLayoutEffect(() => markPage('inspector'), []);
  const isWide = useWide();
  // One of the options may be the control that is to have the focus.
  const [isAwaited] = useState(isFocusWanted);
  const isShown = useAfterFrame() || isAwaited || !isWide;
  const [isMissing, setMissing] = useState(false);
  const Options = useLazyModule(loadOptions, column !== undefined && !isMissing, () => setMissing(true));
  const lostFocus = useLostFocus(() => moveFocus(FOCUS.inspectorHeading));
  const box = useFocusHandover(() => isWide && focusSelected('options'));

  function onKeyDown({ key, target, currentTarget, defaultPrevented }: KeyboardEvent) {
    const isOwn = target instanceof Node && currentTarget.contains(target);
    if (key !== 'Escape' || !isWide || !isOwn || defaultPrevented || !table) return;
    showColumn(table.id, column?.id);
  }

  return (
    <aside
      ref={box}
      onFocus={({ target }) => lostFocus.note(target, undefined)}
      onBlur={lostFocus.onBlur}
      onKeyDown={onKeyDown}
      aria-label={titleOf(column?.name)}
      className="relative min-h-0 min-w-0 max-lg:[&_label:has(input)]:min-h-11 lg:h-full lg:w-(--options) lg:flex-none lg:overflow-y-auto lg:border-l lg:border-line lg:p-4"
    >
      {isShown && table && column && (
        <PaneBoundary key={column.id} name="The options">
          {Options && <Options table={table} column={column} />}
        </PaneBoundary>
      )}
      {isMissing && !Options && (
        <p role="status" className="text-sm text-muted">
          The options did not load.{' '}
          <Button size="touch" onClick={() => setMissing(false)}>
            Try again
          </Button>
        </p>
      )}
    </aside>
  );
}
