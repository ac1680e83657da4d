import { isoDuration } from '../iso-duration.ts';
import type { SampleFacts } from '../source-tables.ts';
import { timeOfIso } from './cell.ts';

type Order = NonNullable<SampleFacts['order']>;

/** With jitter, all values of a series must be kept. */
const KEPT_MAX = 200_000;
const JITTER_ROWS_MIN = 20;
const PAD_MAX = 100;
/** Texts of more digits are not counted up. */
const DIGITS_MAX = 15;

const NUMBER = /^-?\d{1,15}(?:\.\d{1,9})?$/;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The steps that people choose, in milliseconds. */
const STEPS = [
  ...[DAY, 12 * HOUR, 6 * HOUR, HOUR, 30 * MINUTE, 15 * MINUTE, 10 * MINUTE, 5 * MINUTE, MINUTE],
  ...[30 * SECOND, 15 * SECOND, 10 * SECOND, 5 * SECOND, SECOND],
];

interface Read {
  readonly kind: 'number' | 'date' | 'timestamp' | 'text';
  readonly value: number;
  /** What precedes the digits of a text. */
  readonly prefix: string;
  readonly digits: string;
}

function read(text: string): Read | undefined {
  if (NUMBER.test(text) && !/^-?0\d/.test(text))
    return { kind: 'number', value: Number(text), prefix: '', digits: '' };
  const time = timeOfIso(text);
  if (time !== undefined) {
    return { kind: text.length <= 10 ? 'date' : 'timestamp', value: time, prefix: '', digits: '' };
  }
  let from = text.length;
  while (from > 0 && isDigit(text.charCodeAt(from - 1))) from--;
  const digits = text.slice(from);
  if (digits === '' || digits.length > DIGITS_MAX) return undefined;
  return { kind: 'text', value: Number(digits), prefix: text.slice(0, from), digits };
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

const rounded = (value: number) => Number(value.toPrecision(15));

/** Finds out whether the cells of a column grow from row to row, by one step or nearly. */
export class RowOrder {
  #isAlive = true;
  #rows = 0;
  #first: Read | undefined;
  #step = 0;
  #last = 0;
  #isEven = true;
  #isWhole = true;
  /** The number of digits of texts with zeros before their number; 0 if there is none. */
  #pad = 0;
  #shortest = Number.POSITIVE_INFINITY;
  readonly #values: number[] = [];

  /** @param row the row's number, from 0. A row that is left out is null. */
  add(text: string, row: number): void {
    if (!this.#isAlive) return;
    const found = row === this.#rows ? read(text) : undefined;
    this.#isAlive = found !== undefined && this.#takes(found);
    this.#rows++;
  }

  #takes(found: Read): boolean {
    const { kind, value, prefix, digits } = found;
    const first = this.#first ?? found;
    this.#first = first;
    if (kind !== first.kind || prefix !== first.prefix) return false;
    if (kind === 'text' && !this.#takesDigits(digits)) return false;
    if (!Number.isInteger(value)) this.#isWhole = false;
    if (this.#rows === 1) this.#step = rounded(value - first.value);
    if (this.#rows > 0 && !this.#follows(value, first.value)) return false;
    this.#last = value;
    if (this.#values.length < KEPT_MAX) this.#values.push(value);
    return true;
  }

  #takesDigits(digits: string): boolean {
    if (digits.startsWith('0') && digits.length > 1) {
      if (this.#pad !== 0 && this.#pad !== digits.length) return false;
      this.#pad = digits.length;
    }
    this.#shortest = Math.min(this.#shortest, digits.length);
    return this.#pad === 0 || this.#shortest >= this.#pad;
  }

  #follows(value: number, first: number): boolean {
    const expected = first + this.#rows * this.#step;
    if (this.#step === 0) return false;
    if (Math.abs(value - expected) > 1e-9 * Math.max(1, Math.abs(expected))) this.#isEven = false;
    return this.#isEven || (this.#hasJitter() && value >= this.#last);
  }

  #hasJitter(): boolean {
    return this.#first?.kind === 'timestamp' || (this.#first?.kind === 'number' && !this.#isWhole);
  }

  /** Whether every value differs from the one before by the same step: then all differ. */
  get isEven(): boolean {
    return this.#isAlive && this.#isEven && this.#rows > 1;
  }

  found(rows: number): Order | undefined {
    const first = this.#first;
    const isTooShort = this.#rows < (Math.abs(this.#step) === 1 ? 3 : 5);
    if (!this.#isAlive || first === undefined || rows !== this.#rows || isTooShort) return undefined;
    if (!this.#isEven) return this.#withJitter(first);
    const { kind, value, prefix } = first;
    if (kind === 'text') {
      if (prefix.length > 100 || this.#pad > PAD_MAX) return undefined;
      const pad = this.#pad > 0 ? { pad: this.#pad } : {};
      return {
        kind: 'sequence',
        start: value,
        step: this.#step,
        ...pad,
        ...(prefix === '' ? {} : { prefix }),
      };
    }
    if (kind === 'number' && this.#isWhole) return { kind: 'sequence', start: value, step: this.#step };
    if (kind === 'number') return { kind: 'series', from: value, step: this.#step };
    if (this.#step < 0) return undefined;
    return { kind: 'series', from: isoOf(value, kind), step: isoDuration(this.#step) };
  }

  /** Every row lies within one step from its place. */
  #withJitter({ kind, value }: Read): Order | undefined {
    const values = this.#values;
    if (this.#rows < JITTER_ROWS_MIN || this.#rows > values.length) return undefined;
    const mean = (this.#last - value) / (this.#rows - 1);
    const error = (2 * mean) / (this.#rows - 1);
    for (const unit of kind === 'number' ? decimalUnits(mean) : STEPS) {
      const step = rounded(Math.round(mean / unit) * unit);
      if (step <= 0 || Math.abs(step - mean) > error) continue;
      const rests = values.map((each, i) => each - i * step);
      const least = rests.reduce((a, b) => Math.min(a, b));
      const most = rests.reduce((a, b) => Math.max(a, b));
      const floor = rounded(Math.floor(least / unit) * unit);
      const from = most - floor < step ? floor : least;
      if (most - from >= step) continue;
      const jitter = Math.min(1, Math.ceil(((most - from) / step) * 100) / 100);
      if (kind === 'number') return { kind: 'series', from, step, jitter };
      return { kind: 'series', from: isoOf(from, kind), step: isoDuration(step), jitter };
    }
    return undefined;
  }
}

/** Powers of ten from the mean's own down to a thousandth of it. */
function decimalUnits(mean: number): readonly number[] {
  const power = Math.floor(Math.log10(mean));
  return [0, 1, 2, 3].map((less) => Number(`1e${power - less}`));
}

function isoOf(time: number, kind: Read['kind']): string {
  const iso = new Date(time).toISOString();
  return kind === 'date' ? iso.slice(0, 10) : iso;
}
