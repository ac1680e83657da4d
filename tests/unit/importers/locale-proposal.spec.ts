import { expect, it } from 'vitest';
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
