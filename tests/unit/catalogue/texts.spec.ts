import { describe, expect, test } from 'vitest';
import { commonOptions } from '../../../src/catalogue/common-options.ts';
import type { OptionInfo } from '../../../src/catalogue/field.ts';
import { fields } from '../../../src/catalogue/fields.ts';
import { formats } from '../../../src/formats/formats.ts';

/** In characters: two lines of the inspector. */
const HELP_MAX = 70;

type Options = Readonly<Record<string, OptionInfo>>;

const withOptions: Readonly<Record<string, { readonly label: string; readonly options?: Options }>> = {
  ...fields,
  ...formats,
  'every field': { label: '', options: commonOptions },
};
const options = Object.entries(withOptions).flatMap(([of, { options = {} }]) =>
  Object.entries(options).map(([name, info]) => [`${of}: ${name}`, info] as const),
);

describe.each(options)('%s', (_, info) => {
  test('the help is short, and both texts are sentences', () => {
    expect(info.help.length).toBeLessThanOrEqual(HELP_MAX);
    for (const text of [info.help, info.more ?? '']) expect(text).toMatch(/^$|^[^a-z\s].*\.$/s);
  });

  test('each choice that has a label is a choice', () => {
    const labels = 'labels' in info && info.labels ? Object.keys(info.labels) : [];
    const choices = 'choices' in info ? info.choices : [];
    expect(choices).toEqual(expect.arrayContaining(labels));
  });
});

test.each(Object.entries(fields))('the label of %s has a space between its words', (_, { label }) => {
  expect(label.replace(/\b(?:IPv[46]|MongoDB|IBAN)\b/g, '')).not.toMatch(/\p{Ll}\p{Lu}/u);
});
