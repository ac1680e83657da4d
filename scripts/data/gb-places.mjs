// Writes src/locales/countries/gb/places.ts: post towns of the United Kingdom with postcodes. SOURCES.md beside it lists the sources.
//
//   node scripts/data/gb-places.mjs folder
//
// The folder has the sources' files: `codepoint/*.csv`, `zipcodes.gb.csv`, `epraccur.csv`, `address_uk.rda` and `44.bson`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { areaOf, districtOf, postTowns, sectorOf } from './gb-addresses.mjs';
import { areaCodeOf, areaCodes, distance, groupOf, readTexts } from './gb-area-codes.mjs';
import { degreesOf } from './national-grid.mjs';
import { signed, vlq } from './packed-places.mjs';
import { readDataFrame } from './r-data.mjs';

const OUTPUT = new URL('../../src/locales/countries/gb/places.ts', import.meta.url);
const [folder = '.'] = process.argv.slice(2);
/** @param {string} name */
const read = (name) => readFileSync(join(folder, name), 'utf8');

const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;
/** Postcodes of each sector in the table. */
const UNITS = 4;
/** More postcodes at one point are those of large users of mail. */
const LARGE_USERS = 4;
/** The number of people is packed as a natural logarithm in steps of 1/32. */
const LOG_STEPS = 32;

/** The censuses of 2021, and of 2022 in Scotland. @type {Readonly<Record<string, { name: string; people: number }>>} */
const STATES = {
  ENG: { name: 'England', people: 56_490_000 },
  NIR: { name: 'Northern Ireland', people: 1_903_000 },
  SCT: { name: 'Scotland', people: 5_440_000 },
  WLS: { name: 'Wales', people: 3_108_000 },
};
/** @type {Readonly<Record<string, string>>} */
const STATE_OF_CODE = { E: 'ENG', S: 'SCT', W: 'WLS' };

/** Estimated: how many people postcodes of offices have, as a share of other postcodes' people. */
const OFFICES = /^(?:EC[1-4]|WC[12]|W1[A-Z]?|SW1[A-Z]?|SE1)\b|^EC|^WC/;
const OFFICES_SHARE = 0.35;

/** Names of counties as people write them. @type {Readonly<Record<string, string>>} */
const COUNTY_NAMES = {
  'Belfast Greater': 'County Antrim',
  'County of Bristol': 'Bristol',
  Durham: 'County Durham',
  'Hereford and Worcester': 'Herefordshire',
  'Rhondda Cynon Taff': 'Rhondda Cynon Taf',
  'West Dunbart': 'West Dunbartonshire',
};
/** The counties of towns where GeoNames has none, or where more of a town's districts are in a neighbour. Compiled by hand. */
const OTHER_COUNTIES = `Aberdeen City: Aberdeen,Milltimber,Peterculter|Bedfordshire: Leighton Buzzard|Blaenau Gwent: Abertillery,Ebbw Vale,Tredegar
|Caerphilly: Blackwood,New Tredegar|Cardiff: Cardiff|County Antrim: Belfast|County Down: Hillsborough,Newry|County Londonderry: Londonderry,Portstewart
|Dorset: Lyme Regis,Shaftesbury|Dundee City: Dundee|Glasgow City: Glasgow|Gloucestershire: Tewkesbury|Hertfordshire: Bishop's Stortford,Royston
|Highland: Kinlochleven|Monmouthshire: Caldicot,Chepstow,Monmouth,Usk|Norfolk: Diss|Oxfordshire: Henley-on-Thames|Shropshire: Market Drayton
|Suffolk: Bungay,Newmarket|Surrey: Haslemere|West Dunbartonshire: Alexandria|West Yorkshire: Knottingley,Otley`;
const countyOfTown = new Map(
  OTHER_COUNTIES.split(/\s*\|/).flatMap((line) => {
    const [county = '', names = ''] = line.split(': ');
    return names.split(',').map((name) => /** @type {const} */ ([name, county]));
  }),
);
/** Counties that GeoNames gives to places of another country of the kingdom, and those that are none. */
const FOREIGN = {
  ENG: /^(?:Powys|Scottish Borders|Monmouthshire|Wrexham|Denbighshire|Flintshire|Dumfries and Galloway|.*Channel.*)$/,
  WLS: /^(?:Cumbria|Shropshire|Hereford and Worcester)$/,
  SCT: /^(?:Northumberland|Inverness|Orkney|Isle of Barra|Dunbartonshire)$/,
  NIR: /^Belfast$/,
};

/**
 * @typedef {{ latitude: number; longitude: number }} Point
 * @typedef {{ postcode: string; point: Point }} Unit
 * @typedef {{ state: string; units: Unit[]; people: number }} Sector
 * @typedef {{ name: string; state: string; county: string; point: Point; units: (Unit & { people: number })[]; group: string }} Town
 */

/** Entries of a list, spread evenly. @template T @param {readonly T[]} list @param {number} count */
const spread = (list, count) =>
  list.length <= count
    ? list
    : Array.from({ length: count }, (_, i) => list[Math.floor(((i + 0.5) * list.length) / count)]);

/** The sectors of Great Britain by the places of their postcodes. */
function britishSectors() {
  /** @type {Map<string, { state: string; postcodes: Map<string, string[]> }>} */
  const byName = new Map();
  const LINE = /^"([A-Z\d]+) *(\d[A-Z]{2})",(\d+),(\d+),(\d+),"([ESW])/;
  for (const file of readdirSync(join(folder, 'codepoint'))) {
    for (const line of read(`codepoint/${file}`).split('\n')) {
      const [, district = '', inward = '', quality = '', easting = '', northing = '', code = ''] =
        LINE.exec(line) ?? [];
      if (district === '' || quality === '90') continue;
      const postcode = `${district} ${inward}`;
      const name = sectorOf(postcode);
      const sector = byName.get(name) ?? { state: STATE_OF_CODE[code] ?? '', postcodes: new Map() };
      const place = `${easting} ${northing}`;
      sector.postcodes.set(place, [...(sector.postcodes.get(place) ?? []), postcode]);
      byName.set(name, sector);
    }
  }
  return new Map(
    [...byName].map(([name, { state, postcodes }]) => [name, sectorFrom(name, state, postcodes)]),
  );
}

/**
 * @param {string} name
 * @param {string} state
 * @param {ReadonlyMap<string, readonly string[]>} postcodes by place
 * @returns {Sector}
 */
function sectorFrom(name, state, postcodes) {
  const homes = [...postcodes].filter(([, own]) => own.length < LARGE_USERS);
  const units = spread(
    homes.sort(([, [one = '']], [, [other = '']]) => (one < other ? -1 : 1)),
    UNITS,
  );
  return {
    state,
    people: homes.length * (OFFICES.test(name) ? OFFICES_SHARE : 1),
    units: units.flatMap((unit) => {
      const [place = '', [postcode = ''] = []] = unit ?? [];
      const [easting = 0, northing = 0] = place.split(' ').map(Number);
      return [{ postcode, point: degreesOf(easting, northing) }];
    }),
  };
}

/** The postcodes of Northern Ireland in a sample of those of the kingdom, each as frequent. */
function irishSectors() {
  /** @type {Map<string, Sector>} */
  const sectors = new Map();
  for (const { postcode, latitude, longitude } of readDataFrame(join(folder, 'address_uk.rda'))) {
    const text = String(postcode);
    if (!text.startsWith('BT')) continue;
    const sector = sectors.get(sectorOf(text)) ?? { state: 'NIR', units: [], people: 0 };
    sector.units.push({
      postcode: text,
      point: { latitude: Number(latitude), longitude: Number(longitude) },
    });
    sector.people++;
    sectors.set(sectorOf(text), sector);
  }
  return sectors;
}

/** @param {Iterable<Point>} points @returns {Point} */
function centerOf(points) {
  const all = [...points];
  const mean = (/** @type {keyof Point} */ name) =>
    all.reduce((sum, point) => sum + point[name], 0) / all.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

const geoNames = Papa.parse(read('zipcodes.gb.csv'), { header: true, skipEmptyLines: true }).data;
/** @type {Map<string, string[]>} */
const localities = new Map();
/** By district and state, how many places a county has. @type {Map<string, Map<string, number>>} */
const counties = new Map();
/** @type {Map<string, Point[]>} */
const scottishPlaces = new Map();
for (const row of geoNames) {
  const {
    zipcode,
    place,
    state_code: state,
    province,
    latitude,
    longitude,
  } = /** @type {Record<string, string>} */ (row);
  localities.set(zipcode ?? '', [...(localities.get(zipcode ?? '') ?? []), place ?? '']);
  if (state === 'SCT') {
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    scottishPlaces.set(place ?? '', [...(scottishPlaces.get(place ?? '') ?? []), point]);
  }
  const foreign = Object.entries(FOREIGN).find(([own]) => own === state)?.[1];
  if (!province || !foreign || foreign.test(province)) continue;
  const key = `${state} ${zipcode}`;
  const own = counties.get(key) ?? new Map();
  const name = COUNTY_NAMES[province] ?? province;
  counties.set(key, own.set(name, (own.get(name) ?? 0) + 1));
}

/** @type {import('./gb-addresses.mjs').Address[]} */
const addresses = [];
/** By district, how many numbers have an area code. @type {Map<string, Map<string, number>>} */
const phones = new Map();
for (const row of Papa.parse(read('epraccur.csv')).data) {
  const cells = /** @type {string[]} */ (row);
  const postcode = cells[9] ?? '';
  if (!POSTCODE.test(postcode)) continue;
  addresses.push({ postcode, lines: cells.slice(4, 9).filter(Boolean) });
  const number = (cells[17] ?? '').replaceAll(/\D/g, '');
  if (!/^0[12]\d{9}$/.test(number)) continue;
  const code = number.startsWith('020')
    ? '20'
    : number.startsWith('02')
      ? number.slice(1, 5)
      : areaCodeOf(number.slice(1));
  const own = phones.get(districtOf(postcode)) ?? new Map();
  phones.set(districtOf(postcode), own.set(code, (own.get(code) ?? 0) + 1));
}

/** @param {Map<string, number>} sums @param {Iterable<readonly [string, number]>} counts @param {number} [times] */
function add(sums, counts, times = 1) {
  for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count * times);
}

/** @param {ReadonlyMap<string, number>} counts */
const mostOf = (counts) => [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';

const sectors = new Map([...britishSectors(), ...irishSectors()]);
const townOf = postTowns(addresses, localities);

/** The people of all sectors and of those with a town, by postcode area and state. */
const [all, kept] = [new Map(), new Map()];
for (const [name, { state, people }] of sectors) {
  add(all, [[`${areaOf(name)} ${state}`, people]]);
  if (townOf(name) !== undefined) add(kept, [[`${areaOf(name)} ${state}`, people]]);
}
/** @type {Map<string, number>} */
const ofState = new Map();
for (const [name, { state, people }] of sectors) {
  const key = `${areaOf(name)} ${state}`;
  if (townOf(name) !== undefined) add(ofState, [[state, (people * all.get(key)) / kept.get(key)]]);
}

/** Towns by state, postcode area and name. @type {Map<string, Town & { counties: Map<string, number>; phones: Map<string, number> }>} */
const towns = new Map();
for (const [name, { state, people, units }] of sectors) {
  const town = townOf(name);
  if (town === undefined || units.length === 0) continue;
  const area = areaOf(name);
  const key = `${state} ${area} ${town}`;
  const own = towns.get(key) ?? {
    ...{ name: town, state, county: '', group: '', point: { latitude: 0, longitude: 0 } },
    ...{ units: /** @type {Town['units']} */ ([]), counties: new Map(), phones: new Map() },
  };
  const share = (STATES[state]?.people ?? 0) / (ofState.get(state) ?? 1);
  const each = (people * share * all.get(`${area} ${state}`)) / kept.get(`${area} ${state}`) / units.length;
  own.units.push(...units.map((unit) => ({ ...unit, people: each })));
  const ofDistrict = [...(counties.get(`${state} ${districtOf(name)}`) ?? [])];
  const places = ofDistrict.reduce((sum, [, count]) => sum + count, 0);
  add(own.counties, ofDistrict, people / places);
  add(own.phones, phones.get(districtOf(name)) ?? []);
  towns.set(key, own);
}

const codeOf = areaCodes(readTexts(readFileSync(join(folder, '44.bson'))), scottishPlaces);
/** Towns by state, county and name: London has many areas. @type {Map<string, Town>} */
const merged = new Map();
const lost = [];
for (const town of towns.values()) {
  town.point = centerOf(town.units.map(({ point }) => point));
  town.county = countyOfTown.get(town.name) ?? mostOf(town.counties);
  if (town.phones.size === 0 && (town.state === 'ENG' || town.state === 'WLS')) {
    const [near] = [...towns.values()]
      .filter(({ phones: own }) => own.size > 0)
      .map((other) => ({
        other,
        away: distance(centerOf(other.units.map(({ point }) => point)), town.point),
      }))
      .sort((one, other) => one.away - other.away);
    add(town.phones, near?.other.phones ?? []);
  }
  town.group = groupOf(codeOf(town, town.phones));
  if (town.county === '' || town.group === '') {
    lost.push(`${town.state} ${town.name} ${town.units.length}`);
    continue;
  }
  const key = `${town.state} ${town.county} ${town.name}`;
  const own = merged.get(key);
  if (own) own.units.push(...town.units);
  else merged.set(key, town);
}
console.log('Without a county or an area code:', lost.join(', '));

/** Postcodes of a town: each start once, and the ends after it. @param {readonly Unit[]} units */
function packPostcodes(units) {
  /** @type {Map<string, string>} */
  const ends = new Map();
  for (const { postcode } of units) {
    const start = postcode.slice(0, -3);
    ends.set(start, (ends.get(start) ?? '') + postcode.slice(-3));
  }
  return [...ends].map(([start, own]) => `${start},${own}`);
}

/** @param {string} one @param {string} other */
const compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
/** @template T @template {string} K @param {readonly T[]} list @param {(item: T) => K} keyOf */
function grouped(list, keyOf) {
  /** @type {Map<K, T[]>} */
  const groups = new Map();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups].sort(([one], [other]) => compare(one, other));
}

const packed = {
  states: '',
  stateNames: '',
  counties: '',
  zones: 'Europe/London',
  zoneIndexes: '',
  people: '',
  areas: '',
  zipCounts: '',
  zips: '',
  latitudes: '',
  longitudes: '',
};
const [states, names, zips] = [
  /** @type {string[]} */ ([]),
  /** @type {string[]} */ ([]),
  /** @type {string[]} */ ([]),
];
let before = { latitude: 0, longitude: 0 };
for (const [state, ofOne] of grouped([...merged.values()], (town) => town.state)) {
  const groups = [...new Set(ofOne.map(({ group }) => group))].sort(compare);
  const byCounty = grouped(ofOne, (town) => town.county);
  states.push([state, byCounty.length, ...groups].join(' '));
  for (const [county, own] of byCounty) {
    names.push([county, ...own.map(({ name }) => name)].join(','));
    packed.zoneIndexes += vlq(0);
    for (const { units, group } of own) {
      const sorted = units.sort((one, other) => compare(one.postcode, other.postcode));
      packed.areas += vlq(groups.indexOf(group));
      packed.zipCounts += vlq(units.length);
      zips.push(...packPostcodes(sorted));
      for (const { people, point } of sorted) {
        const [latitude, longitude] = [point.latitude, point.longitude].map((degree) =>
          Math.round(100 * degree),
        );
        packed.people += vlq(Math.round(LOG_STEPS * Math.log(Math.max(1, people))));
        packed.latitudes += signed((latitude ?? 0) - before.latitude);
        packed.longitudes += signed((longitude ?? 0) - before.longitude);
        before = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
      }
    }
  }
}
packed.states = states.join('|');
packed.stateNames = states.map((text) => STATES[text.slice(0, 3)]?.name).join('|');
packed.counties = names.join('|');
packed.zips = zips.join('|');
console.log({ towns: merged.size, counties: names.length, postcodes: packed.zipCounts.length });

const lines = Object.entries(packed).map(([name, text]) => `  ${name}:\n    ${JSON.stringify(text)},`);
writeFileSync(
  OUTPUT,
  `// Written by scripts/data/gb-places.mjs; src/generators/places.ts says how it is read.\nimport type { PackedPlaces } from '../../places.ts';\n\nexport const places: PackedPlaces = {\n${lines.join('\n')}\n};\n`,
);
