import type { JsonObject } from './json-object.ts';
import { isJsonObject } from './json-object.ts';
import { scanJson } from './json-scanner.ts';
import { type Fix, type Path, type Problem, pointerOf } from './problem.ts';
import { PROBLEMS_MAX, shown } from './problems.ts';

const NUMBER = /^(-?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/** The length without zeros at the end. */
function lengthWithoutZeros(digits: string): number {
  let { length } = digits;
  while (digits[length - 1] === '0') length--;
  return length;
}

/** The sign, the digits without zeros at the ends, and the power of ten of the last digit. */
function decimalForm(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.slice(0, lengthWithoutZeros(digits));
  if (significant === '') return '0';
  const power = Number(exponent) - fraction.length + (digits.length - significant.length);
  return `${sign}${significant}e${power}`;
}

/**
 * Whether a number of JSON is written again with the digits that it has. A double holds 15 significant digits, and some
 * numbers with 16 or 17. https://en.wikipedia.org/wiki/Double-precision_floating-point_format
 */
export function isExactNumber(text: string): boolean {
  return decimalForm(text) === decimalForm(String(Number(text)));
}

/** No number without one of these has more than 15 digits, or an exponent. */
const MAY_BE_INEXACT = /[\d.]{16}|\d[eE]/;

interface Container {
  readonly step: string | number | undefined;
  /** The index of the next element; undefined in an object. */
  index: number | undefined;
  /** The name of the next value in an object. */
  name: string;
}

/** Finds the numbers of a document's JSON with digits that a double does not hold, so that reading would change them. */
export function inexactNumbers(json: string, source: unknown): readonly Problem[] {
  if (!MAY_BE_INEXACT.test(json)) return [];
  const problems: Problem[] = [];
  const open: Container[] = [];
  const nextStep = () => {
    const container = open.at(-1);
    return container?.index === undefined ? container?.name : container.index++;
  };
  scanJson(json, {
    begin(kind) {
      open.push({ step: nextStep(), index: kind === 'array' ? 0 : undefined, name: '' });
    },
    end() {
      open.pop();
    },
    name(name) {
      const container = open.at(-1);
      if (container) container.name = name;
    },
    value(value) {
      const step = nextStep();
      if (value === null || typeof value !== 'object' || isExactNumber(value.digits)) return;
      if (problems.length === PROBLEMS_MAX) return;
      const path = [...open.map((container) => container.step), step].filter((part) => part !== undefined);
      problems.push(problemOf(path, value.digits, source));
    },
  });
  return problems;
}

const INTEGER = /^-?\d+$/;

function problemOf(path: Path, digits: string, source: unknown): Problem {
  const number = Number(digits);
  const message = `${shown(digits)} has more digits than a number of JSON holds: it would become ${number}.`;
  const fitting: Fix = {
    text: `Use ${number}`,
    patch: [{ op: 'replace', path: pointerOf(path), value: number }],
  };
  const code = 'inexact-number';
  if (!takesText(path, source))
    return Number.isFinite(number) ? { path, code, message, fix: fitting } : { path, code, message };
  const advice = `Write it as a text: "${shown(digits)}"`;
  const keepsType = !INTEGER.test(digits) && Number.isFinite(number);
  if (keepsType) return { path, code, message: `${message} ${advice}.`, fix: fitting };
  const patch: Fix['patch'] = [{ op: 'replace', path: pointerOf(path), value: digits }];
  return { path, code, message, fix: { text: advice, patch } };
}

/** Whether a text of digits can be in place of the number: as a seed, in a constant or a list, and as a limit of big integers. */
function takesText(path: Path, source: unknown): boolean {
  const [last, before] = path.toReversed();
  if (path.length === 1) return last === 'seed';
  if (before === 'options' && last === 'value') return true;
  if (before === 'values') return true;
  return before === 'options' && fieldAt(path.slice(0, -2), source) === 'number.bigInt';
}

/** The field of a column, or of an array's items, at a path. */
function fieldAt(path: Path, source: unknown): unknown {
  const holder = path.reduce<unknown>(
    (value, step) => (isObjectOrList(value) ? value[step] : undefined),
    source,
  );
  return isJsonObject(holder) ? holder.field : undefined;
}

function isObjectOrList(value: unknown): value is JsonObject & Readonly<Record<number, unknown>> {
  return typeof value === 'object' && value !== null;
}
