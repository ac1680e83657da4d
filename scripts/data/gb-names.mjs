// Writes the tables of British names in src/locales/countries/gb/. SOURCES.md there lists the sources.
//
//   node scripts/data/gb-names.mjs folder
//
// The folder has the sources' files: `lastname_uk.rda`, `ewbabynames.rda`, `scotbabynames.rda`, `nibabynames.rda`, and in `babynames/`
// the spreadsheets of `rossbowen/babynames`.
import { join } from 'node:path';
import { packSurnames, writeFirstNames, writeSurnames } from './first-names.mjs';
import { britishBirths, FIRST_YEAR, LAST_YEAR } from './gb-births.mjs';
import { readDataFrame } from './r-data.mjs';

const [folder = '.'] = process.argv.slice(2);
const TABLES = new URL('../../src/locales/countries/gb/', import.meta.url);
const SCRIPT = 'scripts/data/gb-names.mjs';

const SURNAMES = 3500;
const FIRST_NAMES = { female: 650, male: 600 };
/** From this rank on, many surnames have as few people of the sample as each other. */
const COUNTED_SURNAMES = 1000;
const PER = 100_000;

/**
 * Estimated: the share of those born in 1925, 1935, … 2025 who are alive in 2025, from general knowledge of the Office for National
 * Statistics' cohort life tables.
 */
const ALIVE = {
  female: [0.02, 0.27, 0.63, 0.84, 0.926, 0.962, 0.978, 0.987, 0.992, 0.995, 0.996],
  male: [0.006, 0.17, 0.51, 0.76, 0.885, 0.938, 0.965, 0.98, 0.989, 0.994, 0.995],
};

/** Names that would distract a reader of a demonstration, and entries that are not names. */
const LEFT_OUT = new Set(
  `Adolf Bastard Bottom Butt Cock Cockburn Coffin Crapper Death Dick Duplicate Gaylord Gotobed Hoare Hore Isis Jihad Knob Lust
  Male Female Onions Osama Pratt Raper Ramsbottom Shufflebottom Sidebottom Slaughter Smellie Tart Titmus Uncle Unknown Willy
  Winterbottom Woodcock Strange Christ Mackenton Mackerr Mackintsoh Macsin Orritt Oxby Ostcliffe Odam`.split(
    /\s+/,
  ),
);

/** Surnames as people write them, which the list has in small letters without apostrophes. */
const SPELLINGS = new Map(
  `Al-Hassan|D'Souza|De Souza|De Silva|Delamarre|Fitzgerald|Fitzpatrick|Fitzsimmons|Le Roux|MacArthur|MacDonald|MacDougall|MacFarlane
|MacGregor|MacInnes|MacIntyre|MacKinnon|MacLachlan|MacLean|MacLeod|MacMillan|MacPherson|MacRae|MacMahon|MacNeil|MacAskill|MacAulay
|MacCarthy|MacColl|MacKellar|MacPhee|MacQueen|MacTaggart|O'Boyle|O'Brien|O'Callaghan|O'Connell|O'Connor|O'Doherty|O'Donnell|O'Donoghue|O'Dowd
|O'Driscoll|O'Flynn|O'Gorman|O'Grady|O'Hagan|O'Halloran|O'Hanlon|O'Hara|O'Hare|O'Kane|O'Keefe|O'Keeffe|O'Kelly|O'Leary|O'Loughlin|O'Mahoney
|O'Mahony|O'Malley|O'Meara|O'Neal|O'Neil|O'Neill|O'Reilly|O'Riley|O'Rourke|O'Ryan|O'Shea|O'Sullivan|O'Toole|St John`
    .split(/\s*\|\s*/)
    .map((name) => [name.replaceAll(/[^A-Za-z]/g, '').toLowerCase(), name]),
);

/** @param {string} name */
function surname(name) {
  const spelled = SPELLINGS.get(name);
  if (spelled) return spelled;
  const capital = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);
  return /^mc[a-z]{2}/.test(name) ? `Mc${capital(name.slice(2))}` : capital(name);
}

function surnames() {
  /** @type {Map<string, number>} */
  const shares = new Map();
  for (const { surname: name, freq } of readDataFrame(join(folder, 'lastname_uk.rda'))) {
    const text = surname(String(name));
    if (!LEFT_OUT.has(text) && text.length > 1) shares.set(text, (shares.get(text) ?? 0) + Number(freq));
  }
  const all = [...shares].sort(([, one], [, other]) => other - one).slice(0, SURNAMES);
  const counted = all.slice(0, COUNTED_SURNAMES).map(([name, share]) => ({ name, per100k: share * PER }));
  return packSurnames(
    counted,
    all.map(([name]) => name),
  );
}

writeSurnames(TABLES, SCRIPT, surnames());
writeFirstNames(TABLES, SCRIPT, await britishBirths(folder), {
  firstYear: FIRST_YEAR,
  lastYear: LAST_YEAR,
  alive: ALIVE,
  names: FIRST_NAMES,
  leftOut: LEFT_OUT,
  scale: { leastShare: 0.00039, stepRatio: 1.0149 },
});
