import { describe, expect, it } from 'vitest';
import { aroundExample, exampleOf } from '../../../src/catalogue/field-examples.ts';
import { type FieldId, fields, isFieldId } from '../../../src/catalogue/fields.ts';
import { isOfLocale } from '../../../src/catalogue/locale-fields.ts';
import { createEngines } from '../../../src/dataset/engines.ts';
import { withToy } from '../../fixtures/locales/toy/toy.ts';

const engineFor = createEngines(withToy);
const ROWS = 400;

async function opened(document: object) {
  const engine = await engineFor(document);
  const checked = engine.check(document);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return engine.open(checked.value);
}

/** The rows of the table `t` as records. */
async function records(columns: readonly object[], more: object = {}, table: object = {}) {
  const document = { version: 1, ...more, tables: [{ name: 't', rows: ROWS, columns, ...table }] };
  const rows = (await opened(document)).table('t');
  const batch = rows?.read(0, ROWS);
  const names = rows?.columns.map(({ name }) => name) ?? [];
  return Array.from({ length: batch?.rowCount ?? 0 }, (_, i) =>
    Object.fromEntries(names.map((name, column) => [name, batch?.columns[column]?.[i] ?? null])),
  );
}

const columnsOf = (...ids: readonly string[]) => ids.map((field) => ({ name: field, field }));
const TOY = { locale: 'toy' };

describe('A country that is a folder of data', () => {
  it('has postcodes with letters, which belong to their town, and the street before its number', async () => {
    const rows = await records(
      columnsOf(
        'location.zipCode',
        'location.city',
        'location.street',
        'location.buildingNumber',
        'location.streetAddress',
        'location.fullAddress',
      ),
      TOY,
    );
    const towns: Readonly<Record<string, string>> = { TA: 'Łipa', ZB: 'Zoë Bay', O1: 'Ōstra' };
    for (const row of rows) {
      const zip = String(row['location.zipCode']);
      expect(zip).toMatch(/^(TA1|ZB20|O1) \d[A-Z]{2}$/);
      expect(row['location.city']).toBe(towns[zip.slice(0, 2)]);
      expect(row['location.streetAddress']).toBe(
        `${row['location.street']} ${row['location.buildingNumber']}`,
      );
      expect(row['location.fullAddress']).toBe(
        `${zip} ${row['location.city']}, ${row['location.streetAddress']}`,
      );
      expect(row['location.buildingNumber']).toMatch(/^[1-9]\d?[ab]?$/);
      expect(row['location.street']).toMatch(/^((Lind|Berk)(gata|vei)|Við Sund|Undir Hlíð)$/);
    }
  });

  it('has apartments before the street where the country writes them there', async () => {
    const whole = { name: 'whole', field: 'location.streetAddress', options: { useFullAddress: true } };
    const rows = await records([...columnsOf('location.streetAddress'), whole], TOY);
    for (const row of rows) {
      const [apartment = '', line] = String(row.whole).split(': ');
      expect(apartment).toMatch(/^dyr [1-9]\d$/);
      expect(line).toBe(row['location.streetAddress']);
    }
  });

  it('has no regions: their columns are null, and SQL can hold that', async () => {
    const ids = [
      'location.state',
      'location.stateAbbreviation',
      'location.county',
      'finance.routingNumber',
      'person.middleName',
      'person.suffix',
    ];
    const rows = await records(columnsOf(...ids), TOY);
    for (const row of rows) expect(Object.values(row)).toEqual(ids.map(() => null));
    const document = { version: 1, ...TOY, tables: [{ name: 't', rows: 5, columns: columnsOf(...ids) }] };
    expect((await opened(document)).table('t')?.columns.map(({ nullable }) => nullable)).toEqual(
      ids.map(() => true),
    );
  });

  it('refuses a primary key of what a country lacks, with the reason', async () => {
    const columns = [{ name: 'state', field: 'location.state', nullable: false }];
    const document = { version: 1, ...TOY, tables: [{ name: 't', rows: 5, columns }] };
    const checked = (await engineFor(document)).check(document);
    expect(checked).toMatchObject({ ok: false, error: [{ code: 'nulls-in-key' }] });
    expect(JSON.stringify(checked)).toContain('There are no regions.');
  });

  it('writes the family name first, and spells names for mailboxes in ASCII', async () => {
    const rows = await records(
      columnsOf('person.fullName', 'person.firstName', 'person.lastName', 'internet.email'),
      TOY,
    );
    const spelled: Readonly<Record<string, string>> = {
      ...{
        Ýma: 'yma',
        Åsa: 'asa',
        Zoë: 'zoe',
        Łucja: 'lucja',
        Þor: 'thor',
        Ōji: 'ouji',
        Groß: 'gross',
        Jøn: 'jon',
      },
      ...{ Ōno: 'ouno', Łasko: 'lasko', Ðal: 'dal', Œuf: 'oeuf' },
    };
    for (const row of rows) {
      const [first, last] = [String(row['person.firstName']), String(row['person.lastName'])];
      expect(String(row['person.fullName']).replace(/^(Frú|Herra|Lækn(in)?\.) /, '')).toBe(
        `${last} ${first}`,
      );
      const [name = '', domain] = String(row['internet.email']).split('@');
      const lasts = last.split('-').map((part) => spelled[part]);
      expect(name.replace(/[._-]|\d+$/g, '')).toBe(`${spelled[first]}${lasts.join('')}`);
      expect(domain).toMatch(/^(post|bref)\.example\.tv$/);
    }
  });

  it('has telephones of its towns, mobile ones, and reserved ones', async () => {
    const phones = await records(
      [
        { name: 'national', field: 'phone.number', options: { style: 'national' } },
        { name: 'mobile', field: 'phone.number', options: { style: 'mobile' } },
        { name: 'reserved', field: 'phone.number', options: { style: 'international', reserved: true } },
        { name: 'city', field: 'location.city' },
      ],
      TOY,
    );
    const mobiles = phones.filter(({ national }) => /^09([01] \d{6}|23 \d{5})$/.test(String(national)));
    expect(mobiles.length / ROWS).toBeCloseTo(0.4, 1);
    for (const { national, mobile, reserved, city } of phones) {
      const ofTown = city === 'Zoë Bay' ? /^0301-[45]\d{3}$/ : /^020-\d{5}$/;
      if (!String(national).startsWith('09')) expect(national).toMatch(ofTown);
      expect(mobile).toMatch(/^09([01] \d{6}|23 \d{5})$/);
      expect(reserved).toMatch(/^\+688 (20 990\d\d|301 40\d\d)$/);
    }
  });

  it('has license plates, months, ISBNs and jobs of its own', async () => {
    const rows = await records(
      columnsOf('vehicle.vrm', 'date.month', 'commerce.isbn', 'person.jobTitle', 'company.name'),
      TOY,
    );
    for (const row of rows) {
      expect(row['vehicle.vrm']).toMatch(/^([ÄBC]{2}-[1-9]\d\d|[ÄBC] [1-9]\d{3})$/);
      expect(row['date.month']).toMatch(/^(Ōno|Du|Tri|Kv(ar|in)|Ses|Sep|Ok|Naŭ|Dek(unu|du)?)$/);
      expect(row['commerce.isbn']).toMatch(/^978-9979-/);
      expect(row['company.name']).toMatch(/^(Bakarí )?(Hjá \S+|Ōno|Łasko|Groß|Ōstra|Berk Vei)/);
    }
  });

  it('writes jobs and the title of doctors for women and for men, with the parts in the order of the language', async () => {
    const rows = await records(
      columnsOf('person.sex', 'person.jobTitle', 'person.jobType', 'person.prefix'),
      TOY,
    );
    const forms: Readonly<Record<string, readonly RegExp[]>> = {
      female: [
        /^(Smiða Járn( Yngri)?|Silfursmiða( Yngri)?|Hirðir Sauða)$/,
        /^(Smiða|Hirðir)$/,
        /^(Frú|Læknin\.)$/,
      ],
      male: [
        /^(Smiður Járn( Ungi)?|Silfursmiður( Ungi)?|Hirðir Sauða)$/,
        /^(Smiður|Hirðir)$/,
        /^(Herra|Lækn\.)$/,
      ],
    };
    for (const row of rows) {
      const [title, type, prefix] = forms[String(row['person.sex'])] ?? [];
      expect(row['person.jobTitle']).toMatch(title ?? '');
      expect(row['person.jobType']).toMatch(type ?? '');
      expect(row['person.prefix']).toMatch(prefix ?? '');
    }
    expect(new Set(rows.map((row) => row['person.jobTitle'])).size).toBe(9);
  });

  it('has companies whose names begin with a trade, and whose domains do so as well', async () => {
    const rows = await records(columnsOf('company.name', 'internet.domainWord'), TOY);
    const spelled: Readonly<Record<string, string>> = { Ōno: 'ouno', Łasko: 'lasko', Groß: 'gross' };
    const bakeries = rows.flatMap((row) => {
      const [, name = ''] = /^Bakarí (\S+) & Synir/.exec(String(row['company.name'])) ?? [];
      return name === '' ? [] : [{ name: spelled[name], word: row['internet.domainWord'] }];
    });
    expect(bakeries.length).toBeGreaterThan(20);
    for (const { name, word } of bakeries)
      expect(word).toMatch(new RegExp(`^(bakari${name}(og)?synir|bakari-${name}-synir)$`));
  });

  it('changes nothing about the rows of the default locale', async () => {
    const columns = columnsOf('person.fullName', 'location.fullAddress', 'phone.number', 'internet.email');
    expect(await records(columns, { locale: 'en_US' })).toEqual(await records(columns));
  });
});

/** Their examples hold columns of persons. */
const HOLDERS: readonly string[] = ['json', 'lookup'];
const ids = Object.keys(fields)
  .filter(isFieldId)
  .filter((id) => !HOLDERS.includes(id));

describe('A field that is the same in all countries', () => {
  it.each(ids.filter((id) => !isOfLocale(id)))(
    '%s has the same values in another country',
    async (id: FieldId) => {
      const read = async (locale: string) => {
        const document = { ...aroundExample(exampleOf(id)), locale };
        const engine = await engineFor(document);
        const checked = engine.check(document);
        if (!checked.ok) return JSON.stringify(checked.error);
        const dataset = engine.open(checked.value);
        return checked.value.tables.map(({ name }) =>
          dataset.table(name)?.readColumn(exampleOf(id).name, 0, 50),
        );
      };
      expect(await read('toy')).toEqual(await read('en_US'));
    },
  );
});
