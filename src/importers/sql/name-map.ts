import type { QualifiedName } from './cursor.ts';

/** Values by their names in a namespace, in the order of their definition. */
export class NameMap<T> {
  readonly #exact = new Map<string, T>();
  readonly #byLowerCase = new Map<string, T>();
  /** By the last name in lower case: the values of all namespaces. */
  readonly #byLastName = new Map<string, Set<T>>();

  get values(): Iterable<T> {
    return this.#exact.values();
  }

  set(names: QualifiedName, value: T): void {
    const key = keyOf(names);
    this.#exact.set(key, value);
    this.#byLowerCase.set(key.toLowerCase(), value);
    const last = lastOf(names);
    const same = this.#byLastName.get(last);
    if (same) same.add(value);
    else this.#byLastName.set(last, new Set([value]));
  }

  delete(names: QualifiedName): void {
    const key = keyOf(names);
    const value = this.#exact.get(key);
    this.#exact.delete(key);
    if (this.#byLowerCase.get(key.toLowerCase()) === value) this.#byLowerCase.delete(key.toLowerCase());
    if (value !== undefined) this.#byLastName.get(lastOf(names))?.delete(value);
  }

  /** Whether there is a value with exactly this name in exactly this namespace. */
  has(names: QualifiedName): boolean {
    return this.#exact.has(keyOf(names));
  }

  /** The value with that name in that namespace: as written, or else without regard to case. */
  get(names: QualifiedName): T | undefined {
    const key = keyOf(names);
    return this.#exact.get(key) ?? this.#byLowerCase.get(key.toLowerCase());
  }

  /** The value with that name, if only one namespace has it. */
  only(name: string): T | undefined {
    const same = this.#byLastName.get(name.toLowerCase());
    return same?.size === 1 ? [...same][0] : undefined;
  }
}

/** The namespace and the name: what comes before them is the database. */
const keyOf = (names: QualifiedName) => JSON.stringify(names.slice(-2));
const lastOf = (names: QualifiedName) => (names.at(-1) ?? '').toLowerCase();
