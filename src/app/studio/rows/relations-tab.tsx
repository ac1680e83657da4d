import { useMemo } from 'react';
import { shortened } from '../../../expression/text.ts';
import { useStudio } from '../document/store.ts';
import { type Relation, relationsOf } from './relations.ts';
import { BOX, layOut, type Point, type TableBox } from './relations-layout.ts';

/** The tables and what refers to what: as a drawing, and as text. */
export function RelationsTab() {
  const schema = useStudio((state) => state.schema);
  const relations = useMemo(() => relationsOf(schema), [schema]);
  return (
    <section
      aria-label="Relations of the tables"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
      tabIndex={0}
      className="min-h-0 grow overflow-auto -outline-offset-2 max-lg:under-messages"
    >
      <Diagram relations={relations} />
      <div className="px-4 pb-4 text-sm">
        {relations.length === 0 ? (
          <p className="text-muted">
            No relations yet. To relate two tables, add a column with the field Reference.
          </p>
        ) : (
          <ul aria-label="Relations" className="flex flex-col gap-1">
            {relations.map((relation) => (
              <li key={`${relation.from} ${relation.columns.join(' ')}`}>{sentenceOf(relation)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function sentenceOf({ from, columns, to, references }: Relation): string {
  return `${from}.${columns.join(', ')} refers to ${to}.${references.join(', ')}`;
}

interface DiagramProps {
  readonly relations: readonly Relation[];
}

function Diagram({ relations }: DiagramProps) {
  const schema = useStudio((state) => state.schema);
  const { boxes, lines, width, height } = useMemo(() => layOut(schema, relations), [schema, relations]);
  const keysOf = (name: string) =>
    new Set(relations.flatMap(({ from, columns }) => (from === name ? columns : [])));
  return (
    // The list below says the same.
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="block"
    >
      {boxes.map((box) => (
        <Box key={box.table.id} box={box} keys={keysOf(box.table.name)} />
      ))}
      {lines.map(({ relation, points }) => (
        <Line key={`${relation.from} ${relation.columns.join(' ')}`} points={points} />
      ))}
    </svg>
  );
}

/** In pixels. */
const CORNER = 6;

/** Ends in a dot at the table that is referred to. */
function Line({ points }: { readonly points: readonly Point[] }) {
  const end = points.at(-1);
  return (
    <>
      <path
        d={roundedPath(points)}
        className="fill-none stroke-indigo forced-colors:stroke-[LinkText]"
        strokeWidth="2"
      />
      {end && <circle cx={end.x} cy={end.y} r="3" className="fill-indigo forced-colors:fill-[LinkText]" />}
    </>
  );
}

function roundedPath(points: readonly Point[]): string {
  return points
    .map((point, i) => {
      const before = points[i - 1];
      const after = points[i + 1];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const start = towards(point, before);
      const end = towards(point, after);
      return `L${start.x} ${start.y}Q${point.x} ${point.y} ${end.x} ${end.y}`;
    })
    .join('');
}

/** Where a corner begins or ends: no farther than half of the way to the next one. */
function towards(corner: Point, next: Point): Point {
  const x = next.x - corner.x;
  const y = next.y - corner.y;
  const length = Math.hypot(x, y);
  const share = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return { x: corner.x + x * share, y: corner.y + y * share };
}

interface BoxProps {
  readonly box: TableBox;
  readonly keys: ReadonlySet<string>;
}

/** In characters. */
const NAME_MAX = 22;

const shownName = (name: string) => (name.length > NAME_MAX ? shortened(name, NAME_MAX - 1) : name);

function Box({ box: { table, x, y, height, lines }, keys }: BoxProps) {
  return (
    <g className="font-mono text-xs">
      <rect
        x={x}
        y={y}
        width={BOX.width}
        height={height}
        rx="8"
        className="fill-surface stroke-line-strong forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      />
      <path
        d={`M${x} ${y + BOX.head}h${BOX.width}`}
        className="stroke-line forced-colors:stroke-[CanvasText]"
      />
      <text x={x + 12} y={y + 20} className="fill-ink font-medium forced-colors:fill-[CanvasText]">
        {shownName(table.name)}
      </text>
      {lines.map((line, i) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have one name.
          key={i}
          x={x + 12}
          y={y + BOX.head + i * BOX.line + 15}
          className={`forced-colors:fill-[CanvasText] ${keys.has(line) ? 'fill-accent' : 'fill-muted'}`}
        >
          {shownName(line)}
        </text>
      ))}
    </g>
  );
}
