import { cutAt } from '../../expression/text.ts';
import { NAME_LENGTH_MAX } from '../schema.ts';

interface Named {
  readonly name: string;
  readonly key?: string;
}

export function keyOf({ name, key = name }: Named): string {
  return key;
}

/** The given name, changed if it is already taken. */
export function freeName(wished: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wished)) return wished;
  const [, stem = wished, digits = '1'] = /^(.*?)_(\d{1,6})$/s.exec(wished) ?? [];
  let number = Number(digits);
  for (;;) {
    number++;
    const suffix = `_${number}`;
    const name = cutAt(stem, NAME_LENGTH_MAX - suffix.length) + suffix;
    if (!taken.has(name)) return name;
  }
}

/**
 * A table or a column under another name, with the key that leaves its values as they are. One that had no name, or
 * shared its key with another one, had no values: its key follows its new name, as far as no other one has that.
 */
export function renamed<T extends Named>(item: T, name: string, others: readonly Named[]): T {
  const { key: written, ...rest } = item;
  const taken = new Set(others.map(keyOf));
  const before = keyOf(item);
  const hadValues = before.trim() !== '' && !taken.has(before);
  const key = hadValues ? before : freeName(name, taken);
  // A `key` that equals the name says nothing.
  return (key === name ? { ...rest, name } : { ...rest, name, key }) as T;
}

/** A new table or column with a key of its own. */
export function withOwnKey<T extends Named>(item: T, others: readonly Named[]): T {
  return withFreeKey(item, new Set(others.map(keyOf)));
}

/** The same, by the keys of the others. */
export function withFreeKey<T extends Named>(item: T, taken: ReadonlySet<string>): T {
  const key = keyOf(item);
  return taken.has(key) && key !== '' ? { ...item, key: freeName(key, taken) } : item;
}
