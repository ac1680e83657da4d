import { Part } from '../generators/entities/part.ts';
import { numberText } from '../generators/number-text.ts';
import { createPermutation } from '../random/permutation.ts';
import type { DistinctParts } from './entities.ts';
import { rowNumberPermutation } from './row-number.ts';

export const distinctParts: DistinctParts = {
  numbers(source, key) {
    const numberOf = rowNumberPermutation(key);
    return new Part(source, (rows) => rows.map((row) => numberText(numberOf(row))));
  },
  /** Of a list's entries, each once before any comes again. */
  indexes(source, key, count) {
    const permuted = createPermutation(key, count);
    return new Part(source, (rows) => rows.map((row) => permuted(row % count)));
  },
};
