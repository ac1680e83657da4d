import { commonOptions } from '../../catalogue/common-options.ts';
import type { Json } from '../../catalogue/field.ts';
import { charactersOf, overlap } from '../../expression/character-set.ts';
import { lengthsOf } from '../../generators/characters.ts';
import { hasAffix } from '../../schema/option-types.ts';
import { defaultOf } from '../../schema/options.ts';
import type { Fix } from '../../schema/problem.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import { columnValues } from '../values.ts';
import { removal, setTo } from './context.ts';
import { type CheckedOptions, canHaveLetters, fieldCharacters, textsOfValues } from './letters.ts';

/**
 * Finds options without effect that only the values of the field can tell: a case of digits, or a length that no word
 * has. The catalogue says which options have no effect beside others.
 */
export function checkUnusedOptions(checked: CheckedOptions): void {
  checkNulls(checked);
  checkCase(checked);
  checkCasing(checked);
  checkWords(checked);
  checkLengths(checked);
  checkExcluded(checked);
  checkLeadingZeros(checked);
  checkNegativeAmounts(checked);
}

function addUnused({ context, path }: CheckedOptions, option: string, message: string, fix?: Fix): void {
  const at = [...path, option];
  context.add(at, 'option-not-applicable', message, fix ?? removal(`Remove “${option}”`, at));
}

/** The option, unless it has its default value. */
function changed({ column: { field, options } }: CheckedOptions, name: string): Json | undefined {
  return options[name] === defaultOf(field, name) ? undefined : options[name];
}

/** Null has no prefix, no suffix and no letters. */
function checkNulls(checked: CheckedOptions): void {
  const { column } = checked;
  if (!hasAffix(column) || !isAlwaysNull(column)) return;
  for (const name of Object.keys(commonOptions)) {
    if (changed(checked, name) === undefined || column.options[name] === '') continue;
    addUnused(checked, name, 'This has no effect, because the value is null.');
  }
}

function isAlwaysNull(column: ColumnSchema): boolean {
  return textsOfValues(column)?.every((text) => text === null) === true;
}

function checkCase(checked: CheckedOptions): void {
  const { column } = checked;
  // `relations.ts` refuses any case of a reference, and `checkNulls` that of null.
  if (column.options.case === undefined || column.field === 'reference' || isAlwaysNull(column)) return;
  if (canHaveLetters(checked)) return;
  addUnused(checked, 'case', 'This has no effect, because the values have no letters.');
}

/** In a unique column, `casing` also decides how many values differ in more than their case. */
function checkCasing(checked: CheckedOptions): void {
  const { options, unique } = checked.column;
  if (unique || options.case === undefined || changed(checked, 'casing') === undefined) return;
  addUnused(checked, 'casing', 'This has no effect if “case” is set.');
}

/** Words have a length of a list, so that some lengths have no words, and `strategy` decides only then. */
function checkWords(checked: CheckedOptions): void {
  const { context, column, rows, path } = checked;
  const { minLength, maxLength, strategy } = column.options;
  if (strategy === undefined) return;
  const bounds = ['minLength', 'maxLength'].filter((name) => column.options[name] !== undefined);
  if (bounds.length === 0) {
    if (strategy === 'closest')
      addUnused(checked, 'strategy', 'This has no effect unless “minLength” or “maxLength” is set.');
    return;
  }
  const [least, most] = [Number(minLength ?? 0), Number(maxLength ?? Number.POSITIVE_INFINITY)];
  const values = context.countOnce(column, rows, () =>
    columnValues(context.engineOf(column), { now: context.now, rowCount: rows }, column),
  );
  if (values.kind !== 'counted') return;
  const words = Array.from({ length: Number(values.count) }, (_, i) => String(values.at(i)));
  const doFit = words.every(({ length }) => length >= least && length <= most);
  if (doFit && changed(checked, 'strategy') !== undefined) {
    addUnused(checked, 'strategy', 'This has no effect, because some words have the requested length.');
  }
  if (doFit || strategy !== 'any-length') return;
  const [name = 'minLength'] = bounds;
  const patch = bounds.flatMap((bound) => removal('', [...path, bound]).patch);
  const message =
    'No word has the requested length, so words of any length would be used. Choose another “strategy”.';
  addUnused(checked, name, message, { text: 'Allow any length', patch });
}

/** `length` counts only for an end of the range of lengths that is not set. */
function checkLengths(checked: CheckedOptions): void {
  const { column, path } = checked;
  const length = changed(checked, 'length');
  const { minLength, maxLength } = column.options;
  if (typeof length !== 'number') return;
  const least = typeof minLength === 'number' ? minLength : undefined;
  const most = typeof maxLength === 'number' ? maxLength : undefined;
  if (least !== undefined && most !== undefined) {
    addUnused(checked, 'length', 'This has no effect if “minLength” and “maxLength” are set.');
    return;
  }
  const isBelow = least !== undefined && length < least;
  if (!isBelow && (most === undefined || length <= most)) return;
  const { min, max } = lengthsOf({ length, minLength: least, maxLength: most });
  const [missing, value] = isBelow ? ['maxLength', max] : ['minLength', min];
  const message = isBelow
    ? `This has no effect, because it is less than “minLength”. All values have ${min} characters.`
    : `This has no effect, because it is more than “maxLength”. All values have ${max} characters.`;
  const patch = [
    ...removal('', [...path, 'length']).patch,
    ...setTo('', [...path, String(missing)], value).patch,
  ];
  addUnused(checked, 'length', message, { text: `Set ${missing} to ${value} instead`, patch });
}

function checkExcluded(checked: CheckedOptions): void {
  const exclude = changed(checked, 'exclude');
  if (typeof exclude !== 'string') return;
  const characters = fieldCharacters(checked, { ...checked.column.options, exclude: '' });
  if (overlap({ ...characters, empty: false, outerSpaces: false }, charactersOf([exclude]))) return;
  addUnused(checked, 'exclude', 'This has no effect, because none of these characters can occur.');
}

function checkLeadingZeros(checked: CheckedOptions): void {
  const { allowLeadingZeros, exclude } = checked.column.options;
  if (allowLeadingZeros !== false || !String(exclude ?? '').includes('0')) return;
  addUnused(checked, 'allowLeadingZeros', 'This has no effect, because zeros are excluded.');
}

function checkNegativeAmounts(checked: CheckedOptions): void {
  const { field, options } = checked.column;
  if (field !== 'finance.amount' || options.distribution !== 'log-normal' || Number(options.min) >= 0) return;
  const message = 'This has no effect on a range with negative amounts, which is uniform.';
  addUnused(checked, 'distribution', message);
}
