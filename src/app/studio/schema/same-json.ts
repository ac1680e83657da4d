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
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, i) => isSameJson(item, other[i]))
    );
  }
  const [own, others] = [one as Properties, other as Properties];
  const counts = (of: Properties, name: string) => of[name] !== undefined && !ignored.has(name);
  return (
    Object.keys(own).every((name) => !counts(own, name) || isSameJson(own[name], others[name])) &&
    Object.keys(others).every((name) => !counts(others, name) || own[name] !== undefined)
  );
}
