import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnOf, columnsOf, tablesOf } from './read.ts';

describe('amounts with a unit are numbers', () => {
  it.each([
    [['1.234,56 €', '12,00 €', '7,50 €'], 7.5, 1234.56],
    [['$1,234.50', '$7.25', '-$3.00'], -3, 1234.5],
    [['12.5%', '100%', '3%'], 3, 100],
    [['12,5 %', '100,0 %', '3,5 %'], 3.5, 100],
    [['EUR 5', 'EUR 12.5'], 5, 12.5],
    [['(53.00)', '412.50', '7'], -53, 412.5],
    [['($1,053.00)', '$412.50'], -1053, 412.5],
    [['(1.053,00 €)', '412,50 €'], -1053, 412.5],
  ])('of %j', (cells, min, max) => {
    expect(columnOf(cells)).toMatchObject({ type: 'decimal', min, max });
  });

  it('unless units differ or the separator is not clear', () => {
    expect(columnOf(['1.00 €', '2.00 $']).type).toBe('text');
    expect(columnOf(['1,234 €', '2,345 €']).type).toBe('text');
  });
});

describe('times of day', () => {
  it.each([
    [['8:05', '13:45', '9:30'], { min: '08:05:00', max: '13:45:00', dateFormat: 'H:mm' }],
    [['08:05', '13:45'], { min: '08:05:00', max: '13:45:00', dateFormat: 'HH:mm' }],
    [['08:05:30', '13:45:00'], { min: '08:05:30', max: '13:45:00' }],
    [['8:05:30', '13:45:00'], { min: '08:05:30', max: '13:45:00', dateFormat: 'H:mm:ss' }],
    [['8:05 AM', '12:10 AM', '1:45 PM'], { min: '00:10:00', max: '13:45:00', dateFormat: 'h:mm A' }],
    [['08:05pm', '12:00pm'], { min: '12:00:00', max: '20:05:00', dateFormat: 'hh:mma' }],
    // Several forms have no format in common.
    [['8:05', '13:45:10'], { min: '08:05:00', max: '13:45:10' }],
    [['10:15:00.25', '10:16:00.25'], { min: '10:15:00', max: '10:16:00' }],
  ])('of %j have a range and a format', (cells, facts) => {
    const { type, min, max, dateFormat } = columnOf(cells);
    expect({ type, min, max, ...(dateFormat && { dateFormat }) }).toEqual({ type: 'time', ...facts });
  });

  it.each([[['8:05', '25:10']], [['8:65', '9:10']], [['13:05 PM', '1:05 PM']], [['0:05 AM', '1:05 AM']]])(
    'are not in %j',
    (cells) => {
      expect(columnOf(cells).type).toBe('text');
    },
  );
});

/** Digits in no order. */
const digitsOf = (i: number, length: number) =>
  String(Math.floor(((i + 1) * 7_368_787) / 10) % 10 ** length).padStart(length, '0');

describe('codes', () => {
  const codes = Array.from({ length: 300 }, (_, i) => (i % 4 ? digitsOf(i, 5) : `AB${digitsOf(i, 4)}`));

  it('have the forms that more than exceptions have, with their rows', () => {
    const { pattern, forms } = columnOf([...codes, 'X-1-2', 'X-3-4']);
    expect(pattern).toBe('(AB\\d{4}|\\d{5})');
    expect(forms?.map(({ count }) => count)).toEqual([75, 225]);
    expect(columnOf([...codes.slice(0, 20), 'X-1-2']).pattern).toContain('[A-Z]-');
  });

  it('keep a word that one of the forms has', () => {
    const { forms } = columnOf([...codes, ...codes.slice(0, 30).map((_, i) => `Pickup-${i + 10}`)]);
    expect(forms?.map(({ pattern }) => pattern)).toEqual(['AB\\d{4}', '\\d{5}', 'Pickup-[1-3]\\d']);
  });

  it('have the digits and the words that occur at each place', () => {
    const areas = ['LS', 'YO', 'HU'];
    const written = codes.map((_, i) => `${areas[i % 3]}-${3 + (i % 2)}${digitsOf(i, 4)}`);
    expect(columnOf(written).pattern).toBe('(HU|LS|YO)-[34]\\d{4}');
  });

  it('with a year have a year', () => {
    const years = codes.map((_, i) => `${1890 + ((i * 37) % 130)}/${digitsOf(i, 3)}`);
    const form = new RegExp(`^(?:${columnOf(years).pattern})$`);
    for (const year of [1890, 1957, 2019]) expect(form.test(`${year}/123`)).toBe(true);
    for (const year of [1789, 1880, 2020, 3000]) expect(form.test(`${year}/123`)).toBe(false);
  });

  it('of a form that a field has leave its digits to the field', () => {
    const phones = codes.map((_, i) => `(${300 + (i % 90)}) ${400 + (i % 7)}-${digitsOf(i, 4)}`);
    expect(columnOf(phones)).toMatchObject({
      looksLike: 'phone.number',
      pattern: '\\(\\d{3}\\) \\d{3}-\\d{4}',
    });
  });

  it('have any digits in a small sample', () => {
    expect(columnOf(['K1234', 'K1432', 'K1111', 'K1212']).pattern).toBe('K\\d{4}');
  });
});

it('phone numbers of several forms keep the calling code that all have', () => {
  const digits = Array.from({ length: 90 }, (_, i) => String(9_100_000 + i * 7919));
  const written = digits.map(
    (number, i) => [`+55 (11) ${number}`, `+55 11 ${number}`, `+55 11-${number}`][i % 3] ?? '',
  );
  const { pattern } = columnOf(written);
  expect(pattern?.split('|')).toHaveLength(3);
  expect(pattern?.split('|').every((one) => one.replace('(', '').startsWith('\\+55 '))).toBe(true);
});

describe('a few texts of another form', () => {
  const urls = Array.from({ length: 120 }, (_, i) => `http://www.school-${i}.example.de/home`);

  it('do not change the form of many others', () => {
    const { looksLike, pattern } = columnOf([...urls, 'none yet', 'www.school.example.de']);
    expect({ looksLike, pattern }).toEqual({
      looksLike: 'internet.url',
      pattern: expect.stringMatching(/^http:.*home$/),
    });
  });

  it('are no exceptions if they are more', () => {
    expect(columnOf([...urls, 'none yet', 'soon', 'later']).looksLike).toBeUndefined();
    expect(columnOf([...urls.slice(0, 30), 'none yet']).looksLike).toBeUndefined();
  });

  it('do not make zip codes of codes', () => {
    const codes = Array.from({ length: 298 }, (_, i) => String(i * 17).padStart(5, '0'));
    expect(columnOf([...codes, 'J0007', 'J0120']).looksLike).toBeUndefined();
  });

  it('are mentioned', () => {
    const { skipped } = tablesOf(['url,n', ...urls.map((url) => `${url},1`), 'none yet,2'].join('\n'), 'csv');
    expect(JSON.stringify(skipped)).toContain('“url” has 1 of 121 texts in another form');
  });
});

it('scores are copied although they are many', () => {
  const scores = Array.from({ length: 34 }, (_, i) => `${i % 6}–${Math.floor(i / 6)}`);
  expect(columnOf([...scores, ...scores, ...scores, ...scores, ...scores]).few).toHaveLength(34);
});

describe('days that are written with midnight', () => {
  const days = ['1996-07-04', '1996-07-05', '1997-01-31', '1998-05-06', '1996-07-04'];
  it.each([
    [' 00:00:00.000', 'YYYY-MM-DD HH:mm:ss.SSS'],
    [' 00:00', 'YYYY-MM-DD HH:mm'],
    ['T00:00:00Z', 'YYYY-MM-DDTHH:mm:ssZ'],
  ])('are days: %s', (midnight, dateFormat) => {
    const facts = { type: 'date', min: '1996-07-04', max: '1998-05-06', dateFormat };
    expect(columnOf(days.map((day) => day + midnight))).toMatchObject(facts);
  });

  it('are moments if one has another time', () => {
    expect(columnOf([...days.map((day) => `${day} 00:00:00`), '1997-01-31 08:00:00']).type).toBe('timestamp');
  });
});

describe('days that no calendar has', () => {
  const days = Array.from({ length: 28 }, (_, i) => String(i + 1).padStart(2, '0'));
  it.each([
    ['2021-02-31', (day: string) => `2021-03-${day}`, 'date', '2021-03-01'],
    [
      '2021-02-31 10:00:00',
      (day: string) => `2021-03-${day} 10:00:00`,
      'timestamp',
      '2021-03-01T10:00:00.000Z',
    ],
    ['31/02/2021', (day: string) => `${day}/03/2021`, 'date', '2021-03-01'],
    ['02/30/2021', (day: string) => `03/${day}/2021`, 'date', '2021-03-01'],
  ])('are null among others: %s', (noDay, write, type, min) => {
    expect(columnOf([...days.map(write), noDay])).toMatchObject({ type, min, nulls: 1 });
  });

  it('stay texts if there are many', () => {
    const half = days.map((day, i) => (i % 2 ? `2021-02-3${i % 10}` : `2021-03-${day}`));
    expect(columnOf(half).type).toBe('text');
  });

  it.each([
    [days.map((day) => `20${day}-${Number(day) + 1}`)],
    [[...days.map((day) => `${day}-45-1234`), '99-99-9999']],
    [[...days.map((day) => `Room ${day}`), 'Room 45']],
    [[...days.map((day) => `${day}-${day}-${day}`), '40-50-03']],
  ])('are not among seasons, codes and names: %j', (texts) => {
    expect(columnOf(texts)).toMatchObject({ type: 'text', nulls: 0 });
  });
});

it.each([
  [['my-shop', 'b2b/api', 'x_1.y'], true],
  [['my shop', 'other'], undefined],
  [['My-shop', 'other'], undefined],
  [['-', 'other'], undefined],
])('whether %j are slugs is %j', (cells, isSlug) => {
  expect(columnOf(cells).isSlug).toBe(isSlug);
});

describe('few texts', () => {
  it('are copied only if each is common', () => {
    expect(columnOf(['Anna Ott', 'Bert Ulm', 'Anna Ott', 'Bert Ulm']).few).toBeUndefined();
    const many = Array.from({ length: 10 }, (_, i) => (i % 2 ? 'new' : 'paid'));
    expect(columnOf(many).few).toHaveLength(2);
  });

  const often = (times: number, ...texts: readonly string[]) => Array(times).fill(texts).flat();

  it('are copied from a small sample without the rare ones that occur once', () => {
    const cells = often(9, 'in stock', 'sold', 'ordered');
    expect(columnOf([...cells, 'lost']).few?.map(({ value }) => value)).toEqual([
      'in stock',
      'ordered',
      'sold',
    ]);
    expect(columnOf([...cells, 'lost', 'stolen', 'broken', 'lent']).few).toBeUndefined();
  });

  it('are up to 100 if they are codes of three capitals', () => {
    const codes = Array.from(
      { length: 60 },
      (_, i) => `F${String.fromCharCode(65 + (i % 26), 65 + Math.floor(i / 26))}`,
    );
    expect(columnOf(often(5, ...codes)).few).toHaveLength(60);
    expect(columnOf(often(5, ...codes.map((code) => `Mr ${code}`))).few).toBeUndefined();
  });

  it('are up to 250 if most rows have one that ten rows have, and none of the others', () => {
    const shows = Array.from({ length: 120 }, (_, i) => `Show of the year ${i}, again`);
    const rare = Array.from({ length: 250 }, (_, i) => `Evening ${i}`);
    const few = columnOf([...often(10, ...shows), ...rare]).few?.map(({ value }) => value);
    expect(new Set(few)).toEqual(new Set(shows));
    expect(
      columnOf([...often(10, ...shows), ...rare, ...rare.map((text) => `${text}!`)]).few,
    ).toBeUndefined();
    expect(columnOf(often(9, ...shows)).few).toBeUndefined();
  });

  it('stay texts with numbers among them in a large sample', () => {
    const cells = [
      ...often(20, ...Array.from({ length: 18 }, (_, i) => String(i + 1)), 'R', 'R', 'DSQ'),
      '22',
    ];
    expect(columnOf(cells)).toMatchObject({ type: 'text', nulls: 0 });
  });

  it('are no marks of a column of numbers with rare ones', () => {
    const cells = [...often(40, 'unknown'), ...often(3, '7', '5'), '12', '9', '31', '8'];
    expect(columnOf(cells)).toMatchObject({ type: 'integer', min: 5, max: 31, nulls: 40 });
  });
});

describe('the type of a column', () => {
  it.each<[type: string, name: string, cells: readonly string[]]>([
    ['integer', 'n', ['1', '-20', '0']],
    ['integer', 'beyond 2^53', ['9007199254740993', '12']],
    ['integer', 'spaces', [' 1', '2 ']],
    ['decimal', 'n', ['1.50', '2', '-.5']],
    ['decimal', 'exponents', ['1e3', '2.5E-2']],
    ['text', 'leading zeros', ['007', '12']],
    ['text', 'codes that look like exponents', ['00e1', '01e2']],
    ['text', 'PLZ', ['10115', '80331']],
    ['text', 'billing_zip', ['90210', '10115']],
    ['text', 'code postal', ['8001', '3011']],
    ['integer', 'zip_count', ['90210', '10115']],
    ['text', 'a plus sign', ['+4930', '+4931']],
    ['text', 'numbers and words', ['1', '2', 'three']],
    ['boolean', 'b', ['true', 'FALSE', 'true']],
    ['boolean', 'only true', ['true', 'true']],
    ['boolean', 'b', ['yes', 'No']],
    ['boolean', 'b', ['t', 'f']],
    ['boolean', 'b', ['Y', 'N']],
    ['boolean', 'Aktiv', ['ja', 'Nein']],
    ['boolean', 'actif', ['oui', 'non']],
    ['boolean', 'activo', ['Sí', 'No']],
    ['boolean', 'attivo', ['si', 'no']],
    ['boolean', 'E-Mail', ['ja', 'nein']],
    ['text', 'country_code', ['SI', 'NO', 'NO']],
    ['text', 'language', ['si', 'no']],
    ['boolean', 'language', ['yes', 'no']],
    ['text', 'words of two languages', ['ja', 'no']],
    ['text', 'only one letter', ['N', 'N', 'N']],
    ['text', 'words of two pairs', ['true', 'no']],
    ['integer', 'is_active', ['0', '1', '1']],
    ['integer', 'deltas', ['+3', '-2', '+14', '0']],
    ['decimal', 'points without digits around them', ['1.', '.5', '-.25']],
    ['integer', 'children', ['0', '1', '1']],
    ['integer', 'is_active', ['0', '1', '2']],
    ['date', 'd', ['2026-11-21', '2024-02-29']],
    ['text', 'days that do not exist', ['2026-02-30', '2026-02-28']],
    ['timestamp', 't', ['2026-11-21T10:15:00Z', '2026-11-21 10:15:00.5+02:00']],
    ['timestamp', 't', ['2026-11-21', '2026-11-21 10:15']],
    ['time', 't', ['10:15', '23:59:59.5']],
    ['uuid', 'u', ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', '3F2504E0-4F89-41D3-9A0C-0305E82C3301']],
    ['json', 'j', ['{"a":1}', '[1, 2]']],
    ['text', 'broken JSON', ['{"a":1', '{"b"}']],
    ['unknown', 'nothing', ['', 'NULL', '']],
  ])('is %s for %s', (type, name, cells) => {
    expect(columnOf(cells, name).type).toBe(type);
  });

  it('does not make numbers of the texts of JSON, except dates and UUIDs', () => {
    const text = '[{"n":"1","b":"true","d":"2026-11-21","i":1,"f":1.0,"t":true}]';
    const types = columnsOf(text, 'json').map(({ name, type }) => [name, type.value]);
    expect(Object.fromEntries(types)).toEqual({
      n: 'text',
      b: 'text',
      d: 'date',
      i: 'integer',
      f: 'decimal',
      t: 'boolean',
    });
  });
});

describe('the words of a boolean', () => {
  it.each([
    ['aktiv', 'ja', 'Nein'],
    ['activo', 'sí', 'no'],
    ['active', 'Y', 'N'],
    ['active', 'TRUE', 'FALSE'],
  ])('stay those of the sample: %s is %s or %s', (name, yes, no) => {
    expect(columnOf([yes, no, yes], name).few).toEqual([
      { value: yes, count: 2 },
      { value: no, count: 1 },
    ]);
  });

  it.each([
    ['active', 'true', 'false', true],
    ['is_active', '1', '0', 1],
  ])('are none: %s is %s or %s', (name, yes, no, value) => {
    const { few } = columnOf([yes, no, yes, no], name);
    expect(few).toContainEqual({ value, count: 2 });
  });
});

describe('numbers as people write them', () => {
  it.each<[cells: readonly string[], facts: object]>([
    [['12,50', '3', '-0,5', '12,50'], { type: 'decimal', min: -0.5, max: 12.5, decimals: 2, distinct: 3 }],
    [['1.234,56', '12.345.678,90', '12'], { type: 'decimal', min: 12, max: 12_345_678.9 }],
    [['1,234.56', '12,345,678.90', '12'], { type: 'decimal', min: 12, max: 12_345_678.9 }],
    [['1,234,567', '12,345', '99'], { type: 'integer', min: 99, max: 1_234_567 }],
    // A thousand and more, or one and a little.
    [['1,234', '5,678', '12'], { type: 'text' }],
    [
      ['0', '361', ...Array.from({ length: 10 }, (_, i) => `${i + 1},${100 + i}`)],
      { type: 'integer', min: 0, max: 10_109 },
    ],
    [['1,5', '2,5', 'about 3'], { type: 'text' }],
    [['1,234.56', '1.234,56'], { type: 'text' }],
  ])('%j', (cells, facts) => {
    expect(columnOf(cells)).toMatchObject(facts);
  });

  it('are noted, and count as read', () => {
    const { skipped, notes, csv } = tablesOf('price;other\n12,50;a\n3,99;b\n', 'csv');
    expect(notes).toEqual(['“price” uses a decimal comma.']);
    expect(csv).toEqual({ delimiter: ';', decimal: ',' });
    expect(tablesOf('price;other\n12.50;a\n3.99;b\n', 'csv').csv).toBeUndefined();
    expect(skipped).toEqual([]);
  });

  it.each(['007,50', '001.234,50'])('do not begin with zeros, as %s does', (code) => {
    const { notes, csv } = tablesOf(`code;other\n${code};a\n1,50;b\n`, 'csv');
    expect(notes).toEqual([]);
    expect(csv).toBeUndefined();
  });
});

describe('null', () => {
  it.each<[cells: readonly string[], nulls: number, type: string]>([
    [['1', '', '2', ' ', 'NULL', 'null', '\\N'], 5, 'integer'],
    [['1', 'NA', '2', '-', 'N/A'], 3, 'integer'],
    [['2026-11-21', '0000-00-00'], 1, 'date'],
    // Namibia, and a hyphen that people chose.
    [['NA', 'DE', 'FR', '-'], 0, 'text'],
    [['Null', 'Smith', ''], 1, 'text'],
  ])('in %j is counted %i times', (cells, nulls, type) => {
    expect(columnOf(cells)).toMatchObject({ nulls, type, rows: cells.length });
  });

  it('makes a column nullable, in JSON also where a property is missing', () => {
    const columns = columnsOf('[{"a":1,"b":1},{"a":2},{"a":3,"b":null}]', 'json');
    expect(columns.map(({ nullable }) => nullable)).toEqual([false, true]);
    expect(columns[1]?.sample).toMatchObject({ rows: 3, nulls: 2 });
  });
});

describe('the range of a column', () => {
  it.each([
    [['5', '-3', '10'], { min: -3, max: 10, decimals: 0 }],
    [['1.5', '2.25', '-0.125'], { min: -0.125, max: 2.25, decimals: 3 }],
    [['12.50', '3.00'], { min: 3, max: 12.5, decimals: 2 }],
    [
      ['9007199254740993', '9007199254740995', '-9007199254740997'],
      { min: '-9007199254740997', max: '9007199254740995' },
    ],
    [['2026-11-21', '1999-01-01'], { min: '1999-01-01', max: '2026-11-21' }],
    [
      ['2026-11-21T10:00:00+02:00', '2026-11-21 09:00:00'],
      { min: '2026-11-21T08:00:00.000Z', max: '2026-11-21T09:00:00.000Z' },
    ],
    [['10:15', '09:30'], { min: '09:30:00', max: '10:15:00' }],
    [['b', 'abc', 'é€'], { minLength: 1, maxLength: 3 }],
  ])('%j', (cells, facts) => {
    expect(columnOf(cells)).toMatchObject(facts);
  });
});

describe('a moment', () => {
  it('is the one that JavaScript reads', () => {
    const from = Date.parse('0001-01-01T00:00:00.000Z');
    const to = Date.parse('9999-12-31T23:59:59.999Z');
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), (time) => {
        const text = new Date(time).toISOString();
        expect(columnOf([text])).toMatchObject({ type: 'timestamp', min: text, max: text });
      }),
    );
  });

  it.each([
    '2025-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '0000-01-01',
    '2026-01-01T24:00:00Z',
  ])('%s does not exist', (text) => {
    expect(columnOf([text]).type).toBe('text');
  });
});

describe('different values', () => {
  it('are counted, and few that repeat are listed with their counts', () => {
    const five = ['new', 'paid', 'paid', 'new', 'paid', ''];
    expect(columnOf([...five, ...five])).toMatchObject({
      distinct: 2,
      isUnique: false,
      few: [
        { value: 'paid', count: 6 },
        { value: 'new', count: 4 },
      ],
    });
    expect(columnOf(['3', '1', '3', '1']).few).toEqual([
      { value: 1, count: 2 },
      { value: 3, count: 2 },
    ]);
    expect(columnOf(['y', 'n', 'y', 'y']).few).toEqual([
      { value: 'y', count: 3 },
      { value: 'n', count: 1 },
    ]);
  });

  it.each<[string, readonly string[]]>([
    ['occurs once', ['new', 'paid', 'paid']],
    ['is long', Array.from({ length: 10 }, (_, i) => `a long text that somebody wrote in field ${i % 5}`)],
    ['is one of too many', Array.from({ length: 63 }, (_, i) => `v${i % 21}`)],
    ['is an e-mail', ['a@b.com', 'c@d.com', 'a@b.com', 'c@d.com']],
  ])('are not listed if one %s', (_, cells) => {
    expect(columnOf(cells).few).toBe(undefined);
  });

  it('are listed without those that occur once in a large sample', () => {
    const cells = [...Array.from({ length: 200 }, (_, i) => (i % 3 === 0 ? 'b' : 'a')), 'Jane Roe'];
    expect(columnOf(cells)).toMatchObject({
      distinct: 3,
      few: [
        { value: 'a', count: 133 },
        { value: 'b', count: 67 },
      ],
    });
  });

  it('make a column unique if none occurs twice, nulls aside', () => {
    expect(columnOf(['a', 'b', '', '', 'c'])).toMatchObject({ isUnique: true, distinct: 3, nulls: 2 });
    expect(columnOf(['a', 'b', 'a'])).toMatchObject({ isUnique: false, distinct: 2 });
  });
});

describe('the bins of a histogram', () => {
  it('count numbers in equal parts of the range, as many as the square root of the rows', () => {
    // 100 rows from 0 to 99: ten parts of ten.
    expect(columnOf(Array.from({ length: 100 }, (_, i) => String((i * 37) % 100))).bins).toEqual(
      Array.from({ length: 10 }, () => 10),
    );
    // Three values have three parts.
    const three = Array.from({ length: 100 }, (_, i) => String(i % 10 === 0 ? 3 : i % 2 === 0 ? 2 : 1));
    expect(columnOf(three).bins).toEqual([50, 40, 10]);
    expect(columnOf(['7', '7', '7', '7']).bins).toBe(undefined);
  });

  it('contain every number and every date', () => {
    const numbers = fc.array(
      fc.integer({ min: -1000, max: 1000 }).map((n) => n / 100),
      { minLength: 10, maxLength: 60 },
    );
    fc.assert(
      fc.property(numbers, (values) => {
        const { bins, min, max } = columnOf(values.map(String));
        expect(min).toBe(Math.min(...values));
        expect(max).toBe(Math.max(...values));
        if (min === max) expect(bins).toBe(undefined);
        else expect(bins?.reduce((a, b) => a + b)).toBe(values.length);
      }),
    );
    const days = Array.from({ length: 40 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + ((i * 7) % 30))));
    const { bins } = columnOf(days.map((day) => day.toISOString().slice(0, 10)));
    expect(bins?.reduce((a, b) => a + b)).toBe(40);
  });
});
