import { csvParse } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import { importSchema, open } from '../../../../src/library/index.ts';

/** The fields and the options of the columns that are imported from rows, by name. */
async function columnsOf(header: string, row: (i: number) => readonly (string | number)[], rows = 200) {
  const lines = Array.from({ length: rows }, (_, i) => row(i).join(';'));
  const { schema } = await importSchema([header, ...lines].join('\n'), { kind: 'csv' });
  const columns = schema.tables.flatMap((table) => table.columns);
  return { schema, column: (name: string) => columns.find((column) => column.name === name) };
}

/** Numbers that look random, the same in each run, from 0 to below a limit. */
const scattered = (i: number, limit: number) => (Math.imul(i + 1, 2_654_435_761) >>> 8) % limit;

describe('values of a sample', () => {
  it('with points between thousands are integers', async () => {
    const { column } = await columnsOf('comune;popolazione', (i) => {
      const count = 50 + scattered(i, 90_000);
      return [
        `C${i}`,
        count < 1000 ? count : `${Math.floor(count / 1000)}.${String(count % 1000).padStart(3, '0')}`,
      ];
    });
    const { min, max, decimals = 0 } = column('popolazione')?.options ?? {};
    expect([Number(min) % 1, decimals]).toEqual([0, 0]);
    expect(Number(max)).toBeGreaterThan(50_000);
  });

  it('with three digits behind the point and zeros before it stay decimals', async () => {
    const { column } = await columnsOf('weight', (i) => [
      `${scattered(i, 4)}.${String(scattered(i, 900) + 100)}`,
    ]);
    expect(column('weight')?.options).toMatchObject({ decimals: 3 });
  });

  it('that are 100 together stay so', async () => {
    const { column } = await columnsOf('male;female;n', (i) => {
      const male = scattered(i, 1000);
      return [male / 10, (1000 - male) / 10, scattered(i * 7, 500)];
    });
    expect([column('male'), column('female')].map((one) => one?.options?.expression)).toContain('100 - male');
  });

  it('of 14 digits are no cards, whatever their check digit', async () => {
    // SIRET numbers of La Poste and of public offices: https://fr.wikipedia.org/wiki/Syst%C3%A8me_d%27identification_du_r%C3%A9pertoire_des_%C3%A9tablissements
    const luhn = (digits: string) => {
      let sum = 0;
      for (const [i, digit] of [...digits].reverse().entries()) {
        const doubled = Number(digit) * (i % 2 === 0 ? 2 : 1);
        sum += doubled > 9 ? doubled - 9 : doubled;
      }
      return digits + String((10 - (sum % 10)) % 10);
    };
    const { column } = await columnsOf('siret', (i) => [
      luhn(`2194${String(scattered(i, 10 ** 9)).padStart(9, '0')}`),
    ]);
    expect(column('siret')?.field).not.toBe('finance.creditCardNumber');
  });

  it('of addresses with British postcodes are British addresses', async () => {
    const streets = [
      'High Street',
      'Mill Lane',
      'The Old Rectory',
      'St John’s Road',
      'Unit 4, Canal Wharf',
      'Park Row',
    ];
    const towns = ['Leeds', 'Bury St Edmunds', 'Kingston upon Hull', 'Bath', 'Stoke-on-Trent'];
    const { schema, column } = await columnsOf('Address;n', (i) => [
      `${i + 1} ${streets[i % 6]}, ${towns[i % 5]}, LS${1 + (i % 20)} ${1 + (i % 9)}AB`,
      scattered(i, 999),
    ]);
    expect(schema.locale).toBe('en_GB');
    expect(column('Address')?.field).toBe('location.fullAddress');
  });

  it('of a few dates that repeat are these dates', async () => {
    const { column } = await columnsOf('due;n', (i) => [
      i % 3 === 0 ? '31/03/2020' : '05/04/2020',
      scattered(i, 999),
    ]);
    expect(column('due')).toMatchObject({ field: 'list', options: { values: ['05/04/2020', '31/03/2020'] } });
  });

  it('of codes of capitals are capitals', async () => {
    const letters = (i: number) =>
      Array.from({ length: 2 + (i % 3) }, (_, place) =>
        String.fromCharCode(65 + scattered(i * 5 + place, 26)),
      ).join('');
    const { column } = await columnsOf('station;n', (i) => [letters(i), i], 90);
    expect(column('station')?.options?.pattern).toBe('[A-Z]{2,4}');
  });

  it('of messages have no internet address of the sample', async () => {
    const { schema } = await columnsOf('message', (i) => [
      i % 2 === 0
        ? `connection from 203.0.113.7 to 198.51.100.${i % 250} took ${scattered(i, 900)} ms`
        : `user ${['anna', 'root', 'guest', 'ftp', 'admin'][i % 5]} of 203.0.113.7 has left after request ${i}`,
    ]);
    expect(JSON.stringify(schema)).not.toMatch(/203\\*\.0\\*\.113|198\\*\.51\\*\.100/);
  });
});

/** The cells of the first column of the schema that is imported from rows. */
async function cellsOf(header: string, lines: readonly string[]) {
  const { schema, report } = await importSchema([header, ...lines].join('\n'), { kind: 'csv' });
  const dataset = await open(schema);
  const text = await new Response(dataset.table(dataset.tables[0] ?? '').stream('csv')).text();
  const rows = csvParse(text);
  return { schema, report, rows, cells: rows.map((row) => row[header.split(';')[0] ?? ''] ?? '') };
}

const SYLLABLES = ['Ba', 'Cor', 'Den', 'Fal', 'Gu', 'Hel', 'Jo', 'Mar', 'Nel', 'Pra'];
const wordOf = (i: number) =>
  `${SYLLABLES[scattered(i, 10)]}${SYLLABLES[scattered(i * 3 + 1, 10)]?.toLowerCase()}${SYLLABLES[scattered(i * 5 + 2, 10)]?.toLowerCase()}`;
const repeated = <T>(count: number, text: (i: number) => T) =>
  Array.from({ length: count }, (_, i) => text(i));

describe('forms of texts that most rows have', () => {
  it('keep the shares of the marks that stand for no value, and the form of the codes beside them', async () => {
    const { cells } = await cellsOf(
      'badge;n',
      repeated(400, (i) => `${i % 4 ? 'n/a' : `GB${1000 + scattered(i, 9000)}A`};${i}`),
    );
    const marks = cells.filter((cell) => cell === 'n/a');
    expect(marks.length / cells.length).toBeGreaterThan(0.65);
    expect(marks.length / cells.length).toBeLessThan(0.85);
    expect(cells.filter((cell) => cell !== 'n/a' && !/^GB\d{4}A$/.test(cell))).toEqual([]);
  });

  it('are days if nearly all integers are days', async () => {
    const { cells } = await cellsOf(
      'datum;n',
      repeated(300, (i) =>
        i % 60 === 7
          ? `19070600;${i}`
          : `1907${String(1 + scattered(i, 12)).padStart(2, '0')}${10 + scattered(i * 3, 19)};${i}`,
      ),
    );
    const days = cells.filter((cell) => cell !== '');
    expect(days.length).toBeGreaterThan(270);
    for (const day of days) expect(day).toMatch(/^1907(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/);
  });

  it('are dates if hardly any text is another', async () => {
    const { cells } = await cellsOf(
      'from;n',
      repeated(200, (i) =>
        i === 50 ? `12 years;${i}` : `${1990 + scattered(i, 30)}-0${1 + scattered(i * 7, 9)}-15;${i}`,
      ),
    );
    for (const cell of cells) expect(cell).toMatch(/^(?:(?:19|20)\d\d-\d\d-15)?$/);
  });

  it('of URLs keep hosts of many rows, and their paths', async () => {
    const { cells } = await cellsOf(
      'link;n',
      repeated(200, (i) =>
        i % 2
          ? `https://air.example.org/sites/info?id=UK${10_000 + scattered(i, 80_000)};${i}`
          : `http://my.example.net/latest/${String.fromCharCode(65 + (i % 26))}${String.fromCharCode(66 + (i % 23))}${i % 9};${i}`,
      ),
    );
    expect(
      cells.filter(
        (cell) =>
          !/^(?:https:\/\/air\.example\.org\/sites\/info\?id=UK\d{5}|http:\/\/my\.example\.net\/latest\/[A-Z]{2}\d)$/.test(
            cell,
          ),
      ),
    ).toEqual([]);
  });

  it('of numbers keep the digits after the point that most rows have', async () => {
    const { cells } = await cellsOf(
      'average;n',
      repeated(300, (i) =>
        i % 10 === 0 ? `${1 + scattered(i, 4)}.3333333333333333;${i}` : `${scattered(i, 30) / 10};${i}`,
      ),
    );
    const long = cells.filter((cell) => cell.length > 5);
    expect(long.length / cells.length).toBeLessThan(0.2);
    expect(long.filter((cell) => !/^[1-4]\.33333333333333/.test(cell))).toEqual([]);
  });

  it('of regions in a column of locations are no addresses of streets', async () => {
    const { schema } = await cellsOf(
      'location;n',
      repeated(
        200,
        (i) =>
          `"${wordOf(i)}stad, Region ${['North', 'South'][i % 2]}, Province of ${['Holland', 'Gelre'][i % 2]}";${i}`,
      ),
    );
    expect(JSON.stringify(schema)).not.toContain('location.fullAddress');
  });

  it('of accounts have the invented names of their rows', async () => {
    const rows = repeated(120, (i) => {
      const [first, last] = [wordOf(i), wordOf(i * 7 + 3)];
      const phone = `+55 11 9${1000 + i}-${2000 + i}`;
      return `${first}ção ${last}elho;${phone};${first.toLowerCase()}.${i}@mail.example;https://twitter.com/${last}`;
    });
    const { schema } = await importSchema(['nome;telefone;email;twitter_url', ...rows].join('\n'), {
      kind: 'csv',
    });
    const dataset = await open(schema);
    const written = await new Response(dataset.table(dataset.tables[0] ?? '').stream('csv')).text();
    for (const { nome = '', email = '', twitter_url: url = '' } of csvParse(written)) {
      const plain = nome.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      expect(email.replace(/@(?:example\.(?:com|net|org)|mail\.example)$/, '')).toBe(
        plain.replaceAll(' ', '.'),
      );
      expect(url).toBe(`https://twitter.com/${plain.replaceAll(' ', '_')}`);
    }
  });

  it('that are empty in JSON stay empty, and are no things that share an e-mail address', async () => {
    const rows = repeated(160, (i) =>
      i % 2
        ? { name: `${wordOf(i)}, Anna`, email: `${wordOf(i)}${i}@mail.example`, phone: `416-555-0${100 + i}` }
        : { name: `${wordOf(i)}, Anna`, email: '', phone: '' },
    );
    const { schema } = await importSchema(JSON.stringify(rows), { kind: 'json' });
    expect(schema.tables).toHaveLength(1);
    const dataset = await open(schema);
    const written = await new Response(dataset.table(dataset.tables[0] ?? '').stream('json')).text();
    const emails = JSON.parse(written).map(({ email }: { email: unknown }) => email);
    expect(emails).not.toContain(null);
    expect(emails.filter((email: unknown) => email === '').length).toBeGreaterThan(50);
  });

  it('of measures follow those of another measure, within their range, and the report says so', async () => {
    const { cells, rows, report } = await cellsOf(
      'felt;temperature;n',
      repeated(300, (i) => {
        const temperature = scattered(i, 300) / 10;
        return `${(1.1 * temperature - 4 + (scattered(i * 13, 30) - 15) / 10).toFixed(1)};${temperature};${i}`;
      }),
    );
    const felt = cells.map(Number);
    const temperatures = rows.map((row) => Number(row.temperature));
    const average = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    const products = (one: readonly number[], other: readonly number[]) =>
      average(one.map((value, i) => (value - average(one)) * ((other[i] ?? 0) - average(other))));
    const correlation =
      products(felt, temperatures) / Math.sqrt(products(felt, felt) * products(temperatures, temperatures));
    expect(correlation).toBeGreaterThan(0.9);
    expect(Math.min(...felt)).toBeGreaterThanOrEqual(-5.5);
    expect(Math.max(...felt)).toBeLessThanOrEqual(30.5);
    expect(JSON.stringify(report)).toContain('no rule is exact');
  });
});
