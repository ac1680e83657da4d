// People who live in Germany by year of birth. Estimated: groups of five years at the end of 2024 as Destatis publishes them (Table
// 12411), rounded to 100,000, with evenly changing years.

/** Thousands of people by the middle of five years of birth, and the percentage of men. */
const GROUPS = [
  [1922, 25, 22],
  [1927, 170, 26],
  [1932, 700, 34],
  [1937, 2000, 39],
  [1942, 3000, 43],
  [1947, 3400, 45],
  [1952, 4500, 47],
  [1957, 5400, 48],
  [1962, 6500, 49.5],
  [1967, 6600, 50],
  [1972, 5500, 50],
  [1977, 4800, 50],
  [1982, 5300, 50],
  [1987, 5500, 50.5],
  [1992, 5500, 51],
  [1997, 4800, 51.5],
  [2002, 4300, 51.5],
  [2007, 3900, 51.5],
  [2012, 3850, 51.3],
  [2017, 4050, 51.3],
  [2022, 3750, 51.3],
  [2027, 3400, 51.3],
];

/** @param {number} year of birth, from 1922 on */
export function people(year) {
  const after = GROUPS.findIndex(([middle = 0]) => middle > year);
  const [[start = 0, one = 0, share = 50] = [], [end = 0, other = 0, nextShare = 50] = []] = GROUPS.slice(
    after - 1,
  );
  const place = (year - start) / (end - start);
  const total = (1000 * (one + (other - one) * place)) / 5;
  const male = (total * (share + (nextShare - share) * place)) / 100;
  return { female: total - male, male };
}
