// The estimated shares of given names in Germany before 2010.
import { givenNames } from './given-names.mjs';

/**
 * The births, among 1,000 of a decade, with the commonest name, the second, the fifth and so on: the means of both sexes in France
 * (INSEE, Fichier des prénoms 2022), where the commonest names of old people are given less weight.
 */
const RANKS = [1, 2, 5, 10, 20, 40, 80, 150];
/** @type {Readonly<Record<number, readonly number[]>>} */
const SHARES = {
  1930: [75, 44, 32, 22, 16, 6, 1.7, 0.45],
  1940: [72, 50, 34, 22, 12.5, 6.3, 2.4, 0.45],
  1950: [58, 46, 32, 21, 12.7, 6.7, 2.1, 0.55],
  1960: [49, 42, 31, 23, 12.5, 6, 2.15, 0.6],
  1970: [37, 36, 29, 19, 11.5, 6.2, 2.45, 0.9],
  1980: [33, 30, 19.5, 15, 10.6, 6.8, 2.55, 1.1],
  1990: [21.5, 20.5, 18.6, 14.7, 9.6, 5.4, 2.85, 1.15],
  2000: [19.5, 17, 14.2, 10.7, 7.9, 5, 2.45, 1.15],
};

/**
 * The share of a rank, from 1 on, between the known ones on a logarithmic scale.
 * @param {readonly number[]} shares
 * @param {number} rank
 */
function shareOfRank(shares, rank) {
  const after = RANKS.findIndex((known) => known >= rank);
  if (after < 0) return 0;
  const [from = 1, to = 1] = [RANKS[after - 1] ?? 1, RANKS[after] ?? 1];
  const [high = 0, low = 0] = [shares[after - 1] ?? shares[0] ?? 0, shares[after] ?? 0];
  const place = to === from ? 1 : Math.log(rank / from) / Math.log(to / from);
  return (high * (low / high) ** place) / 1000;
}

/** Names of decades at most so far away are rare names of a decade. */
const NEIGHBOURS = 20;
/** The largest share of a rare name. */
const RARE_MOST = 0.003;

/** @param {string} text */
const namesOf = (text) => [...new Set(text.split(' '))];

/**
 * The names of a decade with their shares: the listed ones, and those of neighbouring decades, which share the rest equally. A
 * rest that would make these too frequent belongs to the listed ones in proportion.
 * @param {'female' | 'male'} sex
 * @param {number} decade
 */
function sharesOfDecade(sex, decade) {
  const listed = namesOf(givenNames[sex][decade] ?? '').map((name, i) => ({
    name,
    share: shareOfRank(SHARES[decade] ?? [], i + 1),
  }));
  const own = new Set(listed.map(({ name }) => name));
  const neighbours = Object.entries(givenNames[sex])
    .filter(([other]) => Math.abs(Number(other) - decade) <= NEIGHBOURS)
    .flatMap(([, text]) => namesOf(text));
  const rare = [...new Set(neighbours)].filter((name) => !own.has(name));
  const total = listed.reduce((sum, { share }) => sum + share, 0);
  const ofRare = Math.min(RARE_MOST, (1 - total) / rare.length);
  const scale = (1 - rare.length * ofRare) / total;
  return [
    ...listed.map(({ name, share }) => ({ name, share: share * scale })),
    ...rare.map((name) => ({ name, share: ofRare })),
  ];
}

/**
 * By name, its share in each decade.
 * @param {'female' | 'male'} sex
 */
export function sharesByDecade(sex) {
  /** @type {Map<string, Map<number, number>>} */
  const byName = new Map();
  for (const decade of Object.keys(givenNames[sex]).map(Number)) {
    for (const { name, share } of sharesOfDecade(sex, decade)) {
      const own = byName.get(name) ?? new Map();
      own.set(decade, share);
      byName.set(name, own);
    }
  }
  return byName;
}

/** Shares that are known for the middles of decades change evenly from one to the next.
 * @param {ReadonlyMap<number, number>} byDecade
 * @param {number} year
 */
export function shareIn(byDecade, year) {
  const place = Math.min(Math.max((year - 1935) / 10, 0), 7);
  const first = 1930 + 10 * Math.floor(place);
  const [one = 0, other = 0] = [byDecade.get(first), byDecade.get(Math.min(first + 10, 2000))];
  return one + (other - one) * (place % 1);
}
