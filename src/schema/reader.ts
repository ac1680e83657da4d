import { type Problem, type ProblemCode, propertyPath } from './problem.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z)?$/;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a text is a day, `2026-11-21`, or a moment of UTC, `2026-11-21T10:15:00Z`, that the calendar has. */
function isDate(text: string): boolean {
  const time = ISO_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 10));
}

/** Reads values that nothing is known of. What is wrong is noted, and undefined or a stand-in is read instead. */
export class Reader {
  readonly problems: Problem[] = [];

  refuse(path: string, code: ProblemCode, message: string): undefined {
    this.problems.push({ path, code, message });
    return undefined;
  }

  /** The properties of an object, of which there may be none but those named. */
  object(
    path: string,
    value: unknown,
    names: { readonly required: readonly string[]; readonly optional: readonly string[] },
  ): ReadonlyMap<string, unknown> {
    if (!isObject(value)) {
      this.refuse(path, 'wrong-type', 'This must be an object.');
      return new Map();
    }
    const { required, optional } = names;
    const entries = Object.entries(value).filter(([name, property]) => {
      if (property === undefined) return false;
      if (required.includes(name) || optional.includes(name)) return true;
      this.refuse(propertyPath(path, name), 'unknown-property', `There is no property “${name}” here.`);
      return false;
    });
    const properties = new Map(entries);
    for (const name of required) {
      if (properties.has(name)) continue;
      this.refuse(propertyPath(path, name), 'missing-property', `The property “${name}” is missing.`);
    }
    return properties;
  }

  list(path: string, value: unknown): readonly unknown[] {
    if (Array.isArray(value)) return value;
    if (value !== undefined) this.refuse(path, 'wrong-type', 'This must be a list.');
    return [];
  }

  text(path: string, value: unknown): string | undefined {
    if (typeof value === 'string') return value;
    return this.refuse(path, 'wrong-type', 'This must be a text.');
  }

  integer(path: string, value: unknown, { min, max }: Range): number | undefined {
    if (typeof value !== 'number') return this.refuse(path, 'wrong-type', 'This must be a number.');
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    return this.refuse(path, 'out-of-range', `This must be an integer from ${min} to ${max}.`);
  }

  date(path: string, value: unknown): string | undefined {
    const text = this.text(path, value);
    if (text === undefined || isDate(text)) return text;
    return this.refuse(
      path,
      'invalid-date',
      'This must be a day or a moment of UTC, such as 2026-11-21 or 2026-11-21T10:15:00Z.',
    );
  }
}
