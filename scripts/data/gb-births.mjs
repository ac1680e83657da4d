// Births of the United Kingdom by name, sex and year. Counts are from 1996 on in England and Wales and from 1974 on in Scotland; before,
// there are the ranks of the first hundred names in every tenth year, to which this file gives shares. SOURCES.md says how.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { sharesOf } from './curves.mjs';
import { readDataFrame } from './r-data.mjs';
import { readSheets } from './xlsx.mjs';

/**
 * @typedef {import('./first-names.mjs').Births} Births
 * @typedef {'female' | 'male'} Sex
 */

export const FIRST_YEAR = 1925;
export const LAST_YEAR = 2024;
const FIRST_SCOTTISH = 1974;
const FIRST_COUNTED = 1996;
const RANKS = 100;
const DECADE = 10;
const SEXES = /** @type {const} */ (['female', 'male']);

/**
 * Births of England and Wales in thousands, in every fifth year from 1925 on, and in the years between that were peaks and troughs. From
 * general knowledge of the Office for National Statistics' birth summary tables.
 * @type {readonly (readonly [number, number])[]}
 */
const BIRTHS = [
  ...[
    [1925, 711],
    [1930, 649],
    [1933, 580],
    [1935, 599],
    [1940, 590],
    [1941, 579],
    [1944, 751],
    [1945, 680],
    [1947, 881],
  ],
  ...[
    [1950, 697],
    [1955, 668],
    [1960, 785],
    [1964, 876],
    [1970, 784],
    [1975, 603],
    [1977, 569],
    [1980, 656],
    [1985, 656],
  ],
  ...[
    [1990, 706],
    [1995, 648],
    [2000, 604],
  ],
].map(([year = 0, count = 0]) => /** @type {const} */ ([year, count]));
/** The United Kingdom had so many births per birth in England and Wales. */
const KINGDOM = 1.13;

/** @param {readonly (readonly [number, number])[]} points @param {number} at */
function between(points, at) {
  const next = Math.max(
    1,
    points.findIndex(([place]) => place >= at),
  );
  const [[x0, y0] = [0, 0], [x1, y1] = [1, 0]] = points.slice(next - 1);
  return y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
}

/** `MARY-ANN` and `mary-ann` become `Mary-Ann`. @param {string} name */
const written = (name) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/(?<=^|[-' ])\p{L}/gu, (letter) => letter.toUpperCase());

/** Counts by name of one sex and year. @typedef {Map<string, number>} Counts */

/** @param {Counts} counts */
const ordered = (counts) => [...counts].sort(([, one], [, other]) => other - one);
/** @param {Counts} counts */
const totalOf = (counts) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Counts by sex and year. @typedef {Record<Sex, Map<number, Counts>>} CountsBySex */

/** @param {CountsBySex} all @param {Sex} sex @param {number} year @param {string} name @param {number} count */
function add(all, sex, year, name, count) {
  const counts = all[sex].get(year) ?? new Map();
  all[sex].set(year, counts.set(name, (counts.get(name) ?? 0) + count));
}

/** @returns {CountsBySex} */
const none = () => ({ female: new Map(), male: new Map() });

/** @param {string} path */
function fromDataFrame(path) {
  const all = none();
  for (const { year, sex, name, n } of readDataFrame(path))
    add(all, sex === 'F' ? 'female' : 'male', Number(year), written(String(name)), Number(n));
  return all;
}

/** Adds the years of the Office's spreadsheets. @param {string} folder @param {CountsBySex} all */
function addSpreadsheets(folder, all) {
  for (const file of readdirSync(folder)) {
    const [, year = ''] = /(202[1-4])/.exec(file) ?? [];
    if (year === '' || file.startsWith('historical')) continue;
    const sheets = readSheets(join(folder, file)).filter((rows) =>
      rows.some(
        ([one, two, three, four]) => one === 'Rank' && two === 'Name' && three?.startsWith('Count') && !four,
      ),
    );
    const longest = sheets.reduce((best, rows) => (rows.length > best.length ? rows : best), []);
    for (const [rank, name = '', count] of longest)
      if (/^\d+$/.test(rank ?? ''))
        add(all, file.includes('girl') ? 'female' : 'male', Number(year), written(name), Number(count));
  }
}

/** The first hundred names of every tenth year. @param {string} path @returns {Record<Sex, Map<number, string[]>>} */
function historicalRanks(path) {
  const tables = readSheets(path).filter((rows) => rows.some(([head]) => head === '1904' || head === 'Rank'));
  const [female = [], male = []] = tables.slice(-2).map((rows) => {
    const years = rows.find((row) => row.includes('1904'))?.filter((cell) => /^\d{4}$/.test(cell)) ?? [];
    const lines = rows.filter((row) => /^\d{1,3}$/.test(row[0] ?? '') && row.length > years.length);
    return years.map(
      (year, i) => /** @type {const} */ ([Number(year), lines.map((row) => written(row[i + 1] ?? ''))]),
    );
  });
  return { female: new Map(female), male: new Map(male) };
}

/** American shares by rank, from 1925 on. */
async function americanShares() {
  /** @type {typeof import('../../src/locales/countries/us/first-names.ts')} */
  const { firstNames } = (await runnerImport('./src/locales/countries/us/first-names.ts')).module;
  return (/** @type {Sex} */ sex) => {
    const years = LAST_YEAR + 1 - FIRST_YEAR;
    const curves = firstNames[sex].curves.split(' ').map((curve) => sharesOf(curve, years, firstNames));
    return (/** @type {number} */ year) =>
      curves
        .map((own) => own[year - FIRST_YEAR] ?? 0)
        .sort((one, other) => other - one)
        .slice(0, RANKS);
  };
}

/** @param {Counts | undefined} counts */
function sharesByRank(counts) {
  const total = totalOf(counts ?? new Map());
  return ordered(counts ?? new Map())
    .slice(0, RANKS)
    .map(([, count]) => count / total);
}

/** The mean of shares at the ranks around one, so that the ratio of two curves has no jumps. @param {readonly number[]} shares */
const smooth = (shares) =>
  shares.map((_, rank) => {
    const around = shares.slice(Math.max(0, rank - 3), rank + 4);
    return around.reduce((sum, share) => sum + share, 0) / around.length;
  });

/** How names beside the first hundred of a year get rarer with the years to the decade in which they are among these. */
const FADING = 0.93;
const TAIL_YEARS = 30;
/** Their greatest share, relative to that of rank 100. */
const TAIL_MOST = 0.8;

/**
 * @param {ReadonlyMap<number, readonly string[]>} decades
 * @param {number} year
 */
function namesAround(decades, year) {
  const before = 1904 + DECADE * Math.floor((year - 1904) / DECADE);
  const place = (year - before) / DECADE;
  const rankIn = (/** @type {number} */ decade, /** @type {string} */ name) => {
    const rank = decades.get(decade)?.indexOf(name) ?? -1;
    return Math.log(1 + (rank < 0 ? 1.5 * RANKS : rank));
  };
  const names = new Set([...(decades.get(before) ?? []), ...(decades.get(before + DECADE) ?? [])]);
  return [...names]
    .map((name) => ({
      name,
      rank: rankIn(before, name) * (1 - place) + rankIn(before + DECADE, name) * place,
    }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ name }) => name);
}

/**
 * The names beside the first hundred, with weights: those of other decades, and those that Scotland had.
 * @param {ReadonlyMap<number, readonly string[]>} decades
 * @param {number} year
 * @param {Counts | undefined} scottish
 * @param {ReadonlySet<string>} first
 */
function tailOf(decades, year, scottish, first) {
  /** @type {Counts} */
  const tail = new Map();
  for (const [decade, names] of decades) {
    const away = Math.abs(decade - year);
    if (away > TAIL_YEARS) continue;
    for (const name of names)
      if (!first.has(name)) tail.set(name, Math.max(tail.get(name) ?? 0, FADING ** away));
  }
  const total = totalOf(scottish ?? new Map());
  const away = Math.max(0, FIRST_SCOTTISH - year);
  const least = sharesByRank(scottish)[RANKS - 1] ?? 1;
  for (const [name, count] of away > TAIL_YEARS ? [] : (scottish ?? []))
    if (!first.has(name))
      tail.set(name, Math.max(tail.get(name) ?? 0, Math.min(1, count / total / least) * FADING ** away));
  return tail;
}

/**
 * Births of England and Wales before their counts begin.
 * @param {ReadonlyMap<number, readonly string[]>} decades
 * @param {number} year
 * @param {readonly number[]} shares by rank
 * @param {Counts | undefined} scottish
 * @param {number} births
 */
function estimated(decades, year, shares, scottish, births) {
  const around = namesAround(decades, year);
  const first = around.slice(0, RANKS);
  /** @type {Counts} */
  const counts = new Map(first.map((name, rank) => [name, births * (shares[rank] ?? 0)]));
  const tail = tailOf(decades, year, scottish, new Set(first));
  const rest = 1 - shares.reduce((sum, share) => sum + share, 0);
  const weights = totalOf(tail);
  const most = TAIL_MOST * (shares[RANKS - 1] ?? 0);
  for (const [name, weight] of tail) counts.set(name, births * Math.min(most, (rest * weight) / weights));
  return counts;
}

/**
 * @param {string} folder with `ewbabynames.rda`, `scotbabynames.rda`, `nibabynames.rda` and the spreadsheets in `babynames/`
 * @returns {Promise<Births[]>}
 */
export async function britishBirths(folder) {
  const english = fromDataFrame(join(folder, 'ewbabynames.rda'));
  addSpreadsheets(join(folder, 'babynames'), english);
  const others = ['scotbabynames.rda', 'nibabynames.rda'].map((file) => fromDataFrame(join(folder, file)));
  const [scottish = none()] = others;
  const ranks = historicalRanks(join(folder, 'babynames', 'historicalnames2024.xlsx'));
  const american = await americanShares();
  return SEXES.flatMap((sex) => {
    const americans = american(sex);
    const ofYear = (/** @type {number} */ year) =>
      sharesByRank(scottish[sex].get(Math.max(FIRST_SCOTTISH, year)));
    const [counted, scots] = [sharesByRank(english[sex].get(FIRST_COUNTED)), ofYear(FIRST_COUNTED)].map(
      smooth,
    );
    /** Shares by rank in a year: Scotland's or, before, America's with what Scotland's were relative to them, and England's to Scotland's. */
    const sharesIn = (/** @type {number} */ year) => {
      const [own, first] = [smooth(americans(year)), smooth(americans(FIRST_SCOTTISH))];
      const shares = ofYear(year).map((share, rank) => {
        const past = year < FIRST_SCOTTISH ? (own[rank] ?? 0) / (first[rank] ?? 1) : 1;
        return (share * past * (counted?.[rank] ?? 0)) / (scots?.[rank] ?? 1);
      });
      const sum = shares.reduce((all, share) => all + share, 0);
      return shares.sort((one, other) => other - one).map((share) => share / Math.max(1, sum / 0.96));
    };
    return Array.from({ length: LAST_YEAR + 1 - FIRST_YEAR }, (_, i) => FIRST_YEAR + i).flatMap((year) => {
      const births = 500 * between(BIRTHS, Math.min(2000, year)) * (year < FIRST_SCOTTISH ? KINGDOM : 1);
      /** @type {Counts} */
      const all = new Map(
        english[sex].get(year) ??
          estimated(
            ranks[sex],
            year,
            sharesIn(year),
            scottish[sex].get(Math.max(FIRST_SCOTTISH, year)),
            births,
          ),
      );
      for (const other of others)
        for (const [name, count] of other[sex].get(year) ?? []) all.set(name, (all.get(name) ?? 0) + count);
      return [...all].map(([name, count]) => ({ sex, name, year, count }));
    });
  });
}
