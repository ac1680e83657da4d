import { useMemo } from 'react';
import { shortened } from '../../../expression/text.ts';
import { useStudio } from '../document/store.ts';
import { type Relation, relationsOf } from './relations.ts';
import { BOX, layOut, type RelationsLayout, type TableBox } from './relations-layout.ts';

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
      {lines.map((line) => (
        <Line key={`${line.relation.from} ${line.relation.columns.join(' ')}`} line={line} />
      ))}
      {boxes.map((box) => (
        <Box key={box.table.id} box={box} keys={keysOf(box.table.name)} />
      ))}
      {/* At the table that is referred to, above its box. */}
      {lines.map(({ relation, end }) => (
        <circle
          key={`${relation.from} ${relation.columns.join(' ')}`}
          cx={end.x}
          cy={end.y}
          r="3"
          className="fill-indigo forced-colors:fill-[LinkText]"
        />
      ))}
    </svg>
  );
}

/** In pixels: how far from its box a line goes on level, at least and where it returns to the same column. */
const BEND_MIN = 36;

function Line({
  line: { start, end, leaves, comesFrom },
}: {
  readonly line: RelationsLayout['lines'][number];
}) {
  const bend = leaves === comesFrom ? BEND_MIN : Math.max(BEND_MIN, Math.abs(end.x - start.x) / 2);
  const [out, back] = [start.x + leaves * bend, end.x + comesFrom * bend];
  return (
    <path
      d={`M${start.x} ${start.y}C${out} ${start.y} ${back} ${end.y} ${end.x} ${end.y}`}
      className="fill-none stroke-indigo forced-colors:stroke-[LinkText]"
      strokeWidth="2"
    />
  );
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
