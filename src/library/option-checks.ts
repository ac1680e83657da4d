import { isJsonObject } from '../schema/json-object.ts';
import type { Path } from '../schema/problem.ts';
import { Reader } from '../schema/reader.ts';
import { RowloomError } from './errors.ts';

/** Reports to the reader if a value is none that an option or an argument can have. */
export type ValueCheck = (reader: Reader, path: Path, value: unknown) => void;

/** The check of each option of a request. */
export type OptionChecks<Options> = { readonly [Name in keyof Required<Options>]: ValueCheck };

export const text: ValueCheck = (reader, path, value) => void reader.text(path, value);
export const truth: ValueCheck = (reader, path, value) => void reader.boolean(path, value);
export const texts: ValueCheck = (reader, path, value) => {
  for (const [i, item] of reader.list(path, value).entries()) reader.text([...path, i], item);
};
export const object: ValueCheck = (reader, path, value) => {
  if (!isJsonObject(value)) reader.object(path, value, { required: [], optional: [] });
};
export const number: ValueCheck = (reader, path, value) => {
  if (typeof value !== 'number') reader.number(path, value, { min: 0, max: 0 });
};
export const callback: ValueCheck = (reader, path, value) => {
  if (typeof value !== 'function') reader.refuse(path, 'wrong-type', 'This must be a function.');
};

export const integer =
  (min: number, max: number): ValueCheck =>
  (reader, path, value) =>
    void reader.integer(path, value, { min, max });

export const oneOf =
  (choices: readonly string[]): ValueCheck =>
  (reader, path, value) =>
    void reader.choice(path, value, choices);

/** Checks the options of a request, which programs without types may get wrong. Options that are undefined count as absent. */
export function checkOptions<Options>(reader: Reader, given: unknown, checks: OptionChecks<Options>): void {
  const table = new Map(Object.entries<ValueCheck>(checks));
  const options = reader.object([], given, { required: [], optional: [...table.keys()] });
  for (const [name, value] of options) table.get(name)?.(reader, [name], value);
}

/** @throws {RowloomError} if a reader has found problems */
export function refuseProblems({ problems }: Reader): void {
  if (problems.count > 0) throw new RowloomError(problems.list);
}

/**
 * Checks an argument of a function.
 * @param name the name of the parameter
 * @throws {RowloomError} if the argument cannot be that
 */
export function checkArgument(name: string, value: unknown, check: ValueCheck): void {
  const reader = new Reader();
  check(reader, [name], value);
  refuseProblems(reader);
}
