// Decides which post town a postcode sector of the United Kingdom has, by addresses that people wrote.
import { spellings, townsOfArea, townsOfDistricts } from './gb-post-towns.mjs';

/** @typedef {{ postcode: string; lines: readonly string[] }} Address */

/** Shares of a district's and of a sector's addresses from which on the most frequent post town is theirs. */
const DISTRICT_SHARE = 0.85;
const SECTOR_SHARE = 0.75;
/** Shorter names are words that end other lines: `HIGH STREET`. */
const LEAST_WORD = 7;

/** @param {string} text */
const plain = (text) =>
  text
    .toUpperCase()
    .replaceAll('.', ' ')
    .replaceAll(/[-' ]+/g, ' ')
    .trim();

/** @param {string} place a district or a sector */
export const areaOf = (place) => place.replace(/\d.*$/, '');
/** @param {string} postcode */
export const sectorOf = (postcode) => postcode.slice(0, -2);
/** @param {string} sector */
export const districtOf = (sector) => sector.slice(0, sector.indexOf(' '));

/** @type {Map<string, ReadonlyMap<string, string>>} */
const namesOfArea = new Map();

/**
 * The post towns of an area by their names in plain capitals.
 * @param {string} area
 */
function townNames(area) {
  const names =
    namesOfArea.get(area) ??
    new Map([
      ...townsOfArea(area).map((town) => /** @type {const} */ ([plain(town), town])),
      ...Object.entries(spellings).filter(([, town]) => townsOfArea(area).includes(town)),
    ]);
  namesOfArea.set(area, names);
  return names;
}

/**
 * @param {string} line
 * @param {ReadonlyMap<string, string>} names
 */
function townIn(line, names) {
  const text = plain(line.slice(line.lastIndexOf(',') + 1));
  const exact = names.get(text);
  if (exact !== undefined) return { town: exact, isWhole: true };
  const ending = [...names].find(([name]) => name.length >= LEAST_WORD && text.endsWith(` ${name}`));
  return ending && { town: ending[1], isWhole: false };
}

/** A county that ends like a post town. */
const COUNTY = 'NEATH PORT TALBOT';

/**
 * The first post town that is a line of its own, because the names of counties and of cities follow towns: `Hove`, `Brighton`. Otherwise
 * the one that an address ends with.
 * @param {Address} address
 */
function townOf({ postcode, lines }) {
  const names = townNames(areaOf(postcode));
  const towns = lines
    .filter((line) => plain(line) !== COUNTY)
    .map((line) => townIn(line, names))
    .filter((one) => one !== undefined);
  return (towns.find(({ isWhole }) => isWhole) ?? towns.at(-1))?.town;
}

/**
 * @param {Map<string, Map<string, number>>} votes
 * @param {string} place
 * @param {string} town
 */
function vote(votes, place, town) {
  const own = votes.get(place) ?? new Map();
  own.set(town, (own.get(town) ?? 0) + 1);
  votes.set(place, own);
}

/** @param {ReadonlyMap<string, number> | undefined} votes */
function leading(votes) {
  let [town, most, all] = ['', 0, 0];
  for (const [name, count] of votes ?? []) {
    all += count;
    if (count > most) [town, most] = [name, count];
  }
  return { town, share: all > 0 ? most / all : 0, count: most };
}

/**
 * Returns a function from a sector, such as `RG1 4`, to its post town, or to nothing where the addresses do not agree.
 * @param {readonly Address[]} addresses
 * @param {ReadonlyMap<string, readonly string[]>} localities the places of each district
 */
export function postTowns(addresses, localities) {
  /** @type {Map<string, Map<string, number>>} */
  const votes = new Map();
  for (const address of addresses) {
    const town = townOf(address);
    if (town === undefined) continue;
    const sector = sectorOf(address.postcode);
    vote(votes, sector, town);
    vote(votes, districtOf(sector), town);
  }

  /** @param {string} sector */
  function bySources(sector) {
    const district = districtOf(sector);
    const towns = townsOfArea(areaOf(sector));
    if (towns.length === 1) return towns[0];
    const own = leading(votes.get(sector));
    const whole = leading(votes.get(district));
    const named = (localities.get(district) ?? []).filter((place) => towns.includes(place));
    if (whole.count === 0) return named.length === 1 ? named[0] : undefined;
    const isSure = whole.count > 1 || named.includes(whole.town);
    if (isSure && whole.share >= DISTRICT_SHARE)
      return own.count === 0 || own.town === whole.town ? whole.town : undefined;
    return own.count > 0 && own.share >= SECTOR_SHARE ? own.town : undefined;
  }

  return (/** @type {string} */ sector) =>
    townsOfDistricts.get(sector) ?? townsOfDistricts.get(districtOf(sector)) ?? bySources(sector);
}
