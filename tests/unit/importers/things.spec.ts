import { csvParse } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import { createEngines } from '../../../src/dataset/engines.ts';
import { createFirstRows } from '../../../src/dataset/first-rows.ts';
import { type ImportOptions, importSchema } from '../../../src/importers/import-schema.ts';
import { open } from '../../../src/library/index.ts';
import { locales } from '../../../src/locales/registry.ts';
import { chiSquareMisfit } from '../../fixtures/goodness-of-fit.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

type Row = Readonly<Record<string, string>>;

const { check, ...reader } = createFirstRows(createEngines(locales, largeTables));
const ROWS = 10_000;

/** A schema of a sample, its report, and its first rows. */
async function imported(source: string, options: Partial<ImportOptions> = {}) {
  const read = await importSchema(source, {
    ...{ kind: 'csv', name: 'visits', leastRows: ROWS, check, reader },
    ...options,
  });
  if (!read.ok) throw new Error(read.error[0]?.message);
  const { schema, report } = read.value;
  const dataset = await open(schema);
  const [table = ''] = dataset.tables;
  const rows: readonly Row[] = csvParse(await new Response(dataset.table(table).stream('csv')).text());
  return { schema, report, rows, text: JSON.stringify(schema) };
}

/** Numbers from 0 to below 1 that look random, the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const REGIONS = [
  ['11', 'Île-de-France', 'Paris'],
  ['53', 'Bretagne', 'Rennes'],
  ['84', 'Auvergne-Rhône-Alpes', 'Lyon'],
  ['93', 'Provence-Alpes-Côte d’Azur', 'Marseille'],
] as const;
const AGENTS = ['Marie Dupont', 'Jean Martin', 'Luc Bernard', 'Sophie Petit', 'Paul Durand', 'Anne Moreau'];
const HEADER = 'code_region,nom_region,chef_lieu,agent,station_id,station_nom,lat,lon,date,valeur';

/** Visits to stations, the first regions and agents more often than others. */
function visits(count: number, seed = 1): readonly (readonly string[])[] {
  const next = randomNumbers(seed);
  const pick = <T>(list: readonly T[], by: number) => list[Math.floor(by * list.length)] as T;
  const stations = Array.from({ length: 60 }, (_, i) => [
    ...[`ST${1000 + i * 7}`, `${pick(['Nord', 'Sud', 'Est'], next())}gare ${'ABCDEFGHIJ'[i % 10]}${i}`],
    ...[(43 + next() * 6).toFixed(5), (next() * 7).toFixed(5)],
  ]);
  return Array.from({ length: count }, () => [
    ...pick(REGIONS, next() * next()),
    pick(AGENTS, next() * next()),
    ...pick(stations, next()),
    new Date(Date.UTC(2025, 0, 1 + Math.floor(next() * 300))).toISOString().slice(0, 10),
    (next() * 50).toFixed(1),
  ]);
}

const csvOf = (header: string, rows: readonly (readonly string[])[]) =>
  [header, ...rows.map((row) => row.join())].join('\n');

function countsOf(cells: readonly (string | undefined)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell ?? '', (counts.get(cell ?? '') ?? 0) + 1);
  return counts;
}

/** How many different values of the other columns each value of a column has, at most. */
function mostValues(rows: readonly Row[], key: string, ...others: readonly string[]): number {
  const seen = new Map<string, Set<string>>();
  for (const row of rows) {
    const values = seen.get(row[key] ?? '') ?? new Set();
    seen.set(row[key] ?? '', values.add(others.map((name) => row[name]).join('|')));
  }
  return Math.max(...[...seen.values()].map(({ size }) => size));
}

/** Whether counts have the weights of other counts, in the order of their sizes. */
function areAsFrequent(counts: Iterable<number>, sample: Iterable<number>): boolean {
  const sorted = (list: Iterable<number>) => [...list].sort((one, other) => other - one);
  const [made, given] = [sorted(counts), sorted(sample)];
  const total = (list: readonly number[]) => list.reduce((sum, count) => sum + count, 0);
  const expected = given.map((count) => (count * total(made)) / total(given));
  return made.length === given.length && chiSquareMisfit(made, expected) <= 1;
}

describe('things that rows of a sample name again and again', () => {
  const sample = visits(400);
  const source = csvOf(HEADER, sample);
  const columnOf = (name: string) => sample.map((row) => row[HEADER.split(',').indexOf(name)] ?? '');

  it('keep the columns of the file and their order', async () => {
    const { rows } = await imported(source);
    expect(Object.keys(rows[0] ?? {}).join()).toBe(HEADER);
  });

  it('have a code, a name and a capital that agree, as frequent as in the sample', async () => {
    const { rows } = await imported(source);
    const made = countsOf(rows.map((row) => `${row.code_region},${row.nom_region},${row.chef_lieu}`));
    const expected = countsOf(sample.map((row) => row.slice(0, 3).join()));
    expect([...made.keys()].sort()).toEqual([...expected.keys()].sort());
    const counts = [...expected.keys()].map((region) => made.get(region) ?? 0);
    const weights = [...expected.values()].map((count) => (count * ROWS) / sample.length);
    expect(chiSquareMisfit(counts, weights)).toBeLessThanOrEqual(1);
  });

  it('are as many persons as in the sample, with the names of others', async () => {
    const { rows, text } = await imported(source);
    const made = countsOf(rows.map(({ agent }) => agent));
    expect(made.size).toBe(6);
    for (const name of AGENTS) expect(text).not.toContain(name);
    expect(areAsFrequent(made.values(), countsOf(columnOf('agent')).values())).toBe(true);
  });

  it('are as many stations as in the sample, each with one name and one place', async () => {
    const { rows, text } = await imported(source);
    const made = countsOf(rows.map(({ station_id }) => station_id));
    expect(made.size).toBe(60);
    expect(mostValues(rows, 'station_id', 'station_nom', 'lat', 'lon')).toBe(1);
    expect(areAsFrequent(made.values(), countsOf(columnOf('station_id')).values())).toBe(true);
    for (const id of columnOf('station_id')) expect(text).not.toContain(id);
  });

  it('stay these when the table gets more rows', async () => {
    const { schema } = await imported(source);
    const [first, ...others] = schema.tables;
    const dataset = await open({ ...schema, tables: [{ ...first, rows: 1000 }, ...others] } as typeof schema);
    const written = await new Response(dataset.table('visits').stream('csv')).text();
    const rows: readonly Row[] = csvParse(written);
    expect(rows).toHaveLength(1000);
    expect(mostValues(rows, 'code_region', 'nom_region', 'chef_lieu')).toBe(1);
  });

  it('have no value of the sample without sample values', async () => {
    const { rows, text } = await imported(source, { values: false });
    for (const [code, name, capital] of REGIONS) {
      expect(text).not.toContain(name);
      expect(text).not.toContain(`"${capital}"`);
      expect(rows.some((row) => row.nom_region === name || row.code_region === code)).toBe(false);
    }
    expect(mostValues(rows, 'station_id', 'station_nom', 'lat')).toBe(1);
    expect(countsOf(rows.map(({ agent }) => agent)).size).toBe(6);
  });

  it('have values in the report, each at its column, and a sentence', async () => {
    const { report } = await imported(source);
    const region = report.tables.find(({ name }) => name === 'visits_region');
    const names = region?.columns.find(({ name }) => name === 'nom_region')?.sampleValues;
    expect([...(names ?? [])].sort()).toEqual(REGIONS.map(([, name]) => name).sort());
    const says = 'code_region, nom_region and chef_lieu belong together: 4 rows of the table visits_region.';
    expect(report.notes).toContain(says);
  });

  it('are read from a list of JSON too, with the types of their values', async () => {
    const objects = sample.map((row) =>
      Object.fromEntries(
        HEADER.split(',').map((name, i) => [
          name,
          /^(?:code|lat|lon|valeur)/.test(name) ? Number(row[i]) : row[i],
        ]),
      ),
    );
    const { rows, schema } = await imported(JSON.stringify(objects), { kind: 'json' });
    expect(mostValues(rows, 'code_region', 'nom_region', 'chef_lieu')).toBe(1);
    expect(mostValues(rows, 'station_id', 'station_nom', 'lat')).toBe(1);
    expect(JSON.stringify(schema)).toContain('"code_region":53');
  });
});

describe('things of things', () => {
  /** Towns in departments in regions. No list of the schema holds the towns. */
  function towns(count: number): readonly (readonly string[])[] {
    const next = randomNumbers(3);
    return Array.from({ length: count }, () => {
      const town = Math.floor(next() * 90);
      const department = town % 18;
      const region = department % 3;
      return [
        ...[
          `${10_000 + town * 37}`,
          `${['Saint', 'Mont', 'Val'][town % 3]} ${'ABCDEFGHI'[town % 9]}lieu ${'abcdefghij'[town % 10]}${'klmnopqrs'[town % 9]}`,
        ],
        ...[`${10 + department}`, `Dep ${'ABCDEFGHIJKLMNOPQR'[department]}`],
        ...[`R${region}`, ['Nord', 'Ouest', 'Est'][region] ?? ''],
        String(Math.floor(next() * 1000)),
      ];
    });
  }
  const source = csvOf('insee,commune,dep,dep_nom,region,region_nom,habitants', towns(900));

  it('agree at each level', async () => {
    const { rows } = await imported(source);
    expect(mostValues(rows, 'insee', 'commune', 'dep', 'dep_nom', 'region', 'region_nom')).toBe(1);
    expect(mostValues(rows, 'dep', 'dep_nom', 'region', 'region_nom')).toBe(1);
    expect(mostValues(rows, 'region', 'region_nom')).toBe(1);
  });

  it('agree at each level without sample values', async () => {
    const { rows } = await imported(source, { values: false });
    expect(mostValues(rows, 'insee', 'commune', 'dep_nom', 'region_nom')).toBe(1);
    expect(countsOf(rows.map((row) => row.insee)).size).toBe(90);
    expect(mostValues(rows, 'dep', 'dep_nom', 'region_nom')).toBe(1);
  });
});

describe('dependencies', () => {
  const next = randomNumbers(7);
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? '';

  it('of 30 rows that chance explains are none', async () => {
    // By chance, half of 14 rows with an earlier letter agree, and all 14 in 1 of 16,000 samples.
    const letters = Array.from({ length: 30 }, (_, i) => 'ABCDEFGHIJKLMNOP'[i % 16] ?? '');
    const source = csvOf(
      'letter,side',
      letters.map((letter, i) => [letter, i % 16 < 8 ? 'left' : 'right']),
    );
    const { schema } = await imported(source);
    expect(schema.tables).toHaveLength(1);
  });

  it('with an exception in a hundred rows hold in all rows', async () => {
    const rows = Array.from({ length: 1000 }, (_, i) => {
      const code = pick(['FR', 'DE', 'IT']);
      const zone = { FR: 'west', DE: 'middle', IT: 'south' }[code] ?? '';
      return [code, i % 150 === 0 ? 'west' : zone, String(i)];
    });
    const made = await imported(csvOf('land,zone,n', rows));
    expect(mostValues(made.rows, 'land', 'zone')).toBe(1);
  });

  it('lead to the team of a row, and not to its stadium, which several teams have', async () => {
    const teams = Array.from({ length: 12 }, (_, i) => [`Team ${'ABCDEFGHIJKL'[i]}`, `S${i % 5}`]);
    const matches = Array.from({ length: 600 }, (_, i) => {
      const [team = '', state = ''] = teams[(i * 7) % 12] ?? [];
      const stadium = i % 3 === 0 ? `Central of ${state}` : `${team} Park ${i % 2}`;
      return [stadium, team, state, String((i * 7919) % 1000)];
    });
    const { rows } = await imported(csvOf('stadium,team,state,fans', matches));
    expect(mostValues(rows, 'team', 'state')).toBe(1);
  });

  it('with five exceptions in a hundred rows are none', async () => {
    const rows = Array.from({ length: 1000 }, (_, i) => {
      const code = pick(['FR', 'DE', 'IT']);
      const zone = { FR: 'west', DE: 'middle', IT: 'south' }[code] ?? '';
      return [code, i % 20 === 0 ? 'west' : zone, String(i)];
    });
    const { schema } = await imported(csvOf('land,zone,n', rows));
    expect(schema.tables).toHaveLength(1);
  });

  it('count null as a value', async () => {
    const agents = AGENTS.map((name, i) => [name, i < 2 ? '' : `0${i}12345${i}7${i}`, i < 2 ? '' : 'yes']);
    const rows = Array.from({ length: 600 }, (_, i) => {
      const agent = agents[Math.floor(next() * agents.length)] ?? [];
      return [...agent, String(i)];
    });
    const made = await imported(csvOf('agent,agent_phone,has_phone,n', rows));
    const share = (list: readonly (string | undefined)[]) =>
      list.filter((cell) => cell === '').length / list.length;
    expect(mostValues(made.rows, 'agent', 'agent_phone')).toBe(1);
    const [phones, given] = [made.rows.map((row) => row.agent_phone), rows.map((row) => row[1])];
    expect(Math.abs(share(phones) - share(given))).toBeLessThan(0.01);
    expect(made.rows.every((row) => (row.agent_phone === '') === (row.has_phone === ''))).toBe(true);
  });

  it('of columns that a formula computes stay formulas', async () => {
    const rows = Array.from({ length: 300 }, () => {
      const code = pick(['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7']);
      return [code, `item ${code}`, String(Math.floor(next() * 1000))];
    });
    const { schema } = await imported(csvOf('code,label,n', rows));
    const label = schema.tables[0]?.columns.find(({ name }) => name === 'label');
    expect(label?.field).toBe('template');
  });

  it('of measures are none', async () => {
    const rows = Array.from({ length: 600 }, () => {
      const price = (1 + Math.floor(next() * 40) / 4).toFixed(2);
      return [price, Number(price) > 5 ? 'dear' : 'cheap', String(Math.floor(next() * 1000))];
    });
    const { schema } = await imported(csvOf('price,class,n', rows));
    expect(schema.tables).toHaveLength(1);
  });

  it('are found among 100,000 rows', async () => {
    const { rows, schema } = await imported(csvOf(HEADER, visits(100_000)), { leastRows: 0 });
    expect(rows).toHaveLength(100_000);
    expect(mostValues(rows, 'code_region', 'nom_region', 'chef_lieu')).toBe(1);
    expect(countsOf(rows.map(({ station_id }) => station_id)).size).toBe(60);
    expect(JSON.stringify(schema).length).toBeLessThan(20_000);
  });
});

describe('people of the rows', () => {
  it('keep their names and addresses together where both are of one person', async () => {
    const next = randomNumbers(11);
    const first = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'];
    const rows = Array.from({ length: 300 }, (_, i) => {
      const name = first[Math.floor(next() * first.length)] ?? '';
      return [
        name,
        `Walker${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 10) % 10]}${'uvw'[Math.floor(i / 100)]}`,
        `${name.toLowerCase()}${i}@example.com`,
      ];
    });
    const made = await imported(csvOf('first_name,last_name,email', rows));
    expect(made.schema.tables).toHaveLength(1);
  });

  it('of one customer agree', async () => {
    const next = randomNumbers(13);
    const customers = Array.from({ length: 40 }, (_, i) => [
      ...[
        `C-${1000 + i}`,
        `Ann${'abcdefghij'[i % 10]} Walker${'klmn'[Math.floor(i / 10)]}`,
        `ann${i}@example.com`,
      ],
    ]);
    const rows = Array.from({ length: 400 }, (_, i) => [
      ...(customers[Math.floor(next() * 40)] ?? []),
      String(Math.floor(next() * 100)),
      String(i),
    ]);
    const made = await imported(csvOf('customer_id,customer_name,customer_email,amount,n', rows));
    expect(mostValues(made.rows, 'customer_id', 'customer_name', 'customer_email')).toBe(1);
    expect(countsOf(made.rows.map((row) => row.customer_id)).size).toBe(40);
    expect(made.text).not.toContain('Walker');
  });

  it('do not have the values of one person together', async () => {
    const buyers = Array.from({ length: 24 }, (_, i) => [
      `${'ABCDEFGHIJKLMNOPQRSTUVWX'[i]}nna Customer`,
      i % 2 ? 'female' : 'male',
      ['Northam', 'Southby', 'Westley', 'Eastholm'][i < 8 ? 0 : (i % 3) + 1] ?? '',
      i === 20 ? 'gold' : ['basic', 'plus'][i % 2],
    ]);
    const rows = Array.from({ length: 480 }, (_, i) => [...(buyers[(i * 7) % 24] ?? []), String(i * 13)]);
    const { schema } = await imported(
      csvOf('customer_name,gender,town,plan,amount', rows as readonly (readonly string[])[]),
    );
    const { given } = schema.tables.find(({ name }) => name.endsWith('_customer')) ?? {};
    const cells = given && 'rows' in given ? given.rows.map(({ number: _, ...rest }) => rest) : [];
    expect(cells).toHaveLength(24);
    const together = (gender: unknown, town: unknown, plan: unknown) => [gender, town, plan].join();
    const written = cells.map(({ gender, town, plan }) => together(gender, town, plan)).sort();
    expect(written).not.toEqual(buyers.map(([, gender, town, plan]) => together(gender, town, plan)).sort());
  });

  it('get the values of lists in their shares, however many rows name each', async () => {
    const towns = ['Northam', 'Northam', 'Southby', 'Westley', 'Eastholm'];
    const buyers = Array.from({ length: 30 }, (_, i) => [
      `${'ABCDEFGHIJ'[i % 10]}nna Custom${'abc'[Math.floor(i / 10)]}`,
      towns[i % 5] ?? '',
    ]);
    const rows = buyers.flatMap((buyer, i) =>
      Array.from({ length: 5 + 2 * i }, (_, n) => [...buyer, String((n * 37 + i * 11) % 101)]),
    );
    const read = await imported(csvOf('customer_name,town,amount', rows));
    const wanted = countsOf(rows.map(([, town]) => town));
    for (const [town, count] of countsOf(read.rows.map((row) => row.town)))
      expect(Math.abs(count / read.rows.length - (wanted.get(town) ?? 0) / rows.length), town).toBeLessThan(
        0.03,
      );
    expect(mostValues(read.rows, 'customer_name', 'town')).toBeLessThan(3);
  });
});
