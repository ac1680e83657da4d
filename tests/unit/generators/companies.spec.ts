import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../fixtures/dialog-records.ts';
import { cell, expectInEvery, type Row, recordsOfDocument } from '../../fixtures/records.ts';
import { categoryRun, customRun } from '../../fixtures/runs.ts';

const ROWS = 20_000;

/** The text without a legal form at its end. */
const withoutForm = (name: string) =>
  name.replace(/,? (?:LLC|Inc\.|Corp\.|Co\.|LLP|PLLC|P\.C\.|P\.A\.)$/, '');
const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Whether a domain word begins like the name, and goes on with other words of the name: `cedar-ridge-dental` is of Cedar
 * Ridge Family Dental. An ampersand may be written as `and`.
 */
function isOfName(word: string, company: string): boolean {
  const name = withoutForm(company);
  const [first = ''] = name.split(' ');
  const start = letters(first);
  const plain = letters(word);
  if (!plain.startsWith(start)) return false;
  return [letters(name), letters(name.replaceAll('&', 'and'))].some((own) =>
    Array.from({ length: plain.length - start.length + 1 }, (_, i) => start.length + i).some(
      (cut) => own.startsWith(plain.slice(0, cut)) && own.includes(plain.slice(cut), cut),
    ),
  );
}

/** Words that only phrases of one trade contain, and what its names contain. */
const TRADE_WORDS: readonly (readonly [phrase: RegExp, name: RegExp])[] = [
  [/\broofs?\b|shingle/i, /Roofing/],
  [/\btooth\b|\bteeth\b|\bsmiles for\b/i, /Dental|Dentistry|Orthodontics/],
  [/\bleaks\b|\bdrains\b/i, /Plumbing/],
  [/\bpaw\b|whiskers/i, /Animal|Veterinary|Pet Clinic/],
  [/\bslice\b|\bdough\b/i, /Pizz/],
  [/\bApril\b|\btax,/i, /Tax|Accounting|CPA|Bookkeeping/],
  [/\bbrakes\b|check engine/i, /Auto|Garage|Transmission|Tire/],
  [/\blawns\b|\byard\b/i, /Lawn|Landscaping/],
  [/\bsoftware\b/i, /Software|Systems|Labs|Apps|Cloud/],
];

const COLUMNS = [
  { name: 'company', field: 'company.name' },
  { name: 'phrase', field: 'company.catchPhrase' },
  { name: 'word', field: 'internet.domainWord' },
  { name: 'domain', field: 'internet.domainName' },
  { name: 'url', field: 'internet.url' },
  { name: 'first', field: 'person.firstName' },
  { name: 'last', field: 'person.lastName' },
  { name: 'mail', field: 'internet.email', options: { work: true } },
] as const;

function disagreements(rows: readonly Row[]) {
  return rows.filter((row) => {
    const { company = '', word = '', domain = '', url = '', mail = '' } = row;
    const own = `${letters(cell(row, 'first'))}.${letters(cell(row, 'last'))}`;
    return !(
      isOfName(word.replace(/\d+$/, ''), company) &&
      domain.startsWith(`${word}.`) &&
      url.endsWith(`://${domain}`) &&
      mail.startsWith(own) &&
      mail.endsWith(`@${domain}`)
    );
  });
}

describe('A company', () => {
  const rows = recordsOfDocument(COLUMNS, ROWS);

  it('agrees with its domain, its URL and a work address of the row’s person', () => {
    expect(disagreements(rows).slice(0, 5)).toEqual([]);
    const shifted = rows.map((row, i) => ({ ...row, company: cell(rows[i + 1], 'company') }));
    expect(disagreements(shifted).length).toBeGreaterThan(ROWS * 0.99);
  });

  it('has a catch phrase of its trade', () => {
    for (const [phrase, name] of TRADE_WORDS) {
      const own = rows.filter((row) => phrase.test(cell(row, 'phrase')));
      expect(own.length).toBeGreaterThan(10);
      expectInEvery(own, (row) => name.test(cell(row, 'company')));
    }
  });

  it('is not named as faker names companies', () => {
    const fakerNames = /^\S+-\S+$|, .+ and |^\S+ - /;
    expect(fakerNames.test('Funk-Kessler') && fakerNames.test('Kuhic, Auer and Bins')).toBe(true);
    for (const names of [
      rows.map((row) => cell(row, 'company')),
      recordsOf(categoryRun('company')).map((row) => cell(row, 'Name')),
      recordsOf(customRun([['a', 'companies']])).map((row) => cell(row, 'a')),
    ]) {
      expect(names.filter((name) => fakerNames.test(name))).toEqual([]);
    }
  });

  it('has two different surnames where it has two', () => {
    const pairs = rows.flatMap(
      ({ company = '' }) => /^(\S+) & (\S+) .*(?:Law|CPAs|Attorneys|Archit|Engineer)/.exec(company) ?? [],
    );
    expect(pairs.length).toBeGreaterThan(0);
    expectInEvery(rows, ({ company = '' }) => !/^(\S+) & \1\b/.test(company));
  });

  it('is of a sector as often as firms are: Statistics of U.S. Businesses 2021', () => {
    /** Firms in thousands, and the names of the sectors’ companies. */
    const SECTORS: readonly (readonly [firms: number, name: RegExp])[] = [
      [
        768,
        /Roofing|Plumbing|Electric$|Electrical (?:Con|Serv)|Heating|HVAC|Air Cond|Construction|Builders|Custom Homes|Remodeling|General Con|Paint(?:ing|ers)|Concrete|Masonry|Flooring|Tile & |Hardwood/,
      ],
      [
        552,
        /Grill|Tavern|Steakhouse|Kitchen|Diner|Barbecue|Restaurant|Pizz|Deli$|Taqueria|Noodle|Sushi|Tacos|Lunch|Bakery|Cafe|Coffee (?:House|Shop)|Donuts|Catering|Banquets|Inn\b|Lodge|Hotel|Breakfast|Motel/,
      ],
    ];
    const ALL_FIRMS = 6_150;
    for (const [firms, name] of SECTORS) {
      const share = rows.filter(({ company = '' }) => name.test(withoutForm(company))).length / ROWS;
      expect(share / (firms / ALL_FIRMS)).toBeGreaterThan(0.9);
      expect(share / (firms / ALL_FIRMS)).toBeLessThan(1.1);
    }
  });

  it('is one company in a custom record of names and links, and the second column of a kind is another', () => {
    const records = recordsOf(
      customRun([
        ['buyer', 'companies'],
        ['seller', 'companies'],
        ['buyer link', 'internet'],
        ['seller link', 'internet'],
      ]),
    );
    expectInEvery(records, (row) =>
      ['buyer', 'seller'].every((side) => {
        const { hostname } = new URL(cell(row, `${side} link`));
        return isOfName(hostname.slice(0, hostname.lastIndexOf('.')), cell(row, side));
      }),
    );
  });

  it('can be unique, and still agrees with the rest of its row', () => {
    const unique = COLUMNS.map((column) =>
      ['company', 'domain', 'mail'].includes(column.name) ? { ...column, unique: true } : column,
    );
    const records = recordsOfDocument(unique, ROWS);
    for (const name of ['company', 'domain', 'word', 'url', 'mail']) {
      expect(new Set(records.map((row) => row[name])).size).toBe(ROWS);
    }
    expect(disagreements(records).slice(0, 5)).toEqual([]);
  });

  it('belongs to the site that a work address names', () => {
    const records = recordsOfDocument(
      [
        { name: 'buyer', field: 'company.name' },
        { name: 'seller', field: 'internet.domainName', of: { site: 2 } },
        { name: 'mail', field: 'internet.email', options: { work: true }, of: { person: 3, site: 2 } },
        { name: 'own', field: 'internet.email', options: { reserved: true } },
      ],
      200,
    );
    expectInEvery(
      records,
      ({ seller, mail = '', own = '' }) =>
        mail.endsWith(`@${seller}`) && /@example\.(?:com|net|org)$/.test(own),
    );
  });
});

it('no two words of a company make a rude one in its domain', () => {
  const records = recordsOfDocument([{ name: 'domain', field: 'internet.domainName' }], 100_000);
  const rude = records.filter(({ domain = '' }) => /shit|tits|cunt|fuck|slut|whore|analarm/.test(domain));
  expect(rude).toEqual([]);
});
