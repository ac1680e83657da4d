import { createStream, type RandomStream, type StreamKey } from './stream.ts';
import { pickUniform } from './uniform.ts';

const TWO_POW_32 = 4_294_967_296;
/** Up to this many integers are shuffled in a table: on so few, six rounds make some permutations more often. */
const TABLE_MAX = 256;

/** Fisher and Yates's shuffle: every permutation is as likely. */
export function shuffle(stream: RandomStream, table: Uint8Array | Uint16Array): void {
  for (let last = table.length - 1; last > 0; last--) {
    const other = pickUniform(stream, last + 1);
    const value = table[last] ?? 0;
    table[last] = table[other] ?? 0;
    table[other] = value;
  }
}

function shuffledTable(stream: RandomStream, count: number): Uint8Array {
  const table = Uint8Array.from({ length: count }, (_, i) => i);
  shuffle(stream, table);
  return table;
}

/** A keyed hash: its high bits depend on all bits of `word`. */
function hash(word: number, add: number, multiplier: number): number {
  const h = Math.imul((word + add) | 0, multiplier);
  return Math.imul(h ^ (h >>> 15), 0x735a2d97);
}

/**
 * A keyed bijection on the integers from 0 to below `count` (1 to 2^53 - 1). Flat memory.
 *
 * A Feistel network of six rounds on the pairs of a row and a column, walked on from pairs that stand for no integer
 * below `count`: Black and Rogaway 2002, "Ciphers with Arbitrary Finite Domains"
 * (https://doi.org/10.1007/3-540-45760-7_9). It hides nothing: whoever sees some values may find the others.
 */
export function createPermutation(key: StreamKey, count: number): (index: number) => number {
  const stream = createStream();
  stream.seek(key, 0);
  if (count <= TABLE_MAX) {
    const table = shuffledTable(stream, count);
    return (index) => table[index] ?? 0;
  }
  // A power of two, whose rounds are masked, and even: of odd numbers of rows and columns, rounds would make even
  // permutations alone. At most 2^27 rows and 2^26 columns.
  let rows = 2;
  let shift = 31;
  while (rows * rows < count) {
    rows *= 2;
    shift--;
  }
  const columns = Math.ceil(count / rows);
  // Exact, for a power of two, and always a floating-point product: V8 makes integer code of a division.
  const rowsInverse = 1 / rows;
  const columnScale = columns / TWO_POW_32;

  const add = () => stream.u32() | 0;
  const multiplier = () => stream.u32() | 1;
  // Constants of a closure, not entries of an array, whose bounds V8 would check in each round.
  const [a0, a1, b0, b1] = [add(), multiplier(), add(), multiplier()];
  const [c0, c1, d0, d1] = [add(), multiplier(), add(), multiplier()];
  const [e0, e1, f0, f1] = [add(), multiplier(), add(), multiplier()];

  function moveColumn(column: number, row: number, x: number, y: number): number {
    const moved = (column - columns + (((hash(row, x, y) >>> 0) * columnScale) | 0)) | 0;
    // The sign bit, spread, adds the modulus to what is negative without a branch.
    return (moved + ((moved >> 31) & columns)) | 0;
  }

  function moveRow(row: number, column: number, x: number, y: number): number {
    return (row + (hash(column, x, y) >>> shift)) & (rows - 1);
  }

  return (index) => {
    let column = Math.floor(index * rowsInverse) | 0;
    let row = (index - column * rows) | 0;
    for (;;) {
      column = moveColumn(column, row, a0, a1);
      row = moveRow(row, column, b0, b1);
      column = moveColumn(column, row, c0, c1);
      row = moveRow(row, column, d0, d1);
      column = moveColumn(column, row, e0, e1);
      row = moveRow(row, column, f0, f1);
      const permuted = column * rows + row;
      if (permuted < count) return permuted;
    }
  };
}
