/** Whether two values are the same JSON, whatever the order of properties. Properties that are undefined do not count. */
export function isSameJson(one: unknown, other: unknown): boolean {
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
  const others = new Map<string, unknown>(entriesOf(other));
  const entries = entriesOf(one);
  return (
    entries.length === others.size && entries.every(([name, value]) => isSameJson(value, others.get(name)))
  );
}

function entriesOf(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(([, part]) => part !== undefined);
}
