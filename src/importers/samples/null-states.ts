import type { SourceNullStates, SourceValueStates } from '../source-tables.ts';

/** A column of a sample's first rows. Empty texts are nulls. */
interface TextsOfColumn {
  readonly index: number;
  readonly name: string;
  readonly texts: readonly string[];
}

/** A column of states, and one that is null, or has one text, in some of the states. */
interface Pair {
  readonly state: TextsOfColumn;
  readonly target: TextsOfColumn;
  /** The text of the target in some states; empty for null. */
  readonly absent: string;
  /** Whether rows of a state have a value of the target. */
  readonly hasValue: Map<string, boolean>;
  /** Rows beyond the first one of each state, which could have shown the opposite. */
  evidence: number;
}

/** A column of more different texts holds no states. */
const STATES_MAX = 12;
const STATES_MIN = 2;
/** In fewer rows, nulls can agree with states by chance. */
const EVIDENCE_MIN = 15;
/** Columns beyond these have no text that states decide, which so many rows have. */
const DECIDED_MAX = 30;
const DECIDED_ROWS_MIN = 10;

/** Columns that are null in the same rows. */
interface Together {
  readonly leader: TextsOfColumn;
  followers: readonly TextsOfColumn[];
  nulls: number;
  values: number;
}

/** With so many nulls and so many values, one in 38,760 columns of 20 rows has the same ones by chance. */
const TOGETHER_MIN = 6;

/**
 * Finds columns that have a value in all rows of some states, and in none of the others: `shipped_at` by `status`,
 * and columns that are null in the same rows.
 */
export class NullStates {
  #pairs: readonly Pair[];
  /** Each target has the first column of states that decides one of its texts. */
  #decided: readonly Pair[];
  readonly #together: readonly Together[];

  constructor(columns: readonly TextsOfColumn[]) {
    const states = columns.filter(({ texts }) => isState(texts));
    const targets = columns.filter(({ texts }) => texts.includes('') && texts.some((text) => text !== ''));
    this.#pairs = targets.flatMap((target) => states.map((state) => pairOf(state, target, '')));
    this.#decided = decidedBy(states.slice(0, DECIDED_MAX));
    const byNulls = new Map<string, { leader: TextsOfColumn; followers: TextsOfColumn[] }>();
    for (const target of targets) {
      const nulls = target.texts.map((text) => (text === '' ? 0 : 1)).join('');
      const group = byNulls.get(nulls);
      if (group) group.followers.push(target);
      else byNulls.set(nulls, { leader: target, followers: [] });
    }
    this.#together = [...byNulls.values()].flatMap((group) =>
      group.followers.length > 0 ? [{ ...group, nulls: 0, values: 0 }] : [],
    );
    const [{ texts } = { texts: [] }] = columns;
    for (const row of texts.keys()) this.add((index) => columns[index]?.texts[row] ?? '');
  }

  /** @param textOf the text of the row's cell in a column; empty for null */
  add(textOf: (index: number) => string): void {
    if (this.#pairs.length > 0) this.#pairs = this.#pairs.filter((pair) => agrees(pair, textOf));
    if (this.#decided.length > 0) this.#decided = this.#decided.filter((pair) => agrees(pair, textOf));
    for (const group of this.#together) {
      const isNull = textOf(group.leader.index) === '';
      if (isNull) group.nulls++;
      else group.values++;
      if (group.followers.some(({ index }) => (textOf(index) === '') !== isNull))
        group.followers = group.followers.filter(({ index }) => (textOf(index) === '') === isNull);
    }
  }

  /** The columns that have one text in some states, with these states. */
  valueStates(): readonly SourceValueStates[] {
    return this.#decided.map(({ state, target, absent, hasValue }) => ({
      columns: [target.name, state.name],
      absent,
      values: [...hasValue].filter(([, has]) => has).map(([value]) => value),
    }));
  }

  /** The columns whose nulls a state or another column decides, each with the first column of states that does. */
  result(): readonly SourceNullStates[] {
    const together = this.#together
      .filter(
        ({ followers, nulls, values }) => followers.length > 0 && Math.min(nulls, values) >= TOGETHER_MIN,
      )
      .map(({ leader, followers }) => ({ columns: [leader, ...followers].map(({ name }) => name) }));
    const decided = new Set<number>();
    const byStates = this.#pairs.flatMap(({ state, target, hasValue, evidence }) => {
      const values = [...hasValue].filter(([, has]) => has).map(([value]) => value);
      const isMixed = values.length > 0 && values.length < hasValue.size;
      if (evidence < EVIDENCE_MIN || !isMixed || decided.has(target.index)) return [];
      decided.add(target.index);
      return [{ columns: [target.name, state.name], values }];
    });
    return [...byStates, ...together];
  }
}

function isState(texts: readonly string[]): boolean {
  const different = new Set<string>();
  for (const text of texts) {
    if (text === '' || different.size > STATES_MAX) return false;
    different.add(text);
  }
  return different.size >= STATES_MIN && different.size <= STATES_MAX;
}

const pairOf = (state: TextsOfColumn, target: TextsOfColumn, absent: string): Pair => ({
  ...{ state, target, absent, evidence: 0 },
  hasValue: new Map(),
});

/** Texts that all rows of some states have, and no others, such as `No internet service`. */
function decidedBy(states: readonly TextsOfColumn[]): readonly Pair[] {
  return states.flatMap((target, i) => {
    const counts = new Map<string, number>();
    for (const text of target.texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    const texts = [...counts].filter(
      ([, rows]) => rows >= DECIDED_ROWS_MIN && target.texts.length - rows >= DECIDED_ROWS_MIN,
    );
    // A column of two texts is told by the other one.
    if (counts.size < 3) return [];
    const pairs = texts.flatMap(([absent]) =>
      states.slice(0, i).map((state) => pairOf(state, target, absent)),
    );
    const found = pairs.find((pair) =>
      target.texts.every((text, row) =>
        agrees(pair, (index) => (index === target.index ? text : (pair.state.texts[row] ?? ''))),
      ),
    );
    return found ? [pairOf(found.state, target, found.absent)] : [];
  });
}

function agrees(pair: Pair, textOf: (index: number) => string): boolean {
  const state = textOf(pair.state.index);
  const has = textOf(pair.target.index) !== pair.absent;
  const before = pair.hasValue.get(state);
  if (state === '' || (before !== undefined && before !== has)) return false;
  if (before !== undefined) pair.evidence++;
  else pair.hasValue.set(state, has);
  return pair.hasValue.size <= STATES_MAX;
}
