import { describe, expect, test } from 'vitest';
import { controlOf } from '../../../src/app/studio/fields/controls.ts';
import { commonOptions } from '../../../src/catalogue/common-options.ts';
import type { Field, Json, OptionInfo } from '../../../src/catalogue/field.ts';
import { fields } from '../../../src/catalogue/fields.ts';
import { languages } from '../../../src/code/languages.ts';
import { formats } from '../../../src/formats/formats.ts';
import {
  defaultOf,
  optionText,
  parseOption,
  parseScalar,
  withoutDefault,
} from '../../../src/schema/option-texts.ts';

const everyHolder: Readonly<Record<string, Pick<Field, 'label' | 'options'>>> = {
  ...fields,
  ...formats,
  ...languages,
  common: { label: '', options: commonOptions },
};
const all = Object.entries(everyHolder).flatMap(([field, { options = {} }]) =>
  Object.entries(options).map(([name, info]) => [`${field}.${name}`, info] as const),
);

test('every option of a field, a format or a language has a label', () => {
  expect(all.length).toBeGreaterThan(200);
  for (const [at, info] of all) expect(info.label, at).not.toBe('');
});

test('a choice that can be left out is called by its meaning, and no help speaks of an empty list', () => {
  const sex = all.find(([at]) => at === 'person.firstName.sex')?.[1];
  expect(sex).toMatchObject({ kind: 'choice', empty: 'Either' });
  for (const [at, info] of all) {
    if (info.kind !== 'choice') continue;
    expect(info.help, at).not.toMatch(/empty/i);
    if (info.empty !== undefined) expect(defaultOf(info), at).toBeUndefined();
  }
});

test('a control shows each default and reads it back unchanged', () => {
  const withDefault = all.filter(([, info]) => defaultOf(info) !== undefined);
  expect(withDefault.length).toBeGreaterThan(100);
  for (const [at, info] of withDefault) {
    const byDefault = defaultOf(info) ?? null;
    const read = parseOption(info, optionText(info, byDefault));
    expect(read, at).toEqual(byDefault === '' ? undefined : byDefault);
    expect(withoutDefault(info, read), at).toBeUndefined();
  }
});

test('what lies between rows or paragraphs is shown as an escape, and read as one', () => {
  const { separator } = formats.template.options;
  expect(optionText(separator, '\n')).toBe('\\n');
  expect(parseOption(separator, '\\t')).toBe('\t');
  expect(optionText(commonOptions.prefix, 'C:\\temp')).toBe('C:\\temp');
  expect(parseOption(commonOptions.prefix, 'C:\\temp')).toBe('C:\\temp');
});

test('every choice of the catalogue can be chosen, and also no choice if there is no default', () => {
  for (const [at, info] of all) {
    if (info.kind !== 'choice') continue;
    expect(controlOf(info), at).toEqual({
      kind: 'select',
      choices: info.choices,
      canBeEmpty: info.default === undefined && !info.required,
    });
  }
});

const of = (kind: 'weights' | 'value' | 'integer' | 'columns' | 'text' | 'date'): OptionInfo =>
  ({
    kind,
    label: '',
    help: '',
    ...(kind === 'weights' ? { maxItems: 10 } : {}),
  }) as OptionInfo;

describe('a single value', () => {
  const values: readonly (readonly [string, Json])[] = [
    ['EUR', 'EUR'],
    ['5', 5],
    ['-2.5', -2.5],
    ['007', '007'],
    ['+5', '+5'],
    ['true', true],
    ['null', null],
    ['"5"', '5'],
    ['"true"', 'true'],
    ['"half', '"half'],
    ['a "b" c', 'a "b" c'],
    ['__proto__', '__proto__'],
  ];
  test.each(values)('%s is %j', (text, value) => {
    expect(parseScalar(text)).toEqual(value);
    expect(parseScalar(optionText(of('value'), value))).toEqual(value);
  });

  test.each(['9007199254740993', '0.12345678901234567890', '1e-400'])('%s keeps its digits', (text) => {
    expect(parseScalar(text)).toBe(text);
    expect(optionText(of('value'), text)).toBe(text);
  });

  test('with a line break is shown in quotes', () => {
    expect(optionText(of('value'), 'a\nb')).toBe('"a\\nb"');
  });
});

test('weights are separated by spaces, commas or lines, and a text that is not a number is kept', () => {
  expect(parseOption(of('weights'), '1, 5;3\nx')).toEqual([1, 5, 3, 'x']);
  expect(optionText(of('weights'), [1, 0.5, 3])).toBe('1 0.5 3');
});

test('a text that is not a number stays as it was typed', () => {
  expect(parseOption(of('date'), ' Now ')).toBe('now');
  expect(parseOption(of('date'), ' 2026-11-21')).toBe('2026-11-21');
  expect(parseOption(of('integer'), '12x')).toBe('12x');
  expect(optionText(of('integer'), '12x')).toBe('12x');
  expect(parseOption(of('integer'), '-')).toBe('-');
  expect(parseOption(of('integer'), '')).toBeUndefined();
});

test('a text that is not valid JSON stays as it was typed', () => {
  expect(parseOption(of('columns'), '[{"name":')).toBe('[{"name":');
  const columns = [{ name: 'city', field: 'location.city' }];
  expect(parseOption(of('columns'), optionText(of('columns'), columns))).toEqual(columns);
});

test('an empty text is a value if the default is a different text', () => {
  const separator: OptionInfo = { kind: 'text', label: '', help: '', default: '-' };
  expect(parseOption(separator, '')).toBe('');
  expect(parseOption(of('text'), '')).toBeUndefined();
});
