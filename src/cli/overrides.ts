import type { Overrides } from '../schema/overrides.ts';
import type { Arguments } from './arguments.ts';
import type { Flag } from './command-info.ts';
import { refuse } from './problem.ts';

/** The flags that change a schema for one command. */
export const overrideFlags = {
  rows: {
    value: 'TABLE=COUNT',
    help: 'The rows of a table, or of several: users=1000,orders=5000. A count alone is that of every other table. Tables whose rows follow from their parents keep doing so.',
  },
  scale: {
    value: 'FACTOR',
    help: 'Multiply the rows of all tables that --rows does not name, such as by 0.1.',
  },
  seed: { value: 'SEED', help: 'Another seed than that of the schema.' },
  now: { value: 'DATE', help: 'The moment to which dates are relative, such as 2026-11-21.' },
} as const satisfies Record<string, Flag>;

export type OverrideFlag = keyof typeof overrideFlags;

const ROWS = /^(?:(.+)=)?(\d{1,11})$/s;
const FACTOR = /^(?:\d+(?:\.\d*)?|\.\d+)$/;

function readRows(text: string | undefined): Pick<Overrides, 'rows' | 'allRows'> {
  if (text === undefined) return {};
  const rows = new Map<string, number>();
  let allRows: number | undefined;
  for (const part of text.split(',')) {
    const [, table, count] = ROWS.exec(part.trim()) ?? [];
    if (count === undefined)
      return refuse('rows', 'invalid-flag', `--rows must be like users=1000,orders=5000, not “${part}”.`);
    if (table === undefined) allRows = Number(count);
    else rows.set(table, Number(count));
  }
  return { rows, ...(allRows === undefined ? {} : { allRows }) };
}

function readScale(text: string | undefined): Pick<Overrides, 'scale'> {
  if (text === undefined) return {};
  const scale = Number(text);
  if (FACTOR.test(text) && scale > 0) return { scale };
  return refuse('scale', 'invalid-flag', `--scale must be a number above 0, such as 0.1, not “${text}”.`);
}

/** Reads the flags that change a schema. */
export function readOverrides({ text }: Pick<Arguments<OverrideFlag>, 'text'>): Overrides {
  const seed = text('seed');
  const now = text('now');
  return {
    ...readRows(text('rows')),
    ...readScale(text('scale')),
    ...(seed === undefined ? {} : { seed }),
    ...(now === undefined ? {} : { now }),
  };
}
