import { describe, expect, it } from 'vitest';
import { importSchema } from '../../../src/library/import-schema.ts';

const [DE, GB, FR] = ['de', 'en_GB', 'fr'];

const CASES: readonly (readonly [title: string, csv: string, locale: string | undefined, reason?: string])[] =
  [
    [
      'German phone numbers and postcodes',
      'name,plz,city,phone\nAnna Weber,10115,Berlin,+49 30 1234567\nJonas Braun,20095,Hamburg,+49 40 7654321\nLena Koch,01067,Dresden,+49 351 123456\n',
      DE,
      'phone numbers begin with +49, and postcodes have five digits',
    ],
    [
      'German postcodes and umlauts',
      'last_name,zip,city\nMüller,50667,Köln\nWeiß,80331,München\nSchmidt,60311,Frankfurt\n',
      DE,
      'postcodes have five digits, and names have ü or ß',
    ],
    [
      'whole German addresses',
      'shop,spot\n1,"Torstr. 8, 10115 Berlin"\n2,"Parkweg 12a, 20095 Hamburg"\n3,"Am Markt 1, 01067 Dresden"\n',
      DE,
      'addresses are written like Bergstr. 8, 10115 Berlin, and names have ü or ß',
    ],
    [
      'whole French addresses',
      'shop,spot\n1,8 rue de Rome 75008 Paris\n2,12 QUAI DES ARTS 69003 LYON\n3,4 place du Marché 59000 Lille\n',
      FR,
      'addresses are written like 8 rue de la Paix 75002 Paris, and names have è, ê or ç',
    ],
    [
      'descriptions with addresses',
      'flat,about\n1,"Ruhige Wohnung, Bergstr. 8, 10115 Berlin, sofort frei."\n2,"Hell, mit Balkon, Parkweg 2, 20095 Hamburg, ab Mai."\n',
      undefined,
    ],
    [
      'whole American addresses',
      'shop,spot\n1,"8 Rome Street, Austin, TX 78701"\n2,"12 Arts Road, Boston, MA 02108"\n3,"4 Rue Drive, Miami, FL 33101"\n',
      undefined,
    ],
    [
      'British postcodes',
      'full_name,postcode,city\nOliver Smith,SW1A 1AA,London\nAmelia Jones,M1 1AE,Manchester\nJack Brown,EH1 1YZ,Edinburgh\n',
      GB,
      'postcodes are written like SW1A 1AA',
    ],
    [
      'British phone numbers alone',
      'first_name,phone\nOliver,020 7946 0018\nAmelia,07700 900123\nJack,01632 960456\n',
      GB,
      'phone numbers are written like 020 7946 0018',
    ],
    [
      'French phone numbers and cities',
      'first_name,last_name,city,zip,phone\nLéa,Lefèvre,Paris,75011,01 42 68 53 00\nHugo,Moreau,Lyon,69003,04 72 10 30 30\nInès,François,Nîmes,30000,06 39 98 12 34\n',
      FR,
      'phone numbers are written like 01 23 45 67 89, and postcodes have five digits, and names have è, ê or ç',
    ],
    [
      'French numbers in the international form',
      'city,phone\nParis,+33 1 42 68 53 00\nLyon,+33472103030\nLille,+33 3 20 49 50 00\n',
      FR,
    ],
    [
      'American rows',
      'full_name,city,state,zip,phone\nJohn Müller,Austin,TX,78701,(512) 555-0123\nMary Jones,Boston,MA,02108,(617) 555-0199\nJim Cruz,Miami,FL,33101,(305) 555-0111\n',
      undefined,
    ],
    ['postcodes of five digits alone', 'city,zip\nBerlin,10115\nParis,75011\nMiami,33101\n', undefined],
    [
      'customers of two countries',
      'full_name,city,phone\nAnna Weber,Berlin,+49 30 1234567\nLéa Moreau,Paris,+33 1 42 68 53 00\nJonas Braun,Kiel,+49 431 12345\nHugo Petit,Lyon,+33 4 72 10 30 30\n',
      undefined,
    ],
    [
      'Turkish rows, whose names have ü too',
      'full_name,city,zip\nGül Yıldız,İstanbul,34000\nÜmit Şahin,Ankara,06000\nAyşe Gündoğdu,İzmir,35000\n',
      undefined,
    ],
    [
      'numbers of articles that have five digits',
      'last_name,article\nMüller,10115\nWeiß,20095\nGroß,30159\n',
      undefined,
    ],
  ];

it.each(CASES.map(([title, csv, locale, reason]) => ({ title, csv, locale, reason })))(
  '$title',
  async ({ csv, locale, reason }) => {
    const { schema, report } = await importSchema(csv, { kind: 'csv' });
    expect(schema.locale).toBe(locale);
    const notes = report.notes.filter((note) => note.startsWith('The rows look '));
    expect(notes).toHaveLength(locale === undefined ? 0 : 1);
    if (locale !== undefined) expect(notes[0]).toContain(`So their locale is ${locale}.`);
    if (reason !== undefined) expect(notes[0]).toContain(`: ${reason}. `);
  },
);

it('rows of SQL tell their country like those of CSV', async () => {
  const sql = `create table people (id int primary key, name text, phone text);
insert into people values (1, 'Anna Weber', '+49 30 1234567'), (2, 'Jonas Braun', '+49 40 7654321');`;
  const { schema } = await importSchema(sql, { kind: 'sql' });
  expect(schema.locale).toBe(DE);
});

interface Told {
  readonly field: string;
  readonly confidence: string;
  readonly why: string;
}

/** The entry of the report for each column. */
async function toldOf(csv: string): Promise<Readonly<Record<string, Told>>> {
  const { report } = await importSchema(csv, { kind: 'csv' });
  return Object.fromEntries(
    report.tables.flatMap(({ columns }) =>
      columns.map(({ name, field, confidence, why }) => [name, { field, confidence, why }]),
    ),
  );
}

describe('where no locale has the country of the sample, the report says so for', () => {
  it.each([
    [
      'Spanish names and postcodes, by phone numbers',
      'nombre,cp,telefono\nJuan Pérez,28013,+34 612 345 678\nMaría García,08001,+34 655 443 221\nLuis Muñoz,41001,+34 699 887 766\n',
      ['nombre', 'cp'],
      /^phone numbers of another country, and names with letters of another language$/,
    ],
    [
      'Dutch cities, by postcodes',
      'full_name,city,postcode\nJan de Vries,Amsterdam,1012 AB\nPiet Jansen,Rotterdam,3011 XY\nKees Bakker,Eindhoven,5611 CD\n',
      ['full_name', 'city'],
      /^postcodes of another country$/,
    ],
    [
      'Norwegian cities, by IBANs',
      'full_name,city,iban\nJens Hansen,Oslo,NO9386011117947\nMette Nilsen,Bergen,NO8330001234567\nLars Olsen,Tromsdalen,NO9750001234568\n',
      ['full_name', 'city'],
      /^IBANs that begin with NO$/,
    ],
    [
      'cities of several countries',
      'full_name,city,phone\nAnna Weber,Berlin,+49 30 1234567\nLena Koch,Bonn,+49 228 123456\nJohn Moore,Boston,+1 617 555 0199\n',
      ['full_name', 'city', 'phone'],
      /^the sample is of several countries$/,
    ],
    [
      'cities beside decimal commas',
      'full_name;city;amount\nAnna Weber;Berlin;1,5\nLena Koch;Bonn;2,25\nMia Wolf;Kiel;3,75\n',
      ['full_name', 'city'],
      /decimal comma$/,
    ],
  ])('%s', async (_, csv, names, reason) => {
    const told = await toldOf(csv);
    for (const name of names) {
      expect(told[name]).toMatchObject({
        confidence: 'unsure',
        why: expect.stringContaining('but values are American: '),
      });
      const { why = '' } = told[name] ?? {};
      expect(why.replace(/^.*: (?:the sample has )?/, '')).toMatch(reason);
    }
  });

  it.each(['+34', '+39', '+41', '+7'])('phone numbers of %s, which keep their form', async (code) => {
    const numbers = ['612 345 678', '655 443 221', '699 887 766'].map((rest) => `${code} ${rest}`);
    const told = await toldOf(`id,phone\n${numbers.map((number, i) => `${i + 1},${number}`).join('\n')}\n`);
    expect(told.phone).toMatchObject({
      field: 'regex',
      confidence: 'likely',
      why: expect.stringContaining(code),
    });
  });

  it('none of American or German rows', async () => {
    for (const csv of CASES.flatMap(([title, text]) => (/American|German phone/.test(title) ? [text] : [])))
      for (const { why } of Object.values(await toldOf(csv)))
        expect(why).not.toContain('values are American');
  });
});
