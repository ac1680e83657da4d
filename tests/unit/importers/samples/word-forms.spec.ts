import { csvFormatRows, csvParse } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import { importSchema, open } from '../../../../src/library/index.ts';

const FIRST =
  'Aubervin Balmorel Cernois Dampierre Escoulin Fauvilly Graveson Hautmont Issenheim Jouarrois Kerlaudy Lampaul Marcilly Nanteuil Orvanne Pontarlay Quintenas Rochefleur Sauvigny Tourcelle'.split(
    ' ',
  );
const SECOND =
  'Agustina Beltrana Carolinas Domenech Esteban Filomena Gallarta Hortelano Irigoyen Jovellar Lastarria Montaner Noguera Olivares Palafox Quintana Robledo Sepulvera Tarragos Urquijo'.split(
    ' ',
  );
const INVENTED = "\\p{Lu}[\\p{Ll}']+";

/** Two words that no other of 200 texts has. */
const pairOf = (i: number) => {
  const [one = '', other = ''] = [FIRST[i % 20], SECOND[Math.floor(i / 20)]];
  return [`${one.slice(0, 5)}${other.slice(-4)}`, `${other.slice(0, 5)}${one.slice(-4)}`] as const;
};
const WORDS = Array.from({ length: 200 }, (_, i) => pairOf(i)).flat();
const textsOf = (text: (first: string, second: string, i: number) => string) =>
  Array.from({ length: 200 }, (_, i) => text(...pairOf(i), i));

async function imported(column: string, texts: readonly string[], values = true) {
  const csv = csvFormatRows([[column], ...texts.map((text) => [text])]);
  const { schema, report } = await importSchema(csv, { kind: 'csv', values });
  const dataset = await open(schema);
  const written = await new Response(dataset.table(dataset.tables[0] ?? '').stream('csv')).text();
  const cells = csvParse(written).map((row) => row[column] ?? '');
  return { cells, report, document: JSON.stringify(schema) };
}

const KINDS = ['Lycée', 'École maternelle', 'École élémentaire', 'École élémentaire'] as const;
const schools = textsOf((first, second, i) => `${KINDS[i % 4]} ${first}-${second}`);

const SAMPLES: readonly [says: string, column: string, texts: readonly string[], form: RegExp][] = [
  [
    'French schools',
    'nom',
    schools,
    new RegExp(`^(?:Lycée|École maternelle|École élémentaire) ${INVENTED}-${INVENTED}$`, 'u'),
  ],
  [
    'places by their distance',
    'place',
    textsOf((first, _, i) => `${1 + (i % 90)}km ${['N', 'SSW', 'E'][i % 3]} of ${first}${i % 7}, Alaska`),
    /^\d{1,2}km (?:N|SSW|E) of \p{Lu}\p{Ll}+\d, Alaska$/u,
  ],
  [
    'Spanish addresses',
    'Dirección',
    textsOf((_, second, i) => `Piso en ${i % 2 ? 'calle' : 'avenida'} de ${second}, ${1 + i}, València`),
    /^Piso en (?:calle|avenida) de \p{Lu}\p{Ll}+, \d{1,3}, València$/u,
  ],
  [
    'log messages with codes',
    'content',
    textsOf((_, __, i) => {
      const id = `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;
      return i % 2 ? `[instance: ${id}] VM Started` : `[instance: ${id}] Took ${i + 10} seconds to build`;
    }),
    /^\[instance: [0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\] (?:VM Started|Took \d{2,3} seconds to build)$/,
  ],
];

describe('texts of frequent words and others', () => {
  it.each(SAMPLES)('%s keep their frequent words, and the other words are invented', async (_, ...sample) => {
    const [column, texts, form] = sample;
    const { cells, document } = await imported(column, texts);
    expect(cells.filter((cell) => !form.test(cell))).toEqual([]);
    expect(cells.filter((cell) => texts.includes(cell) && /\p{Lu}\p{Ll}{4}/u.test(cell))).toEqual([]);
    expect(WORDS.filter((word) => document.includes(word))).toEqual([]);
  });

  it('keep the shares of their forms', async () => {
    const { cells } = await imported('nom', schools);
    const share = (begin: string) => cells.filter((cell) => cell.startsWith(begin)).length / cells.length;
    expect(share('École élémentaire')).toBeGreaterThan(0.3);
    expect(share('Lycée')).toBeLessThan(0.4);
  });

  it('are named in the report', async () => {
    const { report } = await imported('nom', schools);
    expect(report.tables[0]?.columns[0]?.sampleValues).toEqual(
      expect.arrayContaining(['Lycée', 'École', 'maternelle', 'élémentaire']),
    );
  });

  it('have no word of the sample without values', async () => {
    const { document } = await imported('nom', schools, false);
    expect(document).not.toMatch(/Lycée|École|maternelle|élémentaire/);
  });

  it('of persons have no word of the sample, also in a language without a locale', async () => {
    const names = textsOf((first, second) => `${second.toUpperCase()}, ${first} da Silva`);
    const { document } = await imported('nome', names);
    expect([...WORDS, 'Silva'].filter((word) => new RegExp(word, 'i').test(document))).toEqual([]);
  });

  it('of persons of a country without a locale are invented, in the form of the sample', async () => {
    const rows = textsOf(
      (first, second, i) => `"${second.toUpperCase()}, ${first}",+55 11 9${1000 + i}-${2000 + i}`,
    );
    const { schema } = await importSchema(['nome,telefone', ...rows].join('\n'), { kind: 'csv' });
    const dataset = await open(schema);
    const written = await new Response(dataset.table(dataset.tables[0] ?? '').stream('csv')).text();
    for (const { nome = '' } of csvParse(written)) expect(nome).toMatch(/^\p{Lu}{2,}, \p{Lu}\p{Ll}+$/u);
    expect(schema.tables[0]?.columns.map(({ field }) => field)).toEqual(['regex', 'regex']);
  });

  it('leave at most half of a rare word in the schema', async () => {
    const { document } = await imported('nom', schools);
    const most = WORDS.map((word) => word.slice(0, Math.floor(word.length / 2) + 1));
    expect(most.filter((part) => part.length > 4 && document.includes(part))).toEqual([]);
  });

  it('have only runs of three letters that the words of the sample have', async () => {
    const { cells } = await imported('nom', schools);
    const runsIn = (text: string) =>
      [...text.toLowerCase().matchAll(/\p{L}+/gu)].flatMap(([word]) =>
        Array.from({ length: Math.max(0, word.length - 2) }, (_, i) => word.slice(i, i + 3)),
      );
    const known = new Set(schools.flatMap(runsIn));
    expect(cells.flatMap(runsIn).filter((run) => !known.has(run))).toEqual([]);
  });

  it('close the brackets that they open', async () => {
    const notes = textsOf((first, second, i) => {
      const gaps = Array.from({ length: i % 5 }, (_, gap) => gap + 1).join(', ');
      const zone = i % 3 ? 'zone of the north' : 'zone of the south';
      return `${zone} in use near ${i % 9}; seen ${i % 7}${gaps ? ` and gaps in order [${gaps}, at ${first.slice(0, 4)}${second.slice(0, 4)}]` : ''}`;
    });
    const { cells } = await imported('note', notes);
    expect(cells.filter((cell) => cell.includes('[') !== cell.endsWith(']'))).toEqual([]);
  });

  it('are lists of different items that several texts have, in the order of the sample', async () => {
    const lines = ['A', 'B', 'C', '2', '3', '4', '5', 'N', 'Q'];
    const lists = Array.from({ length: 200 }, (_, i) =>
      lines.filter((_, at) => ((i * 37 + 11) >> at) & 1 && (i + at) % 3).join('/'),
    ).filter((list) => list !== '');
    const { cells } = await imported('trains', lists);
    const items = cells.map((cell) => cell.split('/'));
    expect(items.filter((list) => list.some((item) => !lines.includes(item)))).toEqual([]);
    expect(items.filter((list) => new Set(list).size < list.length)).toEqual([]);
  });

  it('are the same in each import', async () => {
    expect((await imported('nom', schools)).document).toBe((await imported('nom', schools)).document);
  });
});
