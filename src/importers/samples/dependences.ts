import type { Json } from '../../catalogue/field.ts';
import type { SourceDependence, SourceDependentState } from '../source-tables.ts';
import type { NumericColumn } from './derived-numbers.ts';
import { numberParts } from './number-parts.ts';

/** A column of the first rows. */
export interface DependentColumn {
  readonly index: number;
  readonly name: string;
  readonly texts: readonly string[];
  readonly numeric: NumericColumn | undefined;
}

interface Pair {
  readonly target: DependentColumn;
  readonly state: DependentColumn;
  /** How much the state says of the target, from 0 to 1. */
  readonly strength: number;
  /** How often each text of the target occurs in each state. */
  readonly counts: Map<string, Map<string, number>>;
}

/** A state has so many rows, and a column so few states. */
const STATE_ROWS_MIN = 10;
const STATES_MAX = 24;
const ROWS_MIN = 40;
/** Columns of more texts are no lists. */
const TEXTS_MAX = 60;
/** So few numbers are values of a list. */
const FEW_NUMBERS = 12;
/** Rows beyond these are not counted. */
const COUNTED_ROWS_MAX = 5000;
/** So much of the target's entropy, or of the variance of its ranks, the state explains. A few columns that say nothing explain 0.05. */
const STRENGTH_MIN = 0.2;

/** Finds columns that have other values in some states of the row than in others, such as amounts that are 0 where an order is cancelled. */
export class Dependences {
  readonly #pairs: readonly Pair[];
  #rows = 0;

  /** @param columns the columns of the first rows */
  constructor(columns: readonly DependentColumn[]) {
    const states = columns.filter(canDecide);
    const targets = columns.filter(({ numeric, texts }) => numeric || new Set(texts).size <= TEXTS_MAX);
    const all = targets.flatMap((target) =>
      states.flatMap((state) => {
        const strength = state === target ? 0 : strengthOf(target, state);
        return strength < STRENGTH_MIN ? [] : [{ target, state, strength, counts: new Map() }];
      }),
    );
    this.#pairs = withoutCircles(all.sort((one, other) => other.strength - one.strength));
    const rows = columns[0]?.texts.length ?? 0;
    for (let row = 0; row < rows; row++) {
      for (const { target, state, counts } of this.#pairs)
        addTo(counts, state.texts[row] ?? '', target.texts[row] ?? '');
    }
    this.#rows = rows;
  }

  add(textAt: (index: number) => string): void {
    if (this.#pairs.length === 0 || this.#rows >= COUNTED_ROWS_MAX) return;
    this.#rows++;
    for (const { target, state, counts } of this.#pairs)
      addTo(counts, textAt(state.index), textAt(target.index));
  }

  /** @param readNumber the number that a text of a column is; NaN for none */
  result(readNumber: (index: number, text: string) => number): readonly SourceDependence[] {
    return this.#pairs.flatMap(({ target, state, counts }) => {
      const states = [...counts].flatMap(([text, values]) => stateOf(text, values, target, readNumber) ?? []);
      return states.length < 2 ? [] : [{ columns: [target.name, state.name], states }];
    });
  }
}

function canDecide({ texts, numeric }: DependentColumn): boolean {
  if (numeric?.type === 'decimal') return false;
  const counts = countsOf(texts.filter((text) => text !== ''));
  const frequent = [...counts.values()].filter((count) => count >= STATE_ROWS_MIN);
  return counts.size <= STATES_MAX && frequent.length >= 2;
}

/** The strongest dependence of each column, unless the state depends on it in turn. */
function withoutCircles(pairs: readonly Pair[]): readonly Pair[] {
  const stateOfTarget = new Map<DependentColumn, DependentColumn>();
  return pairs.filter(({ target, state }) => {
    if (stateOfTarget.has(target)) return false;
    for (let at: DependentColumn | undefined = state; at; at = stateOfTarget.get(at))
      if (at === target) return false;
    stateOfTarget.set(target, state);
    return true;
  });
}

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function addTo(counts: Pair['counts'], state: string, text: string): void {
  if (state === '' || text === '') return;
  const values = counts.get(state) ?? new Map<string, number>();
  counts.set(state, values);
  values.set(text, (values.get(text) ?? 0) + 1);
}

function strengthOf(target: DependentColumn, state: DependentColumn): number {
  const rows = target.texts.flatMap((text, row) => (text === '' || !state.texts[row] ? [] : [row]));
  if (rows.length < ROWS_MIN) return 0;
  const states = rows.map((row) => state.texts[row] ?? '');
  const texts = rows.map((row) => target.texts[row] ?? '');
  const distinct = new Set(texts).size;
  if (distinct < 2) return 0;
  if (target.numeric && distinct > FEW_NUMBERS) {
    return explainedRanks(
      rows.map((row) => target.numeric?.values[row] ?? Number.NaN),
      states,
    );
  }
  return explainedEntropy(texts, states);
}

/** The part of the entropy of texts that states explain, without that of chance. https://en.wikipedia.org/wiki/Uncertainty_coefficient */
function explainedEntropy(texts: readonly string[], states: readonly string[]): number {
  const own = countsOf(texts);
  const pairs = countsOf(texts.map((text, row) => JSON.stringify([states[row], text])));
  const groups = countsOf(states);
  const total = texts.length;
  const chance = Math.max(0, (pairs.size - groups.size - own.size + 1) / (2 * total));
  const all = entropyOf(own, total);
  const left = entropyOf(pairs, total) - entropyOf(groups, total);
  return all === 0 ? 0 : (all - left - chance) / all;
}

const entropyOf = (counts: ReadonlyMap<string, number>, total: number) =>
  [...counts.values()].reduce((sum, count) => sum - (count / total) * Math.log(count / total), 0);

/** The part of the variance of ranks that states explain, without that of chance. https://en.wikipedia.org/wiki/Kruskal–Wallis_test */
function explainedRanks(values: readonly number[], states: readonly string[]): number {
  const ranks = ranksOf(values);
  const mean = (values.length - 1) / 2;
  const sums = new Map<string, { sum: number; count: number }>();
  let variance = 0;
  for (const [row, rank] of ranks.entries()) {
    const group = sums.get(states[row] ?? '') ?? { sum: 0, count: 0 };
    sums.set(states[row] ?? '', group);
    group.sum += rank - mean;
    group.count++;
    variance += (rank - mean) ** 2;
  }
  const between = [...sums.values()].reduce((all, { sum, count }) => all + sum ** 2 / count, 0);
  const chance = (sums.size - 1) / (values.length - 1);
  return variance === 0 ? 0 : between / variance - chance;
}

/** Equal numbers have the mean of their ranks. */
function ranksOf(values: readonly number[]): readonly number[] {
  const order = values.map((_, row) => row).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0));
  const ranks: number[] = [];
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to++;
    for (let i = from; i < to; i++) ranks[order[i] ?? 0] = (from + to - 1) / 2;
    from = to;
  }
  return ranks;
}

/** The values of a column in one state, without values that occur once there. */
function stateOf(
  state: string,
  values: ReadonlyMap<string, number>,
  { index, numeric }: DependentColumn,
  readNumber: (index: number, text: string) => number,
): SourceDependentState | undefined {
  const count = [...values.values()].reduce((sum, one) => sum + one, 0);
  if (count < STATE_ROWS_MIN) return undefined;
  const repeated = [...values].filter(([, rows]) => rows > 1).sort(([, one], [, other]) => other - one);
  const typed = (text: string): Json => (numeric ? readNumber(index, text) : text);
  if (!numeric || (values.size <= FEW_NUMBERS && repeated.length === values.size)) {
    return repeated.length === 0
      ? undefined
      : { state, values: repeated.map(([text, rows]) => ({ value: typed(text), count: rows })) };
  }
  const numbers = [...values].map(([text, rows]) => [readNumber(index, text), rows] as const);
  const parts = numberParts(numbers, { rows: count, decimals: numeric.decimals });
  return parts === undefined ? undefined : { state, parts: parts.map(withRoundedEnds) };
}

/** Ends of two digits are no numbers of single rows. */
function withRoundedEnds<Part extends { readonly min: number; readonly max: number }>(part: Part): Part {
  if (part.min === part.max) return part;
  const unit = Number(`1e${Math.floor(Math.log10(Math.max(Math.abs(part.min), Math.abs(part.max)))) - 1}`);
  const exact = (units: number) => Number((units * unit).toPrecision(2));
  return { ...part, min: exact(Math.floor(part.min / unit)), max: exact(Math.ceil(part.max / unit)) };
}
