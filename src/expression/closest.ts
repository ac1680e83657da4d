const MAX_LENGTH = 100;
const MAX_EDITS = 3;

/**
 * The name that was probably meant: one that differs in case alone, or else the first one with the fewest edits
 * (insertions, deletions, replacements, swaps of neighbors). Edits may number a third of the name's length, and 3 at most.
 * https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance (optimal string alignment)
 */
export function closest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  const lower = name.toLowerCase();
  let allowed = Math.min(MAX_EDITS, Math.max(1, Math.floor(name.length / 3)));
  let found: string | undefined;
  for (const candidate of known) {
    if (candidate === name || Math.abs(candidate.length - name.length) > MAX_EDITS) continue;
    const other = candidate.toLowerCase();
    if (other === lower) return candidate;
    // Each later name has to be closer than the one found.
    const edits = editsWithin(lower, other, allowed);
    if (edits === undefined) continue;
    found = candidate;
    allowed = edits - 1;
  }
  return found;
}

/** How many edits turn `from` into `to`; undefined if more than `allowed`. */
export function editsWithin(from: string, to: string, allowed: number): number | undefined {
  // After one edit, nothing is left of a name of one character.
  if (allowed < 1 || Math.max(from.length, to.length) < 2) return undefined;
  if (Math.abs(from.length - to.length) > allowed) return undefined;
  let before: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const edits = Math.min(
        at(previous, j) + 1,
        at(row, j - 1) + 1,
        at(previous, j - 1) + (same ? 0 : 1),
        swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > allowed) return undefined;
    before = previous;
    previous = row;
  }
  const edits = at(previous, to.length);
  return edits > allowed ? undefined : edits;
}

const at = (row: readonly number[], j: number) => row[j] ?? Number.POSITIVE_INFINITY;
