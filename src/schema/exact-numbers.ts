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

interface Decimal {
  readonly sign: string;
  /** The digits without zeros at the ends: empty for 0. */
  readonly significant: string;
  /** The power of ten of the last significant digit. */
  readonly power: number;
}

function decimalOf(text: string): Decimal {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.slice(0, lengthWithoutZeros(digits));
  if (significant === '') return { sign: '', significant, power: 0 };
  const power = Number(exponent) - fraction.length + (digits.length - significant.length);
  return { sign, significant, power };
}

function areEqual(one: Decimal, other: Decimal): boolean {
  return one.sign === other.sign && one.significant === other.significant && one.power === other.power;
}

const INTEGER = /^-?\d+$/;
/** As many significant digits tell all doubles apart. https://en.cppreference.com/w/cpp/types/numeric_limits/max_digits10 */
const MAX_DIGITS = 17;

/**
 * Whether reading a number of JSON keeps its digits. JavaScript writes an exact number with the same digits again. A
 * decimal is also exact if rounding its double to as many digits, at most 17, gives the same decimal: programs write
 * 0.10000000000000001 for 0.1 with `%.17g`.
 */
export function isExactNumber(text: string): boolean {
  const number = Number(text);
  const decimal = decimalOf(text);
  if (areEqual(decimal, decimalOf(String(number)))) return true;
  const { length } = decimal.significant;
  if (INTEGER.test(text) || length === 0 || length > MAX_DIGITS) return false;
  return areEqual(decimal, decimalOf(number.toPrecision(length)));
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

function lossOf(number: number): string {
  if (!Number.isFinite(number)) return 'is too large for a number of JSON';
  return number === 0 ? 'is too small for a number of JSON' : 'has more digits than a number of JSON holds';
}

/** A sentence about a number of JSON that reading would change. */
export function lossText(digits: string): string {
  const number = Number(digits);
  return `${shown(digits)} ${lossOf(number)}: it would become ${number}.`;
}

function problemOf(path: Path, digits: string, source: unknown): Problem {
  const number = Number(digits);
  const message = lossText(digits);
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
