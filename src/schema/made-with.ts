import { version as faker } from '@faker-js/faker/package.json' with { type: 'json' };
import { version as rowloom } from '../../package.json' with { type: 'json' };

/** The versions that decide values besides the document. They are written to its property `madeWith`. */
export const madeWith: { readonly rowloom: string; readonly faker: string } = { rowloom, faker };

/**
 * The programs and their names in sentences. The first one that differs decides whether the document is newer or older.
 */
const PROGRAMS = [
  ['rowloom', 'Rowloom'],
  ['faker', 'faker'],
] as const;

const VERSION = /^\d{1,6}(?:\.\d{1,6}){0,2}$/;

/** Negative if the first version is older, 0 if both are the same. */
function compareVersions(first: string, second: string): number {
  const [a = [], b = []] = [first, second].map((version) => version.split('.').map(Number));
  const differences = [0, 1, 2].map((part) => (a[part] ?? 0) - (b[part] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/**
 * A warning that values may differ, if the document's `madeWith` names other versions. Undefined if it names the same
 * versions or no valid version.
 */
export function madeWithOther(source: unknown): string | undefined {
  if (typeof source !== 'object' || source === null || !('madeWith' in source)) return undefined;
  const given = source.madeWith;
  if (typeof given !== 'object' || given === null) return undefined;
  const versions = new Map<string, unknown>(Object.entries(given));
  const others = PROGRAMS.flatMap(([id, name]) => {
    const past = versions.get(id);
    if (typeof past !== 'string' || !VERSION.test(past)) return [];
    const age = compareVersions(past, madeWith[id]);
    return age === 0 ? [] : [{ past: `${name} ${past}`, now: `${name} ${madeWith[id]}`, isNewer: age > 0 }];
  });
  const [first] = others;
  if (!first) return undefined;
  const past = others.map((other) => other.past).join(' and ');
  const now = others.map((other) => other.now).join(' and ');
  const age = first.isNewer ? 'a newer' : 'an older';
  return `This schema was made with ${age} version, ${past}. This is ${now}. Some values may differ.`;
}
