import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTokens, type SyntaxId, type Token } from '../../../../../src/app/studio/controls/syntax.ts';
import { isLanguageId, languages } from '../../../../../src/code/languages.ts';
import { formats } from '../../../../../src/formats/formats.ts';
import { codeOf, openedDocuments } from '../../../../fixtures/code.ts';
import { textFormats } from '../../../../fixtures/text-formats.ts';
import { schemaFile } from '../../../../fixtures/writers.ts';

const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join('');
const ofKind = (kind: Token['kind'], tokens: readonly Token[]) =>
  tokens.filter((token) => token.kind === kind).map(({ text }) => text);
const kindsIn = (text: string, syntax: SyntaxId) => {
  const { tokens } = readTokens(text, syntax);
  return Object.fromEntries(
    (['key', 'string', 'number', 'word', 'comment'] as const).map((kind) => [kind, ofKind(kind, tokens)]),
  );
};

const documents = openedDocuments.filter(([name]) => ['plain', 'options', 'formulas'].includes(name));
/** Texts that our own writers write, each with its syntax. */
const written: readonly (readonly [string, SyntaxId, string])[] = documents.flatMap(([name, opened]) => [
  ...textFormats.map((format) => {
    const options = format === 'template' ? { row: '{row}: "{row}"' } : {};
    const tables = 'ofTables' in formats[format] ? opened.tables : opened.tables.slice(0, 1);
    return [`${name} as ${format}`, format, schemaFile(format, tables, options)] as const;
  }),
  ...Object.keys(languages)
    .filter(isLanguageId)
    .map((language) => [`${name} in ${language}`, language, codeOf(language, opened)] as const),
]);

test.each(written)('the tokens of %s are its text, of several kinds', (_, syntax, text) => {
  const { tokens, end } = readTokens(text, syntax);
  expect(textOf(tokens)).toBe(text);
  expect(end).toBe(text.length);
  if (text.length > 200) expect(new Set(tokens.map(({ kind }) => kind)).size).toBeGreaterThan(2);
});

test.each(written)('%s has the same tokens read in parts', (_, syntax, text) => {
  const whole = readTokens(text, syntax).tokens.filter(({ kind }) => kind);
  const inParts: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const { tokens, end } = readTokens(text, syntax, at, Math.min(text.length, at + 700));
    expect(end).toBeGreaterThan(at);
    inParts.push(...tokens.filter(({ kind }) => kind));
    at = end;
  }
  expect(inParts).toEqual(whole);
});

test('the tokens of any text are the text', () => {
  const ids = [...textFormats, ...Object.keys(languages).filter(isLanguageId)];
  const characters = fc.constantFrom(...'"\'`\\<>/!-[]{}(),:;|#*\n\r\t 01.eENntrue@é😀$');
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.string({ unit: characters, maxLength: 80 }), (syntax, text) => {
      expect(textOf(readTokens(text, syntax).tokens)).toBe(text);
    }),
    { numRuns: 500 },
  );
});

describe('the kinds of', () => {
  test.each<readonly [SyntaxId, string, object]>([
    [
      'json',
      '{"a \\" b": "x: \\"1\\"", "n": [-1.5e3, true, null], "open',
      {
        key: ['"a \\" b"', '"n"'],
        string: ['"x: \\"1\\""', '"open'],
        number: ['-1.5e3'],
        word: ['true', 'null'],
      },
    ],
    [
      'csv',
      'id,a b\r\n1,"two\nlines, 2"\r\n-2.5,3 cats\r\ntrue,2024-01-01\r\n',
      { key: ['id,a b'], string: ['"two\nlines, 2"'], number: ['1', '-2.5'], word: ['true'] },
    ],
    ['csv', 'a,b\n1,2\n3,4\nx,5,6\n', { key: ['a,b'], number: ['1', '2', '3', '4', '5', '6'] }],
    ['csv', 'a;b\n1,5;2\nx;3,5\n', { key: ['a;b'], number: ['1,5', '2', '3,5'] }],
    ['tsv', 'id\tok\n7\tfalse\n', { key: ['id\tok'], number: ['7'], word: ['false'] }],
    [
      'sql',
      `-- it's\nINSERT INTO "a""b" ([c], \`d\`) VALUES ('it''s 1', N'x', -2, NULL); /* 5 */`,
      {
        comment: ["-- it's", '/* 5 */'],
        key: ['"a""b"', '[c]', '`d`'],
        string: ["'it''s 1'", "N'x'"],
        number: ['-2'],
        word: ['INSERT', 'INTO', 'VALUES', 'NULL'],
      },
    ],
    [
      'sql-copy',
      `COPY "a" ("b") FROM stdin;\nit's\t1\n\\.\nCOMMIT;`,
      { key: ['"a"', '"b"'], string: [], number: [], word: ['COPY', 'FROM', 'COMMIT'] },
    ],
    [
      'xml',
      '<?xml version="1.0"?>\n<a b="c">say "hi"</a><n>-5</n><t>true</t><!-- 1 -->',
      {
        key: ['<?xml', '?>', '<a', '>', '</a', '>', '<n', '>', '</n', '>', '<t', '>', '</t', '>'],
        string: ['"1.0"', '"c"'],
        number: ['-5'],
        word: ['true'],
        comment: ['<!-- 1 -->'],
      },
    ],
    [
      'yaml',
      '- id: 1\n  full name: Ann: x\n  "n": null\n  at: 2025-01-01T10:00:00Z\n  o: {"a": 2}\n  t: "x # y"\n',
      {
        key: ['id', 'full name', '"n"', 'at', 'o', '"a"', 't'],
        string: ['Ann: x', '2025-01-01T10:00:00Z', '"x # y"'],
        number: ['1', '2'],
        word: ['null'],
        comment: [],
      },
    ],
    [
      'markdown',
      '| id | ok |\n| ---: | --- |\n| 1 | true |\n| 2 cats | x |\n',
      { key: ['| id | ok |'], comment: ['| ---: | --- |'], number: ['1'], word: ['true'] },
    ],
    [
      'typescript',
      '/** A "row". */\nexport const a = [{ id: 1n, "b c": "x: 1", type: null }];\n// 5',
      {
        comment: ['/** A "row". */', '// 5'],
        key: ['id', '"b c"', 'type'],
        string: ['"x: 1"'],
        number: ['1n'],
        word: ['export', 'const', 'null'],
      },
    ],
    [
      'python',
      'import datetime\na = [{"id": -1, "t": "x: 1", "o": None}]  # 5',
      {
        key: ['"id"', '"t"', '"o"'],
        string: ['"x: 1"'],
        number: ['-1'],
        word: ['import', 'None'],
        comment: ['# 5'],
      },
    ],
  ])('%s', (syntax, text, kinds) => {
    expect(kindsIn(text, syntax)).toMatchObject(kinds);
  });
});

test.each([
  ['a text without ends of lines', 'json', `"${'a'.repeat(1_000_000)}"`],
  ['a text that never ends', 'csv', `a\n"${'b""'.repeat(300_000)}`],
  ['many quotes', 'xml', '"a" '.repeat(100_000)],
  ['many openings', 'typescript', '/*'.repeat(500_000)],
  ['many openings', 'sql', '/*'.repeat(500_000)],
  ['many openings', 'xml', '<!--'.repeat(250_000)],
  ['many brackets', 'sql', ' ['.repeat(500_000)],
  ['many words of two characters', 'typescript', 'a$'.repeat(500_000)],
  ['many colons', 'yaml', ':- '.repeat(50_000)],
  ['many spaces', 'yaml', ' '.repeat(50_000)],
  ['many spaces before numbers', 'markdown', `a\n${`|${' '.repeat(500)}1 `.repeat(400)}`],
] as const)(
  '%s is read whole',
  (_, syntax, text) => {
    expect(textOf(readTokens(text, syntax).tokens)).toHaveLength(text.length);
  },
  5_000,
);
