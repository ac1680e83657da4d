import { isInPrimaryKey, type StudioColumn, type StudioTable } from '../schema/studio-schema.ts';

export type KeyMarkKind = 'primary key' | 'foreign key';

export function keyMarkOf(table: StudioTable, column: StudioColumn): KeyMarkKind | undefined {
  if (isInPrimaryKey(table, column)) return 'primary key';
  return column.field === 'reference' ? 'foreign key' : undefined;
}

interface Props {
  readonly kind: KeyMarkKind;
  /** What it says in words; the kind by default. */
  readonly text?: string;
  /** How many keys there are, where it stands for several. */
  readonly count?: number;
}

/** Marks a column, or a table that has such columns. */
export function KeyMark({ kind, text = kind, count }: Props) {
  return (
    <span
      title={text}
      className="flex-none rounded-sm bg-accent-soft px-1 font-mono text-[0.6875rem] leading-4 text-accent forced-colors:bg-transparent forced-colors:text-inherit"
    >
      <span aria-hidden="true">
        {count} {kind === 'primary key' ? 'PK' : 'FK'}
      </span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
