import { memo, useMemo } from 'react';
import { CutName } from '../controls/cut-name.tsx';
import type { Relation } from './relations.ts';
import { BOX, type RelationsLayout, type TableBox } from './relations-layout.ts';

interface Props {
  readonly layout: RelationsLayout;
  readonly relations: readonly Relation[];
  /** The id of the table that the grid shows. */
  readonly selected: string | undefined;
  readonly onOpen: (table: string) => void;
}

/** The drawing in the layout's own size: lines, and above them a button for each table, which says what the lines show. */
export const RelationsDiagram = memo(function RelationsDiagram({
  layout: { boxes, lines, width, height },
  relations,
  selected,
  onOpen,
}: Props) {
  const byTable = useMemo(() => relationsByTable(relations), [relations]);
  return (
    <>
      <svg
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="block"
      >
        {lines.map((line) => (
          <Line key={keyOf(line.relation)} line={line} />
        ))}
      </svg>
      <ul aria-label="Tables and what they refer to">
        {boxes.map((box) => (
          <Box
            key={box.table.id}
            box={box}
            relations={byTable.get(box.table.name) ?? NONE}
            isSelected={box.table.id === selected}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {/* At the table that is referred to, above its box. */}
      <svg
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="pointer-events-none absolute top-0 left-0"
      >
        {lines.map(({ relation, end }) => (
          <circle
            key={keyOf(relation)}
            cx={end.x}
            cy={end.y}
            r="3"
            className="fill-indigo forced-colors:fill-[LinkText]"
          />
        ))}
      </svg>
    </>
  );
});

const NONE: readonly Relation[] = [];

function relationsByTable(relations: readonly Relation[]): ReadonlyMap<string, readonly Relation[]> {
  const byTable = new Map<string, Relation[]>();
  for (const relation of relations) {
    const before = byTable.get(relation.from);
    if (before) before.push(relation);
    else byTable.set(relation.from, [relation]);
  }
  return byTable;
}

export const keyOf = ({ from, columns }: Relation) => `${from} ${columns.join(' ')}`;

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
  readonly relations: readonly Relation[];
  readonly isSelected: boolean;
  readonly onOpen: (table: string) => void;
}

/** In characters of the box’s font: longer names are cut. */
const NAME_MAX = 24;

const Box = memo(function Box({ box, relations, isSelected, onOpen }: BoxProps) {
  const { table, x, y, height, lines } = box;
  const name = table.name || 'Unnamed table';
  const keys = new Set(relations.flatMap(({ columns }) => columns));
  const detailsId = `${table.id}-relations`;
  return (
    <li
      data-selected={isSelected || undefined}
      className="diagram-table"
      style={{ left: x, top: y, width: BOX.width, height }}
    >
      <button
        type="button"
        aria-label={name}
        aria-describedby={detailsId}
        aria-current={isSelected ? 'true' : undefined}
        title={titleOf([name, ...lines])}
        onClick={() => onOpen(table.id)}
      >
        <CutName name={name} />
      </button>
      <div aria-hidden="true">
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have one name.
          <div key={i} className={keys.has(line) ? 'text-accent' : 'text-muted'}>
            <CutName name={line} />
          </div>
        ))}
      </div>
      <span id={detailsId} hidden>
        {relations.length === 0 ? 'refers to no table' : relations.map(wordsOf).join('; ')}
      </span>
    </li>
  );
});

const wordsOf = ({ to, columns }: Relation) => `refers to ${to} by ${columns.join(' and ')}`;

/** The names that are cut, whole. */
function titleOf(names: readonly string[]): string | undefined {
  return names.filter((name) => name.length > NAME_MAX).join('\n') || undefined;
}
