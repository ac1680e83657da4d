import type { Language } from '../../locales/language.ts';
import { SEXES } from './cohorts.ts';
import { textsOfAll } from './texts-of-age.ts';

/** The names of a person, by the parts of a person. */
export interface PersonNames {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly fullName?: string | undefined;
}

/** Words in small letters before a surname belong to it, as in “Ludwig van Beethoven”. */
const PARTICLE = /^\p{Ll}/u;

/**
 * The first name and the surname in a full name, without titles, suffixes and middle names. Names that are set beside it come
 * before those in it.
 */
export function namesIn({ titles, nameOrder }: Language, names: PersonNames): PersonNames {
  const { fullName } = names;
  if (fullName === undefined) return names;
  const prefixes = [...textsOfAll(titles.prefixes), ...SEXES.map((sex) => titles.ofDoctors[sex])];
  const suffixes = textsOfAll(titles.suffixes);
  const words = fullName.split(/[\s,]+/).filter((word) => word !== '');
  while (words.length > 2 && prefixes.includes(words[0] ?? '')) words.shift();
  while (words.length > 2 && suffixes.includes(words.at(-1) ?? '')) words.pop();
  if (words.length < 2) return { firstName: fullName, ...names };
  if (nameOrder === 'family-first') return { ...inOrder(words.at(-1), words[0]), ...withoutUndefined(names) };
  let last = words.length - 1;
  while (last > 1 && PARTICLE.test(words[last - 1] ?? '')) last--;
  return { ...inOrder(words[0], words.slice(last).join(' ')), ...withoutUndefined(names) };
}

const inOrder = (firstName?: string, lastName?: string): PersonNames => ({ firstName, lastName });

function withoutUndefined(names: PersonNames): PersonNames {
  return Object.fromEntries(Object.entries(names).filter(([, name]) => name !== undefined));
}
