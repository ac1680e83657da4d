import './relations.css';
import { useMemo } from 'react';
import { moveFocus } from '../../lib/focus.ts';
import { screenWidth } from '../../lib/screen-width.ts';
import { Button } from '../../ui/button.tsx';
import { FOCUS, showColumn, showTab } from '../document/place.ts';
import { selectedTable, useStudio } from '../document/store.ts';
import { type Relation, relationsOf, relationsShape } from './relations.ts';
import { keyOf, RelationsDiagram } from './relations-diagram.tsx';
import { layOut } from './relations-layout.ts';
import { useDragScroll } from './use-drag-scroll.ts';
import { useZoom } from './use-zoom.ts';

declare module 'react' {
  interface CSSProperties {
    /** The scale of the diagram. */
    '--zoom'?: number;
  }
}

/** Shows a table in the grid. On a narrow screen text boxes have a keyboard that covers them, so none gets the focus there. */
function openTable(table: string): void {
  if (screenWidth() === 'wide') showColumn(table);
  else {
    useStudio.getState().select({ table, column: undefined });
    showTab('columns');
    moveFocus(FOCUS.tab('Studio', 'columns'));
  }
}

/** The tables and what refers to what: as a drawing that zooms, whose tables open in the grid, and as text. */
export function RelationsTab() {
  const schema = useStudio((state) => state.schema);
  const selected = useStudio((state) => selectedTable(state)?.id);
  const shape = useMemo(() => relationsShape(schema), [schema]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape is all that counts of the schema
  const { relations, layout } = useMemo(() => {
    const relations = relationsOf(schema);
    return { relations, layout: layOut(schema, relations) };
  }, [shape]);
  const { scroller, canvas, scale, canZoomIn, canZoomOut, isAloud, zoom, onKeyDown } = useZoom(layout);
  const drag = useDragScroll();
  const { width, height } = layout;
  return (
    <>
      <div className="flex min-h-0 grow flex-col lg:flex-row">
        <section
          ref={scroller}
          aria-label="Diagram of the tables"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
          tabIndex={0}
          onKeyDown={onKeyDown}
          {...drag}
          className="relations-scroller"
        >
          <div
            ref={canvas}
            className="relative m-auto flex-none overflow-clip"
            style={
              scale === undefined
                ? { visibility: 'hidden', width: 0, height: 0 }
                : { width: width * scale, height: height * scale }
            }
          >
            <div
              className="absolute top-0 left-0 origin-top-left"
              style={{ width, height, transform: `scale(${scale ?? 1})`, '--zoom': scale ?? 1 }}
            >
              <RelationsDiagram
                layout={layout}
                relations={relations}
                selected={selected}
                onOpen={openTable}
              />
            </div>
          </div>
        </section>
        <section
          aria-label="Relations of the tables"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
          tabIndex={0}
          className="max-h-[35%] flex-none overflow-auto border-line px-4 py-2 text-sm -outline-offset-2 max-lg:border-t lg:max-h-none lg:w-72 lg:border-l max-lg:under-messages"
        >
          {relations.length === 0 ? (
            <p className="text-muted">
              No relations yet. To relate two tables, add a column with the field Reference.
            </p>
          ) : (
            <ul aria-label="Relations" className="flex flex-col gap-1 wrap-anywhere">
              {relations.map((relation) => (
                <li key={keyOf(relation)}>{sentenceOf(relation)}</li>
              ))}
            </ul>
          )}
        </section>
      </div>
      <div className="flex flex-none flex-wrap items-center gap-2 border-t border-line px-3 py-1 text-sm text-muted">
        <Button
          size="touch"
          className="lg:h-7!"
          title="Zoom out (-)"
          aria-disabled={canZoomOut ? undefined : true}
          onClick={() => canZoomOut && zoom('out')}
        >
          Zoom out
        </Button>
        <Button
          size="touch"
          className="lg:h-7!"
          title="Zoom in (+)"
          aria-disabled={canZoomIn ? undefined : true}
          onClick={() => canZoomIn && zoom('in')}
        >
          Zoom in
        </Button>
        <Button size="touch" className="lg:h-7!" title="Fit (0)" onClick={() => zoom('fit')}>
          Fit
        </Button>
        <span aria-live={isAloud ? 'polite' : 'off'} className="font-mono text-xs tabular-nums">
          {scale !== undefined && `${Math.round(scale * 100)}%`}
        </span>
        <span className="ml-auto max-lg:hidden">Drag to move, Ctrl and the wheel to zoom.</span>
      </div>
    </>
  );
}

function sentenceOf({ from, columns, to, references }: Relation): string {
  return `${from}.${columns.join(', ')} refers to ${to}.${references.join(', ')}`;
}
