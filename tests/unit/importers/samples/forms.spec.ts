import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDateFormat } from '../../../../src/expression/format-date.ts';
import { columnOf, tablesOf } from './read.ts';

describe('the form of texts', () => {
  it.each<[pattern: string, cells: readonly string[]]>([
    ['[A-Z]{2}-\\d{4}', ['AB-1234', 'CD-0007', 'EF-9999']],
    ['order [1-9]\\d{0,2}', ['order 1', 'order 22', 'order 333']],
    ['#[1-9]\\d{0,2}\\.\\d{2}', ['#1.50', '#200.00', '#30.25']],
    // Digits of several lengths have no zeros before them, unless the sample shows some.
    ['(\\d|[1-9]\\d)\\.\\d{2} m', ['0.50 m', '1.25 m', '12.00 m']],
    ['[1-9]\\d?:\\d{2}', ['1:50', '99:00', '8:25']],
    ['[1-9]\\d{1,3} x', ['10 x', '2000 x']],
    ['\\d{1,3} x', ['1 x', '007 x']],
    ['-?[1-9]\\d?\\.\\d{2} C', ['-1.50 C', '12.25 C', '3.00 C']],
    ['-\\d{2} C', ['-15 C', '-12 C']],
    ['[A-Z]{3}', ['EUR', 'USD', 'GBP']],
    ['[0-9a-f]{8}', ['a3f90b1c', '0b1ca3f9', '99ee00aa']],
    ['[0-9A-Z]{6}', ['A1B2C3', 'ZZ9Z8Q', '7Q1K2X']],
    ['0x[0-9A-F]{4}', ['0x56A4', '0x00FF', '0xB2C9']],
    ['[0-9A-Z]{4}', ['B6A4', 'B0ZF', 'BB2C']],
    ['[a-z]{2}\\d{2}', ['ab12', 'cd34', 'ef56']],
    ['[a-z]{3}\\d{3}', ['kjx482', 'qpw019', 'zzt777']],
    ['K\\d{3}-[0-9A-Z]{2}', ['K100-A1', 'K222-9Z', 'K345-QQ']],
    ['\\d{3}\\|\\d', ['100|1', '200|2', '345|3']],
    // Several forms beside each other.
    ['([A-Z]{2}-\\d|[A-Z]{2} \\d)', ['AB-1', 'AB 1', 'CD-2']],
    ['([1-9]\\d{1,2} (KB|B)|\\d\\.\\d MB)', ['10 KB', '1.5 MB', '300 B']],
  ])('%s is recognised', (pattern, cells) => {
    const found = columnOf(cells).pattern;
    expect(found).toBe(pattern);
    for (const cell of cells) expect(cell).toMatch(new RegExp(`^(?:${found})$`));
  });

  it.each([
    [['Anna', 'Bert', 'Carl']],
    [['12 Oak St', '7 Elm Ave', '101 Main Rd']],
    [['12 Oak St', '34 Elm St', '56 Ash St']],
    [['Bob123', 'Ann456', 'Cid789']],
    [['id one', 'id two', 'id six']],
    [['one', 'two', 'six']],
    [['AB-1', 'AB 1', 'AB_one']],
    [['same', 'same', 'same']],
    [['Ä-1', 'Ö-2', 'Ü-3']],
  ])('of %j is not a pattern', (cells) => {
    expect(columnOf(cells).pattern).toBe(undefined);
  });

  it('of several forms has zeros where only some have them', () => {
    const cells = ['00.00', '10A-0a', '0A-0a', '0A-0b', '0.00', 'A-a0'];
    const { pattern } = columnOf(cells);
    for (const cell of cells) expect(cell).toMatch(new RegExp(`^(?:${pattern})$`));
  });

  it('matches every text that it was found in', () => {
    const texts = fc.array(fc.stringMatching(/^[A-C0-9]{1,3}[-/.][a-c0-9]{2}$/), {
      minLength: 2,
      maxLength: 20,
    });
    fc.assert(
      fc.property(texts, (cells) => {
        const { pattern } = columnOf(cells);
        if (pattern === undefined) return;
        for (const cell of cells) expect(cell).toMatch(new RegExp(`^(?:${pattern})$`));
      }),
    );
  });
});

describe('a field is recognised by the form of its texts', () => {
  it.each<[field: string, cells: readonly string[]]>([
    ['internet.email', ['ann.lee@example.com', "o'neil+x@mail.example.org"]],
    ['internet.url', ['https://example.com', 'http://a.b/c?d=e#f']],
    ['internet.ipv4', ['10.0.0.1', '255.255.255.0']],
    ['internet.ipv6', ['2001:db8::1', 'fe80:0:0:0:0:0:0:1']],
    ['internet.mac', ['00:1b:44:11:3a:b7', 'FF:FF:FF:00:00:01']],
    // The examples of ISO 13616.
    ['finance.iban', ['GB29 NWBK 6016 1331 9268 19', 'DE89370400440532013000']],
    ['phone.number', ['+49 30 901820', '+1 (212) 555-0100']],
    ['phone.number', ['(212) 555-0100', '(650) 555-0199']],
    ['phone.number', ['212-555-0100 x12', '650.555.0199']],
    ['location.zipCode', ['02134', '90210']],
    ['location.zipCode', ['90210-1234', '10001']],
    // Test numbers of the card networks.
    [
      'finance.creditCardNumber',
      ['4111111111111111', '5555555555554444', '378282246310005', '6011111111111117', '4242424242424242'],
    ],
    ['commerce.isbn', ['978-0-306-40615-7', '9783161484100']],
    // 49 CFR 565: these have valid check digits.
    ['vehicle.vin', ['1M8GDM9AXKP042788', '5GZCZ43D13S812715']],
    ['color.rgb', ['#ff0000', '#00FF7f']],
    ['string.ulid', ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '01BX5ZZKBKACTAV9WEVGEMMVRZ']],
    ['system.mimeType', ['text/html', 'application/vnd.api+json']],
    ['system.semver', ['1.2.3', '10.0.1-beta.2']],
    ['location.timeZone', ['Europe/Berlin', 'America/Argentina/Buenos_Aires']],
    ['internet.domainName', ['example.com', 'www.example.org']],
    ['string.uuid', ['3f2504e0-4f89-41d3-9a0c-0305e82c3301']],
  ])('%s: %j', (field, cells) => {
    expect(columnOf(cells).looksLike).toBe(field);
  });

  it.each<[why: string, cells: readonly string[]]>([
    ['one text is none', ['a@b.com', 'unknown']],
    ['an octet is too large', ['10.0.0.256', '10.0.0.1']],
    ['check digits are wrong', ['GB29 NWBK 6016 1331 9268 18', 'DE89370400440532013001']],
    ['any five digits are a number', ['90210', '10001']],
    ['one card number may be chance', ['4111111111111111', '4111111111111111']],
    ['names of files are no domains', ['photo.jpg', 'report.pdf']],
    ['words are words', ['one', 'two']],
  ])('none, because %s', (_, cells) => {
    expect(columnOf(cells).looksLike).toBe(undefined);
  });
});

describe('dates that are not in ISO 8601', () => {
  it.each<[format: string, cells: readonly string[], min: string]>([
    ['MM/DD/YYYY', ['01/13/2025', '02/03/2025'], '2025-01-13'],
    ['DD/MM/YYYY', ['13/01/2025', '03/02/2025'], '2025-01-13'],
    // Between points, the day comes first.
    ['DD.MM.YYYY', ['01.10.2025', '01.02.2025'], '2025-02-01'],
    ['DD.MM.YY', ['01.10.25', '01.02.25'], '2025-02-01'],
    ['M/D/YYYY', ['1/13/2025', '10/3/2025'], '2025-01-13'],
    ['DD.MM.YYYY', ['21.11.2026', '01.02.2026'], '2026-02-01'],
    ['YYYY/MM/DD', ['2026/11/21', '2026/01/02'], '2026-01-02'],
    ['DD/MM/YY', ['25/12/99', '31/01/01', '01/02/03'], '1999-12-25'],
    ['DD/MM/YY', ['15/05/04', '09/08/03', '28/02/04', '01/12/03'], '2003-08-09'],
    ['YY-MM-DD', ['24-05-01', '24-05-30', '24-06-02', '24-06-17'], '2024-05-01'],
    ['D MMM YYYY', ['1 Mar 2026', '21 Nov 2025'], '2025-11-21'],
    ['DD-MMM-YYYY', ['01-Mar-2026', '21-Nov-2025'], '2025-11-21'],
    ['DD-MMM-YY', ['01-JAN-25', '15-NOV-24'], '2024-11-15'],
    ['YYYY-MM', ['2019-05', '2020-12'], '2019-05-01'],
    ['MM/YYYY', ['05/2026', '12/2025'], '2025-12-01'],
    ['MMM-YY', ['Jan-25', 'Nov-24'], '2024-11-01'],
    ['YYYY-MM-DD HH:mm:ss', ['2023-03-11 08:05:00', '2023-01-02 03:04:05'], '2023-01-02T03:04:05.000Z'],
    ['YYYY-MM-DD HH:mm', ['2023-03-11 08:05', '2023-01-02 03:04'], '2023-01-02T03:04:00.000Z'],
    ['YYYY-MM-DDTHH:mm:ss', ['2023-03-11T08:05:00', '2023-01-02T03:04:05'], '2023-01-02T03:04:05.000Z'],
    [
      'YYYY-MM-DD HH:mm:ss+00',
      ['2023-03-11 08:05:00+00', '2023-01-02 03:04:05+00'],
      '2023-01-02T03:04:05.000Z',
    ],
    [
      'YYYYMMDDHHmmss',
      ['20240320101500', '20231231235959', '20240105000000', '20240101120000', '20240707070707'],
      '2023-12-31T23:59:59.000Z',
    ],
    ['MMMM D, YYYY', ['March 1, 2026', 'May 21, 2025'], '2025-05-21'],
    ['ddd, DD MMM YYYY', ['Sun, 01 Mar 2026', 'Fri, 21 Nov 2025'], '2025-11-21'],
    ['MM/DD/YYYY HH:mm', ['11/21/2026 09:05', '01/02/2026 23:59'], '2026-01-02T23:59:00.000Z'],
    ['M/D/YYYY, h:mm:ss A', ['11/21/2026, 9:05:00 AM', '1/2/2026, 12:00:30 PM'], '2026-01-02T12:00:30.000Z'],
    ['YYYYMMDD', ['20261121', '20260102', '20250630', '20240229', '20231231'], '2023-12-31'],
  ])('%s is recognised', (dateFormat, cells, min) => {
    const type = min.length === 10 ? 'date' : 'timestamp';
    expect(columnOf(cells)).toMatchObject({ type, dateFormat, min });
  });

  it.each([
    [['31/02/2025', '13/01/2025']],
    [['1/13/2025', '01/14/2025', '2/03/2025']],
    [['13/13/2025', '14/14/2025']],
    // Seasons.
    [['2009-10', '2010-11', '2011-12']],
    [['2023-13', '2023-07']],
    [['01/13/2025', '13.01.2025']],
    [['20261301', '20261121', '20261122', '20261123', '20261124']],
  ])('%j have no format', (cells) => {
    const { type, dateFormat } = columnOf(cells);
    expect(dateFormat).toBe(undefined);
    expect(type).not.toBe('date');
  });

  it('of days and months up to 12 are dates without a format, and a note says so', () => {
    const { tables, skipped } = tablesOf('due\n01/02/2025\n03/04/2025\n', 'csv');
    const [column] = tables[0]?.columns ?? [];
    expect(column).toMatchObject({ type: { value: 'date' }, sample: { nulls: 0 } });
    expect(column?.sample).not.toHaveProperty('dateFormat');
    expect(column?.sample).not.toHaveProperty('min');
    expect(skipped).toEqual([
      expect.objectContaining({ reason: expect.stringMatching(/“due”.*day or the month/), matters: true }),
    ]);
  });

  it('are recognised in every format of the schema that shows them whole', () => {
    const formats = fc.constantFrom(
      ...['DD/MM/YYYY', 'MM/DD/YYYY', 'D/M/YYYY', 'DD.MM.YYYY', 'MM-DD-YYYY', 'YYYY/MM/DD', 'D MMM YYYY'],
      ...['MMMM D, YYYY', 'DD/MM/YYYY HH:mm', 'MM/DD/YYYY hh:mm A', 'YYYY.MM.DD HH:mm:ss'],
    );
    // From the 13th on, and with days of one digit, so that the values decide.
    const days = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 3, maxLength: 20 });
    fc.assert(
      fc.property(formats, days, (format, extra) => {
        const write = createDateFormat(format);
        const fixed = [Date.UTC(2026, 0, 5, 3, 4), Date.UTC(2025, 9, 28, 14, 9), Date.UTC(2024, 1, 13)];
        const cells = [...fixed, ...extra.map((day) => day * 86_400_000)].map(write);
        expect(columnOf(cells).dateFormat).toBe(format);
      }),
    );
  });
});

describe('dates with a few in another form', () => {
  const days = Array.from({ length: 19 }, (_, i) => String(i + 10));

  it.each<[format: string | undefined, cells: readonly string[], max: string]>([
    ['DD/MM/YYYY', [...days.map((day) => `${day}/03/2025`), '29/3/25'], '2025-03-29'],
    ['DD/MM/YYYY', [...days.map((day) => `${day}/03/2025`), '02.04.2025'], '2025-04-02'],
    ['MM/DD/YYYY', [...days.map((day) => `03/${day}/2025`), '04-02-2025'], '2025-04-02'],
    ['DD.MM.YYYY', [...days.map((day) => `${day}.03.2025`), '2025-04-02'], '2025-04-02'],
    [undefined, [...days.map((day) => `2025-03-${day}`), '2 Apr 2025'], '2025-04-02'],
    [
      'YYYY-MM-DD HH:mm:ss',
      [...days.map((day) => `2025-03-${day} 08:05:00`), '2025-04-02T10:15:00Z'],
      '2025-04-02T10:15:00.000Z',
    ],
  ])('have the form of the others: %s', (dateFormat, cells, max) => {
    const facts = columnOf(cells);
    expect(facts).toMatchObject({ type: max.length === 10 ? 'date' : 'timestamp', max, nulls: 0 });
    expect(facts.dateFormat).toBe(dateFormat);
  });

  it('are named with their share in a note', () => {
    const cells = [...days.map((day) => `${day}/03/2025`), '29/3/25'];
    const { notes } = tablesOf(`due\n${cells.join('\n')}\n`, 'csv');
    expect(notes).toEqual([expect.stringMatching(/“due” has 5 % .* DD\/MM\/YYYY/)]);
  });

  it.each([
    [
      'more than a fifth have another form',
      [...days.slice(0, 7).map((day) => `${day}/03/2025`), '02.04.2025', '03.04.2025'],
    ],
    ['one is no date', [...days.map((day) => `${day}/03/2025`), 'in April 2025']],
  ])('are texts if %s', (_, cells) => {
    expect(columnOf(cells)).toMatchObject({ type: 'text' });
  });
});

it('a number written as -0 among others with minus signs is read', () => {
  expect(columnOf(['-0', '-216.9', '100'])).toMatchObject({ type: 'decimal', min: -216.9, max: 100 });
});
