import { shuffle } from './permutation.ts';
import { createStream, type StreamKey } from './stream.ts';
import { pickUniform } from './uniform.ts';

/** Which rows belong to which parent, where rows come in the order of the parents. */
export interface GroupLayout {
  /** The rows of the greatest group that can occur. */
  readonly maxSize: number;
  /** The number of rows of all parents before this one, which is the number of the first of its own. */
  startOf(parent: number): number;
  /** The parent of a row. */
  parentOf(row: number): number;
}

/** Groups of one size. */
export function evenLayout(size: number): GroupLayout {
  return {
    maxSize: size,
    startOf: (parent) => parent * size,
    parentOf: (row) => Math.floor(row / size),
  };
}

/** The sizes of groups: `from`, `from` + 1 and so on, each as frequent as its weight says. */
export interface GroupSizes {
  readonly from: number;
  readonly weights: readonly number[];
}

/** Among so many successive parents, the sizes have their shares. */
const BLOCK = 1024;
/** Two shares that differ by less are equal. A sum of weights that are decimals is rounded. */
const TIE = 1e-9;

/** How many of each block's parents have each size. */
interface Shares {
  /** The same in each block. */
  readonly counts: readonly number[];
  /** The sizes that share what rounding leaves over, in turn, by their indexes. */
  readonly tied: readonly number[];
  /** How many parents of each block are left over for them. */
  readonly extras: number;
}

/** Rounds shares by the method of largest remainders. */
function sharesOf(weights: readonly number[]): Shares {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const quotas = weights.map((weight) => (weight / sum) * BLOCK);
  const counts = quotas.map((quota) => Math.floor(quota + TIE));
  const remainders = quotas.map((quota, i) => quota - (counts[i] ?? 0));
  let extras = BLOCK - counts.reduce((all, count) => all + count, 0);
  if (extras <= 0) return { counts, tied: [], extras: 0 };
  const least = remainders.toSorted((a, b) => b - a)[extras - 1] ?? 0;
  const tied: number[] = [];
  for (const [i, remainder] of remainders.entries()) {
    if (Math.abs(remainder - least) < TIE) tied.push(i);
    else if (remainder > least) {
      counts[i] = (counts[i] ?? 0) + 1;
      extras--;
    }
  }
  return extras === tied.length
    ? { counts: counts.map((count, i) => count + (tied.includes(i) ? 1 : 0)), tied: [], extras: 0 }
    : { counts, tied, extras };
}

/** The blocks whose rows are kept: a batch reads few, and each has 4 KB. */
const KEPT_BLOCKS = 8;

/**
 * Groups of different sizes. Among each 1,024 successive parents, each size has its share by its weight, and the sizes are
 * shuffled by the key and the block. Sizes with equal remainders take turns from block to block, so that as many successive
 * blocks as there are such sizes have the same rows in all, and each block's first row follows from its number.
 * @param sizes at most 256 of them, the greatest at most 10,000. One weight at least is above zero
 */
export function groupLayout(key: StreamKey, { from, weights }: GroupSizes): GroupLayout {
  const stream = createStream();
  const { counts, tied, extras } = sharesOf(weights);
  const turns = Math.max(1, tied.length);
  stream.seek(key, 0);
  const firstTurn = pickUniform(stream, turns);
  const shares = counts.reduce((rows, count, i) => rows + count * (from + i), 0);

  /** The sizes that get one more parent in a block. */
  function extraSizes(block: number): readonly number[] {
    const first = firstTurn + (block % turns) * extras;
    return Array.from({ length: extras }, (_, i) => from + (tied[(first + i) % turns] ?? 0));
  }

  const starts = [0];
  for (let block = 0; block < turns; block++) {
    const extra = extraSizes(block).reduce((rows, size) => rows + size, 0);
    starts.push((starts[block] ?? 0) + shares + extra);
  }
  const cycle = starts[turns] ?? 0;
  const kept: { readonly block: number; readonly rows: Int32Array }[] = [];

  const blockStart = (block: number) => Math.floor(block / turns) * cycle + (starts[block % turns] ?? 0);

  /** For each parent of a block, and for the one behind it, the number of rows in the block before. */
  function rowsBefore(block: number): Int32Array {
    const place = block % KEPT_BLOCKS;
    const last = kept[place];
    if (last?.block === block) return last.rows;
    const rows = sums(shuffledSizes(block));
    kept[place] = { block, rows };
    return rows;
  }

  function shuffledSizes(block: number): Uint16Array {
    const sizes = new Uint16Array(BLOCK);
    let at = 0;
    for (const [i, count] of counts.entries()) {
      sizes.fill(from + i, at, at + count);
      at += count;
    }
    sizes.set(extraSizes(block), at);
    // The start of the stream gave the first turn.
    stream.seek(key, block + 1);
    shuffle(stream, sizes);
    return sizes;
  }

  function blockOf(row: number): number {
    const cycles = Math.floor(row / cycle);
    return cycles * turns + lastUpTo(starts, row - cycles * cycle);
  }

  return {
    maxSize: from + weights.findLastIndex((weight) => weight > 0),
    startOf(parent) {
      const block = Math.floor(parent / BLOCK);
      const start = blockStart(block);
      const inBlock = parent - block * BLOCK;
      return inBlock === 0 ? start : start + (rowsBefore(block)[inBlock] ?? 0);
    },
    parentOf(row) {
      const block = blockOf(row);
      return block * BLOCK + lastUpTo(rowsBefore(block), row - blockStart(block));
    },
  };
}

/** For each place, the sum of the numbers before it. One more at the end has the sum of all. */
function sums(numbers: Uint16Array): Int32Array {
  const before = new Int32Array(numbers.length + 1);
  for (let i = 0; i < numbers.length; i++) before[i + 1] = (before[i] ?? 0) + (numbers[i] ?? 0);
  return before;
}

/** The last place of an ascending list whose number is at most `value`. The first is. */
function lastUpTo(ascending: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = ascending.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) <= value) low = middle;
    else high = middle;
  }
  return low;
}
