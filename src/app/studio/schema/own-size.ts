/** What an entry of a list takes: a pointer in the document, and one in its JSON. https://v8.dev/blog/pointer-compression */
const ENTRY_BYTES = 16;

/**
 * Estimates the bytes that a value takes in addition to a later version of it. Objects and lists in both versions do
 * not count, because they share memory. All texts and numbers of a changed list count, even those in both versions.
 */
export function ownSize(value: unknown, later: unknown): number {
  if (typeof value === 'string') return value === later ? 0 : value.length;
  if (typeof value !== 'object' || value === null || value === later) return 0;
  if (Array.isArray(value)) return ownSizeOfList(value, Array.isArray(later) ? later : []);
  const others = new Map<string, unknown>(Object.entries(later ?? {}));
  return Object.entries(value).reduce(
    (size, [name, property]) => size + ENTRY_BYTES + ownSize(property, others.get(name)),
    0,
  );
}

function ownSizeOfList(list: readonly unknown[], later: readonly unknown[]): number {
  const shared = new Set(later);
  return list.reduce<number>((size, item, i) => {
    if (typeof item === 'string') return size + ENTRY_BYTES + item.length;
    return size + ENTRY_BYTES + (shared.has(item) ? 0 : ownSize(item, later[i]));
  }, 0);
}
