/** Behind the day: the sign before the time of day, and zones without an offset. Other offsets would move the moments. */
const REST = /^([T ])\d\d:\d\d(:\d\d)?(?:\.(\d{1,9}))?( ?(?:Z|UTC|[+-]00(?::?00)?))?$/;
/** Behind the time of day: the distance of a zone. */
const OFFSET = /:\d\d(?:\.\d{1,9})?( ?[+-]\d\d(?::?\d\d)?)$/;
const DAY_LENGTH = 10;
/** How files have moments. */
const DEFAULT_FORMAT = 'YYYY-MM-DDTHH:mm:ss.SSSZ';

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

/** Finds the one form in which all moments of a column are written, of those that ISO 8601 and databases have. */
export class IsoForm {
  #first: string | undefined;
  #isOne = true;
  /** How many moments have each distance of a zone: summer and winter differ. */
  readonly #offsets = new Map<string, number>();
  #hasOffsets = true;

  /** @param text a day or a moment that `timeOfIso` reads */
  add(text: string): void {
    this.#first ??= text;
    if (this.#hasOffsets && text.length <= DAY_LENGTH) this.#hasOffsets = false;
    if (this.#hasOffsets) this.#addOffset(OFFSET.exec(text)?.[1]);
    if (this.#isOne) this.#isOne = hasForm(this.#first, text);
  }

  #addOffset(offset: string | undefined): void {
    if (offset === undefined) this.#hasOffsets = false;
    else this.#offsets.set(offset, (this.#offsets.get(offset) ?? 0) + 1);
  }

  /** The zone of most moments, such as ` -10:00`, if all have one and it is not that of UTC. */
  get offset(): string | undefined {
    if (!this.#isOne || !this.#hasOffsets) return undefined;
    const [most] = [...this.#offsets].sort(([, one], [, other]) => other - one);
    return most !== undefined && /[1-9]/.test(most[0]) ? most[0] : undefined;
  }

  get isMixed(): boolean {
    return !this.#isOne;
  }

  /** The format, if it is not that of all files. Days alone have none. */
  format(): string | undefined {
    const rest = this.#isOne ? REST.exec(this.#first?.slice(DAY_LENGTH) ?? '') : null;
    if (rest === null) return undefined;
    const [, between = '', seconds, fraction, zone = ''] = rest;
    const ofFraction = fraction === undefined ? '' : `.${'SSS'.padEnd(fraction.length, '0')}`;
    if (fraction !== undefined && fraction.length < 3) return undefined;
    const ofZone = zone.replace('UTC', '[UTC]');
    const format = `YYYY-MM-DD${between}HH:mm${seconds === undefined ? '' : ':ss'}${ofFraction}${ofZone}`;
    return format === DEFAULT_FORMAT ? undefined : format;
  }
}

/** Whether two texts have digits in the same places, and the same other characters. */
function hasForm(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  for (let i = DAY_LENGTH; i < one.length; i++) {
    const code = one.charCodeAt(i);
    if (isDigit(code) ? !isDigit(other.charCodeAt(i)) : code !== other.charCodeAt(i)) return false;
  }
  return true;
}
