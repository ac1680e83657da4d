import { databaseColumns } from '../data/database-columns.ts';
import type { PartMaker } from './part.ts';

type DatabaseColumns = ReturnType<typeof readColumns>;

function readColumns() {
  const entries = databaseColumns.split('|').map((entry) => entry.split('~'));
  return {
    names: entries.map(([name = '']) => name),
    types: entries.map(([, types = '']) => types.split(' ')),
  };
}

/** A column of a database table, with a type that fits its name. */
export function databaseColumnParts() {
  let all: DatabaseColumns | undefined;
  return ({ chosen, listed, oneOf }: PartMaker) => {
    all ??= readColumns();
    const entry = chosen('entry', all.names.length);
    return { name: listed(entry, all.names), type: oneOf('type', entry, all.types) };
  };
}
