// Writes src/locales/countries/fr/places.ts: the communes of metropolitan France with their postcodes. SOURCES.md beside it lists
// the sources.
//
//   node scripts/data/fr/places.mjs folder
//
// The folder holds `communes.json` and `departements.json` of the npm package @etalab/decoupage-administratif, and
// GeoNames' `zipcodes.fr.csv`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signed, vlq } from '../packed-places.mjs';
import { areaCodes } from './area-codes.mjs';

const [, , folder = '.'] = process.argv;
const OUTPUT = fileURLToPath(new URL('../../../src/locales/countries/fr/places.ts', import.meta.url));
/** Smaller communes have 6 in 100 people, and half of the names. */
const PEOPLE_MIN = 500;
/** The number of people is packed as a natural logarithm in steps of 1/32. */
const LOG_STEPS = 32;
/** Names that would distract a reader of a demonstration. */
const LEFT_OUT = new Set(['Bitche', 'Condom', 'Montcuq-en-Quercy-Blanc', 'Corps-Nuds', 'Vatan']);

/** INSEE's codes of the regions, with those of ISO 3166-2:FR and the names. */
const REGIONS = new Map([
  ['84', { code: 'ARA', name: 'Auvergne-Rhône-Alpes' }],
  ['27', { code: 'BFC', name: 'Bourgogne-Franche-Comté' }],
  ['53', { code: 'BRE', name: 'Bretagne' }],
  ['24', { code: 'CVL', name: 'Centre-Val de Loire' }],
  ['94', { code: '20R', name: 'Corse' }],
  ['44', { code: 'GES', name: 'Grand Est' }],
  ['32', { code: 'HDF', name: 'Hauts-de-France' }],
  ['11', { code: 'IDF', name: 'Île-de-France' }],
  ['28', { code: 'NOR', name: 'Normandie' }],
  ['75', { code: 'NAQ', name: 'Nouvelle-Aquitaine' }],
  ['76', { code: 'OCC', name: 'Occitanie' }],
  ['52', { code: 'PDL', name: 'Pays de la Loire' }],
  ['93', { code: 'PAC', name: "Provence-Alpes-Côte d'Azur" }],
]);
/**
 * @typedef {{ zip: number; latitude: number; longitude: number; people: number }} Postcode
 * @typedef {{ name: string; people: number; postcodes: Postcode[] }} Town
 * @typedef {{ code: string; name: string; region: string; towns: Town[] }} Department
 * @typedef {{
 *   code: string; nom: string; type: string; zone: string; departement: string; region: string;
 *   codesPostaux?: string[]; population?: number; commune?: string; chefLieu?: string;
 * }} Commune
 */

/** @param {string} name */
const plain = (name) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/œ/gi, 'oe')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** @typedef {{ name: string; latitude: number; longitude: number }} Point */

/** @returns {ReadonlyMap<string, readonly Point[]>} GeoNames' places by postcode. Codes of receivers of much mail (CEDEX) are left out. */
function readPoints() {
  /** @type {Map<string, Point[]>} */
  const points = new Map();
  for (const line of readFileSync(join(folder, 'zipcodes.fr.csv'), 'utf8').trim().split('\n').slice(1)) {
    const cells = line.split(',');
    const [, zip = '', name = ''] = cells;
    if (!/^\d{5}$/.test(zip)) continue;
    const [latitude, longitude] = cells.slice(-2).map(Number);
    const own = points.get(zip) ?? [];
    own.push({ name: plain(name), latitude: latitude ?? 0, longitude: longitude ?? 0 });
    points.set(zip, own);
  }
  return points;
}

/** @type {Commune[]} */
const communes = JSON.parse(readFileSync(join(folder, 'communes.json'), 'utf8'));
/** @type {{ code: string; nom: string; region: string; zone: string }[]} */
const departments = JSON.parse(readFileSync(join(folder, 'departements.json'), 'utf8'));
const points = readPoints();
/** The names of the former communes within each. @type {Map<string, string[]>} */
const formerNames = new Map();
for (const { chefLieu, nom } of communes) {
  if (chefLieu) formerNames.set(chefLieu, [...(formerNames.get(chefLieu) ?? []), plain(nom)]);
}

/**
 * The mean of the commune's points with the postcode: those of its name, or of former communes within it, or any.
 * @param {string} zip
 * @param {Commune} commune
 */
function pointOf(zip, { code, nom, codesPostaux = [] }) {
  const name = plain(nom);
  const former = formerNames.get(code) ?? [];
  const own = points.get(zip) ?? codesPostaux.flatMap((other) => points.get(other) ?? []);
  const choices = [
    own.filter((point) => point.name === name),
    own.filter((point) => former.includes(point.name)),
    own,
  ];
  const best = choices.find(({ length }) => length > 0);
  if (!best) throw new Error(`${zip} ${nom} has no coordinates`);
  const mean = (/** @type {'latitude' | 'longitude'} */ axis) =>
    Math.round((100 * best.reduce((sum, point) => sum + point[axis], 0)) / best.length);
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

/**
 * People of each postcode: those of the municipal arrondissements of Paris, Lyon and Marseille, and elsewhere an equal part.
 * @param {Commune} commune
 * @returns {Town}
 */
function townOf(commune) {
  const quarters = communes.filter(({ commune: of }) => of === commune.code);
  const parts = quarters.length > 0 ? quarters : [commune];
  const postcodes = parts.flatMap((part) =>
    (part.codesPostaux ?? []).map((zip) => ({
      zip: Number(zip),
      ...pointOf(zip, commune),
      ...arrondissementPoint(zip, quarters.length > 0),
      people: (part.population ?? 0) / (part.codesPostaux?.length ?? 1),
    })),
  );
  return {
    name: commune.nom,
    people: commune.population ?? 0,
    postcodes: postcodes.sort((one, other) => one.zip - other.zip),
  };
}

/**
 * An arrondissement has its own point under its number.
 * @param {string} zip
 * @param {boolean} isQuarter
 */
function arrondissementPoint(zip, isQuarter) {
  const point = isQuarter ? points.get(zip)?.find(({ name }) => /\d$/.test(name)) : undefined;
  return point
    ? { latitude: Math.round(point.latitude * 100), longitude: Math.round(point.longitude * 100) }
    : {};
}

/** @returns {Department[]} */
function readDepartments() {
  return departments
    .filter(({ zone }) => zone === 'metro')
    .map(({ code, nom, region }) => ({
      code,
      name: nom,
      region,
      towns: communes
        .filter(
          ({ type, departement, population = 0, nom, codesPostaux = [] }) =>
            type === 'commune-actuelle' &&
            departement === code &&
            population >= PEOPLE_MIN &&
            codesPostaux.length > 0 &&
            !LEFT_OUT.has(nom),
        )
        .map(townOf)
        .sort((one, other) => (one.postcodes[0]?.zip ?? 0) - (other.postcodes[0]?.zip ?? 0)),
    }));
}

function pack() {
  const all = readDepartments();
  const packed = {
    ...{
      states: '',
      stateNames: '',
      counties: '',
      zones: 'Europe/Paris',
      zoneIndexes: '',
      people: '',
      areas: '',
    },
    ...{ zipCounts: '', zips: '', latitudes: '', longitudes: '' },
  };
  const regions = [...REGIONS].sort(([, one], [, other]) => (one.code < other.code ? -1 : 1));
  packed.stateNames = regions.map(([, { name }]) => name).join('|');
  const states = [];
  const counties = [];
  let before = { zip: 0, latitude: 0, longitude: 0 };
  const totals = { towns: 0, postcodes: 0, people: 0 };
  for (const [insee, { code }] of regions) {
    const own = all.filter(({ region }) => region === insee);
    states.push(
      [code, own.length, ...own.map((department) => areaCodes[department.code]?.replaceAll(' ', ','))].join(
        ' ',
      ),
    );
    for (const [index, { name, towns }] of own.entries()) {
      counties.push([name, ...towns.map((town) => town.name)].join(','));
      packed.zoneIndexes += vlq(0);
      for (const { postcodes } of towns) {
        totals.towns++;
        packed.areas += vlq(index);
        packed.zipCounts += vlq(postcodes.length);
        for (const postcode of postcodes) {
          totals.postcodes++;
          totals.people += postcode.people;
          packed.people += vlq(Math.round(LOG_STEPS * Math.log(postcode.people)));
          packed.zips += signed(postcode.zip - before.zip);
          packed.latitudes += signed(postcode.latitude - before.latitude);
          packed.longitudes += signed(postcode.longitude - before.longitude);
          before = postcode;
        }
      }
    }
  }
  console.log(totals);
  return { ...packed, states: states.join('|'), counties: counties.join('|') };
}

const lines = Object.entries(pack()).map(([name, text]) => `  ${name}:\n    ${JSON.stringify(text)},`);
writeFileSync(
  OUTPUT,
  `// Written by scripts/data/fr/places.mjs; src/generators/places.ts says how it is read.\nimport type { PackedPlaces } from '../../places.ts';\n\nexport const places: PackedPlaces = {\n${lines.join('\n')}\n};\n`,
);
