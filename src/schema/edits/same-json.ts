type Properties = Readonly<Record<string, unknown>>;

const NONE: ReadonlySet<string> = new Set();

/**
 * Whether two values are the same JSON, whatever the order of properties. Properties that are undefined do not count.
 *
 * @param ignored the names of properties of the two values themselves that do not count
 */
export function isSameJson(one: unknown, other: unknown, ignored = NONE): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return Array.isArray(one) && Array.isArray(other) && isSameList(one, other);
  }
  const [own, others] = [one as Properties, other as Properties];
  for (const name of Object.keys(own)) {
    const value = own[name];
    if (value !== undefined && !ignored.has(name) && !isSameJson(value, others[name])) return false;
  }
  for (const name of Object.keys(others)) {
    if (others[name] !== undefined && !ignored.has(name) && own[name] === undefined) return false;
  }
  return true;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (const [i, item] of one.entries()) if (!isSameJson(item, other[i])) return false;
  return true;
}
