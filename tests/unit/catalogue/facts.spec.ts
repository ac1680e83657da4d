import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compilerErrors } from '../../fixtures/compiler.ts';

/** A line, in front of which a file of the package gets another line. */
interface Addition {
  readonly file: string;
  readonly before: string;
  readonly line: string;
}

/** New fields, a function and a filter, without the facts that other files know of those that exist. */
const ADDITIONS: readonly Addition[] = [
  {
    file: 'src/catalogue/fields/hacker',
    before: "  'hacker.verb':",
    line: "  'hacker.text': { label: 'Text', type: 'text' },",
  },
  {
    file: 'src/catalogue/fields/number',
    before: "  'number.float':",
    line: "  'number.new': { label: 'New', type: 'decimal' },",
  },
  {
    file: 'src/catalogue/fields/date',
    before: "  'date.future':",
    line: "  'date.new': { label: 'New', type: 'timestamp' },",
  },
  {
    file: 'src/catalogue/fields/string',
    before: "  'string.uuid':",
    line: "  'string.new': { label: 'New', type: 'text', whenTooLong: 'refused', format: 'by-options', otherTypes: ['boolean'] },",
  },
  {
    file: 'src/expression/functions',
    before: '  year: ',
    line: "  newFunction: ofTime('newFunction(date)', 'New.', () => 1),",
  },
  {
    file: 'src/expression/filters',
    before: '  title: ',
    line: "  newFilter: textFilter('newFilter', 'New.', (text) => text),",
  },
];

/** The files with facts, and what the compiler says of each. */
const MESSAGES: readonly (readonly [file: string, message: string])[] = [
  [
    'src/catalogue/fields/hacker',
    `Type '{ readonly label: "Text"; readonly type: "text"; }' is not assignable to type 'Field'`,
  ],
  ['src/schema/option-types', `Property '"string.new"' is missing`],
  ['src/schema/field-numbers', `Property '"number.new"' is missing`],
  ['src/schema/field-bounds', `Property '"date.new"' is missing`],
  ['src/code/field-formats', `Property '"string.new"' is missing`],
  ['src/expression/outcome', "Property 'newFunction' is missing"],
  ['src/dataset/check/formula-length', "Property 'newFunction' is missing"],
  ['src/dataset/check/template-length', "Property 'newFilter' is missing"],
];

function withAdditions(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ADDITIONS.map(({ file, before, line }) => {
      const text = readFileSync(`${file}.ts`, 'utf8');
      expect(text, file).toContain(`\n${before}`);
      return [file, text.replace(`\n${before}`, `\n${line}\n${before}`)];
    }),
  );
}

it('a field, a function or a filter without its facts does not compile', { timeout: 60_000 }, () => {
  const errors = compilerErrors(
    withAdditions(),
    MESSAGES.map(([file]) => file),
  );
  const unsaid = MESSAGES.filter(
    ([file, message]) => !errors.some((error) => error.includes(`/${file}.ts: `) && error.includes(message)),
  );
  expect(unsaid).toEqual([]);
});
