import { databaseColumns } from '../data/database-columns.ts';
import type { PartMaker } from './part.ts';

/** A column of a database table, with a type that fits its name. */
export function databaseColumnParts() {
  const entries = databaseColumns.split('|').map((entry) => entry.split('~'));
  const names = entries.map(([name = '']) => name);
  const types = entries.map(([, list = '']) => list.split(' '));
  return ({ chosen, listed, oneOf }: PartMaker) => {
    const entry = chosen('entry', names.length);
    return { name: listed(entry, names), type: oneOf('type', entry, types) };
  };
}
