import { useMemo } from 'react';
import { useStudio } from '../store.ts';
import { type Relation, relationsOf } from './relations.ts';
import { BOX, layOut, lineY, type TableBox } from './relations-layout.ts';

/** The tables and what refers to what: as a drawing, and as text. */
export function RelationsTab() {
  const document = useStudio((state) => state.document);
  const relations = useMemo(() => relationsOf(document), [document]);
  return (
    <section
      aria-label="Relations of the tables"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
      tabIndex={0}
      className="min-h-0 grow overflow-auto -outline-offset-2"
    >
      <Diagram relations={relations} />
      <div className="px-4 pb-4 text-sm">
        {relations.length === 0 ? (
          <p className="text-muted">
            No table refers to another one. A column of the field Reference takes its values from another
            table.
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
  const document = useStudio((state) => state.document);
  const { boxes, width, height } = useMemo(() => layOut(document, relations), [document, relations]);
  const byName = new Map(boxes.map((box) => [box.table.name, box] as const));
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
      {relations.map((relation) => {
        const from = byName.get(relation.from);
        const to = byName.get(relation.to);
        if (!from || !to) return null;
        return (
          <path
            key={`${relation.from} ${relation.columns.join(' ')}`}
            d={threadOf(from, to, relation)}
            className="fill-none stroke-indigo"
            strokeWidth="2"
          />
        );
      })}
      {boxes.map((box) => (
        <Box key={box.table.id} box={box} keys={keysOf(box.table.name)} />
      ))}
    </svg>
  );
}

function threadOf(from: TableBox, to: TableBox, { columns, references }: Relation): string {
  const y1 = lineY(from, columns[0]);
  const y2 = lineY(to, references[0]);
  if (from.x === to.x) {
    const x = from.x + BOX.width;
    return `M${x} ${y1}C${x + 60} ${y1} ${x + 60} ${y2} ${x} ${y2}`;
  }
  const isRight = from.x > to.x;
  const x1 = isRight ? from.x : from.x + BOX.width;
  const x2 = isRight ? to.x + BOX.width : to.x;
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
}

interface BoxProps {
  readonly box: TableBox;
  readonly keys: ReadonlySet<string>;
}

/** In characters. */
const NAME_MAX = 22;

function shortened(name: string): string {
  return name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1)}…` : name;
}

function Box({ box: { table, x, y, height, lines }, keys }: BoxProps) {
  return (
    <g className="font-mono text-xs">
      <rect
        x={x}
        y={y}
        width={BOX.width}
        height={height}
        rx="8"
        className="fill-surface stroke-line-strong"
      />
      <path d={`M${x} ${y + BOX.head}h${BOX.width}`} className="stroke-line" />
      <text x={x + 12} y={y + 20} className="fill-ink font-medium">
        {shortened(table.name)}
      </text>
      {lines.map((line, i) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have one name.
          key={i}
          x={x + 12}
          y={y + BOX.head + i * BOX.line + 15}
          className={keys.has(line) ? 'fill-accent' : 'fill-muted'}
        >
          {shortened(line)}
        </text>
      ))}
    </g>
  );
}
