import { nameInFormula, quoted } from '../../expression/written-names.ts';
import type { NumericColumn } from './derived-numbers.ts';
import type { TextColumn } from './derived-texts.ts';
import { areExceptions } from './exceptions.ts';

/** A formula that chooses the text of one of two columns, or a constant, by the order of two numbers. */
export interface ChoiceRule {
  /** The two columns of texts, if it chooses one, and the two of numbers. */
  readonly texts: readonly string[];
  readonly numbers: readonly string[];
  /** Present if some rows may have another text. */
  readonly isClose?: true;
  readonly expression: string;
  readonly holds: (texts: readonly string[], numbers: readonly number[], target: string) => boolean;
}

const DISTINCT_MIN = 5;
/** A column, or a constant, is chosen in so many rows: the text of a single row is never copied. */
const CHOSEN_MIN = 10;
/** With more columns of numbers there would be too many pairs. */
const NUMBERS_MAX = 20;

/** Finds the column with the name of the winner by the scores of two teams, for example. */
export function findChoiceRule(
  target: TextColumn,
  sources: readonly TextColumn[],
  numbers: readonly NumericColumn[],
): ChoiceRule | undefined {
  if (new Set(target.texts).size < DISTINCT_MIN) return undefined;
  const chosen = sources.filter(
    ({ name, texts }) =>
      name !== target.name &&
      target.texts.filter((text, row) => text !== '' && text === texts[row]).length >= CHOSEN_MIN,
  );
  for (const one of chosen) {
    for (const other of chosen) {
      if (one === other) continue;
      const rest = target.texts.filter((text, row) => text !== one.texts[row] && text !== other.texts[row]);
      if (new Set(rest).size > 1) continue;
      const constant = rest.length >= CHOSEN_MIN ? rest[0] : undefined;
      const rule = decidedBy(target, [one, other], constant, numbers.slice(0, NUMBERS_MAX));
      if (rule) return rule;
    }
  }
  return chanceRule(target, chosen);
}

/** Chance has one of two columns in fewer rows: a third of those of five texts. In percent. */
const ONE_OF_TWO_PERCENT = 95;
/** Two columns of one text would not show which of them is chosen. */
const APART_PERCENT = 80;
const CHOSEN_PERCENT_MIN = 10;

/** The text of one of two columns, where nothing decides which. */
function chanceRule(target: TextColumn, chosen: readonly TextColumn[]): ChoiceRule | undefined {
  const rows = target.texts.filter((text) => text !== '').length;
  if (rows === 0) return undefined;
  const percentOf = (test: (text: string, row: number) => boolean) =>
    (100 * target.texts.filter((text, row) => text !== '' && test(text, row)).length) / rows;
  for (const [i, one] of chosen.entries()) {
    for (const other of chosen.slice(i + 1)) {
      const first = percentOf((text, row) => text === one.texts[row]);
      const second = percentOf((text, row) => text === other.texts[row] && text !== one.texts[row]);
      const apart = percentOf((_, row) => one.texts[row] !== other.texts[row]);
      const isOneOfBoth = first + second >= ONE_OF_TWO_PERCENT && apart >= APART_PERCENT;
      if (!isOneOfBoth || first < CHOSEN_PERCENT_MIN || second < CHOSEN_PERCENT_MIN) continue;
      const [a, b] = [one, other].map(({ name }) => nameInFormula(name));
      return {
        texts: [one.name, other.name],
        numbers: [],
        isClose: true,
        expression: `if(random() < ${(first / (first + second)).toFixed(2)}, ${a}, ${b})`,
        holds: (texts, _, text) => text === '' || texts.includes(text),
      };
    }
  }
  return undefined;
}

/** Finds the result of a match by two scores, such as H, D and A: each number of two decides by its order. */
export function findResultRule(
  target: TextColumn,
  numbers: readonly NumericColumn[],
): ChoiceRule | undefined {
  const rowsOf = new Map<string, number>();
  for (const text of target.texts) rowsOf.set(text, (rowsOf.get(text) ?? 0) + 1);
  const isChosen = rowsOf.size >= 2 && [...rowsOf].every(([text, rows]) => text !== '' && rows >= CHOSEN_MIN);
  if (!isChosen || rowsOf.size > 3) return undefined;
  const sources = numbers.slice(0, NUMBERS_MAX);
  for (const [i, more] of sources.entries()) {
    for (const less of sources.slice(i + 1)) {
      const rule = resultBy(target, more, less);
      if (rule) return rule;
    }
  }
  return undefined;
}

/** Each order has the result of its first row. */
function resultBy(target: TextColumn, more: NumericColumn, less: NumericColumn): ChoiceRule | undefined {
  const orderOf = (a = Number.NaN, b = Number.NaN) => Math.sign(a - b);
  const results = new Map<number, string>();
  let exceptions = 0;
  for (const [row, text] of target.texts.entries()) {
    const order = orderOf(more.values[row], less.values[row]);
    const known = results.get(order);
    if (known === undefined) results.set(order, text);
    else if (known !== text && !areExceptions(++exceptions, target.texts.length)) return undefined;
  }
  const [above, below, level] = [1, -1, 0].map((order) => results.get(order));
  const isSeen = above !== undefined && below !== undefined && above !== below;
  if (!isSeen || results.has(Number.NaN)) return undefined;
  const [x, y] = [more, less].map(({ name }) => nameInFormula(name));
  const [won, lost, drawn] = [above, below, level ?? above].map(quoted);
  return {
    texts: [],
    numbers: [more.name, less.name],
    expression:
      level === undefined
        ? `if(${x} > ${y}, ${won}, ${lost})`
        : `if(${x} > ${y}, ${won}, if(${x} < ${y}, ${lost}, ${drawn}))`,
    holds: (_, [a, b], text) => results.get(orderOf(a, b)) === text,
  };
}

function decidedBy(
  target: TextColumn,
  [one, other]: readonly [TextColumn, TextColumn],
  rest: string | undefined,
  numbers: readonly NumericColumn[],
): ChoiceRule | undefined {
  for (const more of numbers) {
    for (const less of numbers) {
      if (more === less) continue;
      const holds: ChoiceRule['holds'] = ([first, second], [a = Number.NaN, b = Number.NaN], text) =>
        text === (a > b ? first : a < b ? second : (rest ?? first));
      const exceptions = target.texts.filter(
        (text, row) =>
          !holds(
            [one.texts[row] ?? '', other.texts[row] ?? ''],
            [more.values[row] ?? Number.NaN, less.values[row] ?? Number.NaN],
            text,
          ),
      ).length;
      if (!areExceptions(exceptions, target.texts.length)) continue;
      const [a, b, x, y] = [one, other, more, less].map(({ name }) => nameInFormula(name));
      const constant = rest === '' ? '' : `, ${quoted(rest ?? '')}`;
      const expression =
        rest === undefined
          ? `if(${x} >= ${y}, ${a}, ${b})`
          : `if(${x} > ${y}, ${a}, if(${x} < ${y}, ${b}${constant}))`;
      return { texts: [one.name, other.name], numbers: [more.name, less.name], expression, holds };
    }
  }
  return undefined;
}
