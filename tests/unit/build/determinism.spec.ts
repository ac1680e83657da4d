import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles, visitNodes } from '../../fixtures/source-files.ts';

/** The layers whose results are the same in every engine, at any time and place. */
const PURE = [
  'catalogue',
  'code',
  'dataset',
  'expression',
  'formats',
  'generators',
  'locales',
  'random',
  'schema',
  'result.ts',
].map((layer) => `src/${layer}`);

/** The members of `Math` that ECMA-262 defines exactly. https://tc39.es/ecma262/#sec-function-properties-of-the-math-object leaves the rest to engines. */
const EXACT = new Set([
  ...['E', 'LN10', 'LN2', 'LOG10E', 'LOG2E', 'PI', 'SQRT1_2', 'SQRT2'],
  ...['abs', 'ceil', 'clz32', 'floor', 'fround', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc'],
]);

const GLOBALS = new Set(['Math', 'Intl', 'performance', 'crypto']);

const EXPONENT_MAX: Readonly<Record<string, number>> = { 2: 1023, 10: 22 };

/** Methods of dates and texts that depend on the time zone or on the language of the machine. */
const LOCAL =
  /^(?:(?:get|set)(?!UTC|Time$)(?:Date|Day|FullYear|Hours|Milliseconds|Minutes|Month|Seconds|TimezoneOffset|Year)|toLocale\w*|localeCompare|to(?:Date|Time)String)$/;

function isExactPower(base: ts.Expression, exponent: ts.Expression): boolean {
  if (isBigInt(base) || isBigInt(exponent)) return true;
  if (!ts.isNumericLiteral(base) || !ts.isNumericLiteral(exponent)) return false;
  return Number(exponent.text) <= (EXPONENT_MAX[base.text] ?? -1);
}

/** Whether an expression is a bigint, judged by syntax. Bigints and numbers cannot be mixed. */
function isBigInt(node: ts.Expression): boolean {
  if (ts.isBigIntLiteral(node)) return true;
  if (ts.isParenthesizedExpression(node)) return isBigInt(node.expression);
  if (ts.isBinaryExpression(node)) return isBigInt(node.left) || isBigInt(node.right);
  return ts.isCallExpression(node) && isNamed(node.expression, 'BigInt');
}

function isNamed(node: ts.Expression, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name;
}

/** Uses of features that depend on the JavaScript engine, the time or the place. */
function undefinedPart(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) {
    const { expression, name } = node;
    if (isNamed(expression, 'Math')) return !EXACT.has(name.text);
    if (isNamed(expression, 'Date')) return name.text === 'now';
    if (!LOCAL.test(name.text)) return false;
    // English groups of digits are the same everywhere.
    const isEnglish = ts.isCallExpression(node.parent) && node.parent.arguments[0]?.getText() === "'en-US'";
    return !(name.text === 'toLocaleString' && isEnglish);
  }
  if (ts.isIdentifier(node) && GLOBALS.has(node.text)) {
    return !ts.isPropertyAccessExpression(node.parent) || node.text !== 'Math';
  }
  if (ts.isNewExpression(node) && isNamed(node.expression, 'Date')) return node.arguments?.length !== 1;
  if (!ts.isBinaryExpression(node)) return false;
  const operator = node.operatorToken.kind;
  if (operator === ts.SyntaxKind.AsteriskAsteriskEqualsToken) return true;
  return operator === ts.SyntaxKind.AsteriskAsteriskToken && !isExactPower(node.left, node.right);
}

function undefinedParts(file: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  visitNodes(file, (node) => {
    if (undefinedPart(node)) found.push(`${file.fileName}: ${node.getText(file)}`);
  });
  return found;
}

const parsed = (code: string) => ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true);

describe('the layers below the workers', () => {
  it('use nothing that depends on the JavaScript engine, the time or the place', () => {
    const files = sourceFiles(...PURE);
    expect(files.length).toBeGreaterThan(250);
    expect(files.flatMap(undefinedParts)).toEqual([]);
  });

  it.each([
    'Math.exp(x)',
    'Math.random()',
    'const { log } = Math',
    '10 ** digits',
    '10 ** -5',
    '1.5 ** 2',
    'x **= 2',
    'a.localeCompare(b)',
    'x.toLocaleString()',
    'x.toLocaleUpperCase()',
    'new Intl.NumberFormat()',
    'new Date()',
    'new Date(2026, 1, 1)',
    'Date.now()',
    'date.getHours()',
  ])('would be found with %s', (code) => {
    expect(undefinedParts(parsed(code))).not.toEqual([]);
  });

  it.each([
    'Math.sqrt(x)',
    '2 ** 53',
    '10 ** 10',
    '10n ** digits',
    'base ** BigInt(n)',
    "x.toLocaleString('en-US')",
    'new Date(x).getUTCHours()',
    'date.getTime()',
  ])('may have %s', (code) => {
    expect(undefinedParts(parsed(code))).toEqual([]);
  });
});
