import type { Json } from '../catalogue/field.ts';
import { CALENDAR_PHRASE, nearestDay, parseIso } from '../expression/dates.ts';
import { isJsonObject, type JsonObject } from './json-object.ts';
import { NOW } from './now.ts';
import { type Fix, type PatchOperation, type Path, type ProblemCode, pointerOf } from './problem.ts';
import { Problems, shown } from './problems.ts';
import { LOCALE_DEFAULT } from './schema.ts';

export interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

const KINDS: Readonly<Partial<Record<string, string>>> = {
  string: 'a text',
  number: 'a number',
  object: 'an object',
  function: 'a function',
};

/** What a value is, in the words of messages. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return (value === null ? undefined : KINDS[typeof value]) ?? String(value);
}

/** The message and the fix for a date outside the calendar. */
export function outsideCalendar(path: Path, text: string, nearest: string): readonly [string, Fix] {
  return [
    `“${shown(text)}” is outside ${CALENDAR_PHRASE}.`,
    { text: `Set it to ${nearest}`, patch: [{ op: 'replace', path: pointerOf(path), value: nearest }] },
  ];
}

/** Reads values of unknown shape. Records each problem, and then returns undefined or a default instead. */
export class Reader {
  /** The names of available locales. */
  readonly locales: readonly string[];
  readonly problems = new Problems();
  /** The paths of everything that was read. */
  readonly paths = new Map<object, Path>();
  /** The number of columns in the document. Nested ones are added when they are read. */
  columnCount = 0;
  /** Objects that were read although they contain problems. */
  readonly faulty = new Set<object>();
  /** For each table, the names of columns that could not be read. */
  readonly unread = new Map<object, ReadonlySet<string>>();

  constructor(locales: readonly string[] = [LOCALE_DEFAULT]) {
    this.locales = locales;
  }

  /**
   * Records the path of an object that was read, and whether reading it added problems to the `problemsBefore` earlier
   * ones.
   */
  place(path: Path, read: object, problemsBefore: number): void {
    this.paths.set(read, path);
    if (this.problems.count > problemsBefore) this.faulty.add(read);
  }

  /** Gives a changed copy the path and the faults of the original. */
  replace(before: object, after: object): void {
    this.paths.set(after, this.paths.get(before) ?? []);
    if (this.faulty.has(before)) this.faulty.add(after);
  }

  refuse(path: Path, code: ProblemCode, message: string, fix?: Fix): undefined {
    return this.problems.add(fix ? { path, code, message, fix } : { path, code, message });
  }

  #refuseType(path: Path, what: string, value: unknown): undefined {
    return this.refuse(path, 'wrong-type', `This must be ${what}, not ${kindOf(value)}.`);
  }

  /** Reads an object's properties. Refuses properties that are not named, and missing required ones. */
  object(
    path: Path,
    value: unknown,
    names: { readonly required: readonly string[]; readonly optional: readonly string[] },
  ): ReadonlyMap<string, unknown> {
    if (!isJsonObject(value)) {
      this.#refuseType(path, 'an object', value);
      return new Map();
    }
    const { required, optional } = names;
    const known = new Set([...required, ...optional]);
    const entries = Object.entries(value).filter(([name, property]) => {
      if (property === undefined) return false;
      if (known.has(name)) return true;
      this.#refuseProperty(path, name, value, known);
      return false;
    });
    const properties = new Map(entries);
    for (const name of required) {
      if (properties.has(name)) continue;
      this.refuse([...path, name], 'missing-property', `The property “${name}” is missing.`);
    }
    return properties;
  }

  /** The fix gives the property the name that is closest to it, unless the object has that one. Otherwise the fix removes the property. */
  #refuseProperty(path: Path, name: string, object: JsonObject, known: ReadonlySet<string>): void {
    const at = [...path, name];
    const suggestion = this.problems.suggestion(name, known);
    const hint = suggestion === undefined ? '' : ` Did you mean “${suggestion}”?`;
    const removal: PatchOperation = { op: 'remove', path: pointerOf(at) };
    const fix: Fix =
      suggestion === undefined || Object.hasOwn(object, suggestion)
        ? { text: `Remove “${shown(name)}”`, patch: [removal] }
        : {
            text: `Rename it to “${suggestion}”`,
            patch: [
              removal,
              { op: 'add', path: pointerOf([...path, suggestion]), value: object[name] as Json },
            ],
          };
    this.refuse(at, 'unknown-property', `There is no property “${shown(name)}” here.${hint}`, fix);
  }

  list(path: Path, value: unknown, maxLength = Number.POSITIVE_INFINITY): readonly unknown[] {
    if (!Array.isArray(value)) {
      if (value !== undefined) this.#refuseType(path, 'a list', value);
      return [];
    }
    if (value.length <= maxLength) return value;
    this.refuse(path, 'too-large', `This has ${value.length} items; the limit is ${maxLength}.`);
    return [];
  }

  /** @param fixOf the fix of a text that is too long */
  text(
    path: Path,
    value: unknown,
    maxLength = Number.POSITIVE_INFINITY,
    fixOf?: (text: string) => Fix | undefined,
  ): string | undefined {
    if (typeof value !== 'string') return this.#refuseType(path, 'a text', value);
    if (value.length <= maxLength) return value;
    return this.refuse(
      path,
      'out-of-range',
      `This must have at most ${maxLength} character${maxLength === 1 ? '' : 's'}.`,
      fixOf?.(value),
    );
  }

  boolean(path: Path, value: unknown): boolean | undefined {
    if (typeof value === 'boolean') return value;
    return this.#refuseType(path, 'true or false', value);
  }

  integer(path: Path, value: unknown, limits: NumberLimits): number | undefined {
    return this.#number(path, value, limits, 'an integer', Number.isInteger);
  }

  number(path: Path, value: unknown, limits: NumberLimits): number | undefined {
    return this.#number(path, value, limits, 'a number', Number.isFinite);
  }

  #number(
    path: Path,
    value: unknown,
    { min, max }: NumberLimits,
    what: string,
    fits: (value: number) => boolean,
  ): number | undefined {
    if (typeof value !== 'number') return this.#refuseType(path, 'a number', value);
    // JSON can contain -0, but writing the document again turns it into 0.
    if (fits(value) && value >= min && value <= max) return value === 0 ? 0 : value;
    const nearest = Math.min(Math.max(Math.round(value), min), max);
    const fix = Number.isFinite(value)
      ? {
          text: `Set it to ${nearest}`,
          patch: [{ op: 'replace', path: pointerOf(path), value: nearest } as const],
        }
      : undefined;
    const isTooLow = fits(value) && value < min && max === Number.MAX_SAFE_INTEGER;
    const fitting = isTooLow ? `${min} or more` : `${what} from ${min} to ${max}`;
    return this.refuse(path, 'out-of-range', `This must be ${fitting}.`, fix);
  }

  date(path: Path, value: unknown): string | undefined {
    return this.#moment(path, value, 'a date or a UTC timestamp');
  }

  /** An end of a range of dates. */
  dateOrNow(path: Path, value: unknown): string | undefined {
    return value === NOW ? value : this.#moment(path, value, 'a date, a UTC timestamp or now');
  }

  #moment(path: Path, value: unknown, form: string): string | undefined {
    const text = this.text(path, value);
    if (text === undefined || parseIso(text) !== undefined) return text;
    const nearest = nearestDay(text);
    if (nearest !== undefined)
      return this.refuse(path, 'out-of-range', ...outsideCalendar(path, text, nearest));
    return this.refuse(
      path,
      'invalid-date',
      `This must be ${form}, such as 2026-11-21 or 2026-11-21T10:15:00Z.`,
    );
  }

  time(path: Path, value: unknown): string | undefined {
    const text = this.text(path, value);
    if (text === undefined || TIME.test(text)) return text;
    return this.refuse(path, 'invalid-time', 'This must be a time of day, such as 09:30 or 09:30:15.');
  }

  /** Reads a text, a number, true, false or null. */
  scalar(path: Path, value: unknown, maxLength: number): Json | undefined {
    if (value === null || typeof value === 'boolean') return value;
    if (typeof value === 'string') return this.text(path, value, maxLength);
    if (typeof value === 'number') {
      return this.number(path, value, { min: -Number.MAX_VALUE, max: Number.MAX_VALUE });
    }
    return this.refuse(path, 'wrong-type', 'This must be a text, a number, true, false or null.');
  }

  /** Reads one of the choices. A number stands for its digits. */
  choice(path: Path, value: unknown, choices: readonly string[]): string | undefined {
    const isDigits = typeof value === 'number' && choices.includes(String(value));
    const text = isDigits ? String(value) : this.text(path, value);
    if (text === undefined || choices.includes(text)) return text;
    const message = `This must be one of ${choices.map((choice) => `“${choice}”`).join(', ')}.`;
    return this.problems.addUnknown(path, 'invalid-value', message, text, new Set(choices));
  }
}
