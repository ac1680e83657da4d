import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { charactersOf, superlinearPart } from '../../fixtures/backtracking.ts';
import { sourceFiles, visitNodes } from '../../fixtures/source-files.ts';

const files = sourceFiles('src', 'workers');

const expressions = files.flatMap((file) => {
  const found: { readonly place: string; readonly source: string; readonly flags: string }[] = [];
  visitNodes(file, (node) => {
    if (node.kind !== ts.SyntaxKind.RegularExpressionLiteral) return;
    const text = node.getText(file);
    const end = text.lastIndexOf('/');
    found.push({ place: `${file.fileName} ${text}`, source: text.slice(1, end), flags: text.slice(end + 1) });
  });
  return found;
});

/** To be removed with the expressions. */
const KNOWN: readonly string[] = [];

/** The places where an expression is built from parts, with the reason why it takes linear time, and their number in the file. */
const COMPOSED: Readonly<Record<string, number>> = {
  // Only compiled, to see whether it is valid.
  'src/code/field-formats.ts': 1,
  'src/expression/pattern-flags.ts': 1,
  // One class of characters.
  'src/expression/text-case.ts': 1,
  // One class of characters, or a space at an end.
  'src/formats/csv.ts': 1,
  // One class of characters.
  'src/formats/xml.ts': 2,
  // One class of characters.
  'src/generators/mail-spelling.ts': 1,
  // Tried on examples of at most 36 characters.
  'src/importers/choose/by-checks.ts': 1,
  // At most 40 characters of a pattern, on texts of three.
  'src/importers/choose/by-sample.ts': 1,
  // Tried on keys and on the texts of 100 generated rows.
  'src/importers/json-schema/layers.ts': 1,
  // The user's own pattern, whose steps are bounded, or one class of it.
  'src/generators/pattern.ts': 3,
  'src/generators/pattern/parse.ts': 1,
  // Lists of words.
  'src/catalogue/domain-words.ts': 1,
  'src/importers/samples/number-styles.ts': 2,
  'src/locales/corrections.ts': 1,
  // The user's own passwords, as they are.
  'src/databases/redact.ts': 1,
  // The user's own patterns, on names of at most 64 characters.
  'src/importers/table-patterns.ts': 1,
};

const LENGTH = 32_768;

describe('a regular expression', () => {
  it('of ours takes linear time, whatever the text', () => {
    expect(expressions.length).toBeGreaterThan(150);
    const slow = expressions.flatMap(({ place, ...expression }) => {
      const part = superlinearPart(expression);
      return part === undefined ? [] : [`${place}: ${part}`];
    });
    expect(slow).toEqual(KNOWN);
  });

  it('is built from parts only if it is known to take linear time', () => {
    const found = new Map<string, number>();
    for (const file of files) {
      visitNodes(file, (node) => {
        if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return;
        if (node.expression.getText(file) !== 'RegExp') return;
        found.set(file.fileName, (found.get(file.fileName) ?? 0) + 1);
      });
    }
    expect(Object.fromEntries(found)).toEqual(COMPOSED);
  });

  // A quadratic one would take minutes: the test's time limit ends it.
  it('of ours reads 32,768 characters from its own alphabet', { tags: ['deep'] }, () => {
    const known = expressions.filter(({ place }) => !KNOWN.some((text) => text.startsWith(place)));
    expect(known.length).toBeGreaterThan(50);
    for (const { source, flags } of known) {
      const expression = new RegExp(source, flags);
      for (const character of charactersOf({ source, flags })) {
        const text = character.repeat(LENGTH);
        for (const attack of [text, `${text}\u0001`, `${text}\n!`, `a${text}a`])
          attack.replace(expression, '');
      }
    }
  });

  it.each([
    /a+$/,
    /\s+$/u,
    /^(.*?)(\d*@.*)$/,
    /^(.*?)(\d*)$/,
    /^(?:a*)*b/,
    /^(?:a|a)*b/,
    /^(?:a|ab|b)*c/,
    /\r+\n/g,
    /\B(?=(?:\d{3})+$)/g,
    /(?<=a*)b/,
    /^\s*\d+\s*$/m,
    /^a*b?a*$/,
    /x(?!.*y)z/,
    /\{\{([a-z].*?)\}\}/,
  ])('%s is found to take more', (expression) => {
    expect(superlinearPart(expression)).toBeDefined();
  });

  it.each([
    /a+/g,
    /^\s*\d+\s*$/,
    /\s*/y,
    /^[^@]*@/,
    /a?b?c/,
    /[\t\r\n]+/g,
    /^a*b*$/,
    /^(?:a|b)*$/,
    /^(?:[^"\\]|\\.)*$/s,
    /\d{1,3}x/g,
    /(?<=\d)[,\s_](?=\d{3})/g,
  ])('%s is found to be linear', (expression) => {
    expect(superlinearPart(expression)).toBeUndefined();
  });
});
