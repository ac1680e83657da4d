import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { databaseColumns } from '../data/database-columns.ts';
import type { PartMaker } from './part.ts';

interface DatabaseColumn {
  readonly name: string;
  readonly types: readonly string[];
}

function readColumns(): readonly DatabaseColumn[] {
  return databaseColumns.split('|').map((entry) => {
    const [name = '', types = ''] = entry.split('~');
    return { name, types: types.split(' ') };
  });
}

/** A column of a table, with a type that such a column has. */
export function databaseColumnParts(stream: RandomStream) {
  let all: readonly DatabaseColumn[] | undefined;
  return ({ chosen, derived, sampled }: PartMaker) => {
    all ??= readColumns();
    const entry = chosen('entry', all);
    const type = sampled('type', (i) => {
      const { types } = entry.at(i);
      return types[pickIndex(stream, types.length)] ?? '';
    });
    return { name: derived((i) => entry.at(i).name), type };
  };
}
