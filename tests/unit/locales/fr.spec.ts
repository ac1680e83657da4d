/** @module-tag deep */

import { createRequire } from 'node:module';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEngines } from '../../../src/dataset/engines.ts';
import { locales } from '../../../src/locales/registry.ts';

/** Communes and their postcodes as of 2023, from another source than the table's. @see https://www.npmjs.com/package/codes-postaux */
const require = createRequire(import.meta.url);
const judge: {
  readonly find: (code: string) => readonly { nomCommune: string; libelleAcheminement: string }[];
} = require('codes-postaux');

const ROWS = 100_000;
const NOW = '2026-11-28T00:00:00Z';
const engineFor = createEngines(locales);

type Records = Readonly<Record<string, readonly string[]>>;

/** The cells of columns by their names, as texts. */
async function cells(columns: Readonly<Record<string, object>>, rows = ROWS): Promise<Records> {
  const document = {
    version: 1,
    seed: 11,
    now: NOW,
    locale: 'fr',
    tables: [
      { name: 't', rows, columns: Object.entries(columns).map(([name, column]) => ({ name, ...column })) },
    ],
  };
  const engine = await engineFor(document);
  const checked = engine.check(document);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  const batch = engine.open(checked.value).table('t')?.read(0, rows);
  return Object.fromEntries(
    Object.keys(columns).map((name, i) => [name, (batch?.columns[i] ?? []).map(String)]),
  );
}

const field = (id: string, options: object = {}) => ({ field: id, options });
const shareOf = (texts: readonly string[], holds: (text: string, i: number) => boolean) =>
  texts.filter(holds).length / texts.length;

/** Names without accents, in small letters: the source has capitals, some without their accents. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .toLowerCase();
const letters = (name: string) => plain(name).replace(/[^a-z0-9]/g, '');

/** Reads counts such as `MARTIN 3238|BERNARD 1674`. */
const counted = (packed: string) =>
  packed.split('|').map((entry) => {
    const [, name = '', count = ''] = /^(.*) (\d+)$/.exec(entry) ?? [];
    return { name: plain(name), share: Number(count) / 1e6 };
  });

/** Names whose share of the texts is further from the source's than a tenth and three standard deviations. */
function wrongShares(texts: readonly string[], packed: string) {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(plain(text), (counts.get(plain(text)) ?? 0) + 1);
  return counted(packed)
    .map(({ name, share }) => ({ name, share, ours: (counts.get(name) ?? 0) / texts.length }))
    .filter(({ share, ours }) => Math.abs(ours - share) > share / 10 + 3 * Math.sqrt(share / texts.length));
}

let places: Records = {};
beforeAll(async () => {
  places = await cells({
    address: field('location.fullAddress'),
    streetAddress: field('location.streetAddress'),
    street: field('location.street'),
    zip: field('location.zipCode'),
    city: field('location.city'),
    county: field('location.county'),
    state: field('location.state'),
    code: field('location.stateAbbreviation'),
    latitude: field('location.latitude'),
    longitude: field('location.longitude'),
    zone: field('location.timeZone'),
    phone: field('phone.number'),
    national: field('phone.number', { style: 'national' }),
    international: field('phone.number', { style: 'international' }),
    mobile: field('phone.number', { style: 'mobile' }),
    plate: field('vehicle.vrm'),
  });
});
const of = (name: string) => places[name] ?? [];

describe('Places of France', () => {
  it('have a postcode that belongs to their commune, judged by the list of codes-postaux', () => {
    const known = new Map<string, boolean>();
    const isOf = (zip: string, city: string) => {
      const key = `${zip} ${city}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const belongs = judge
        .find(zip)
        .some(
          ({ nomCommune, libelleAcheminement }) =>
            letters(nomCommune.replace(/ \d+er? Arrondissement$/, '')) === letters(city) ||
            letters(libelleAcheminement) === letters(city),
        );
      known.set(key, belongs);
      return belongs;
    };
    expect(shareOf(of('zip'), (zip, i) => isOf(zip, of('city')[i] ?? ''))).toBeGreaterThan(0.99);
  });

  it('have the first digits of their department in the postcode, but for a few communes at its border', () => {
    const starts = new Map<string, Map<string, number>>();
    for (const [i, zip] of of('zip').entries()) {
      const own = starts.get(of('county')[i] ?? '') ?? new Map<string, number>();
      own.set(zip.slice(0, 2), (own.get(zip.slice(0, 2)) ?? 0) + 1);
      starts.set(of('county')[i] ?? '', own);
    }
    expect(starts.size).toBe(96);
    for (const own of starts.values()) {
      const all = [...own.values()];
      expect(Math.max(...all) / all.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0.98);
    }
  });

  it('lie in metropolitan France, in the one time zone, and in thirteen regions by their people', () => {
    for (const [i, latitude] of of('latitude').entries()) {
      expect(Number(latitude)).toBeGreaterThan(41.3);
      expect(Number(latitude)).toBeLessThan(51.2);
      expect(Number(of('longitude')[i])).toBeGreaterThan(-5.2);
      expect(Number(of('longitude')[i])).toBeLessThan(9.7);
    }
    expect(new Set(of('zone'))).toEqual(new Set(['Europe/Paris']));
    expect(new Set(of('state')).size).toBe(13);
    // 12.3 of 66 million people live in Île-de-France: https://www.insee.fr/fr/statistiques/8331297
    expect(shareOf(of('code'), (code) => code === 'IDF')).toBeCloseTo(12.3 / 66, 1);
  });

  it('write addresses with the number, the street, the postcode and the town', () => {
    for (const [i, address] of of('address').entries()) {
      expect(address).toBe(`${of('streetAddress')[i]}, ${of('zip')[i]} ${of('city')[i]}`);
      expect(address).toMatch(
        /^[1-9]\d{0,3}(?: bis| ter)? (?:rue|avenue|boulevard|place|chemin|route|impasse|allée|quai|square|passage|ruelle|sentier|cours|Grand-Rue|Grande Rue|Petite Rue)\b.*, \d{5} \p{L}/u,
      );
    }
    expect(shareOf(of('streetAddress'), (line) => line.includes(' bis '))).toBeCloseTo(0.02, 2);
  });

  it('have streets with accents and apostrophes, as people write them', () => {
    const streets = new Set(of('street'));
    for (const street of [
      "rue de l'Église",
      'place de la Mairie',
      'rue des Écoles',
      'rue du Général de Gaulle',
    ])
      expect(streets).toContain(street);
    for (const street of streets)
      expect(street).not.toMatch(/\b(?:EGLISE|Eglise|Ecoles?|Chateau|[DL] [A-Z])\b/);
  });
});

describe('Telephones and plates of France', () => {
  it('are valid numbers by libphonenumber-js, and mobile ones where they are asked for', () => {
    const valid = (text: string) => parsePhoneNumberFromString(text, 'FR')?.isValid() === true;
    for (const style of ['phone', 'national', 'international', 'mobile'])
      expect(shareOf(of(style), valid)).toBeGreaterThan(0.99);
    for (const text of of('mobile').slice(0, 2000))
      expect(parsePhoneNumberFromString(text, 'FR')?.getType()).toBe('MOBILE');
  });

  it('begin with the digit of the region', () => {
    const zones: Readonly<Record<string, string>> = {
      ...{ IDF: '1', NOR: '2', BRE: '2', PDL: '2', CVL: '2', HDF: '3', GES: '3', BFC: '3' },
      ...{ ARA: '4', PAC: '4', '20R': '4', NAQ: '5', OCC: '45' },
    };
    for (const [i, text] of of('national').entries()) {
      const digit = text.charAt(1);
      if (digit < '6') expect(zones[of('code')[i] ?? '']).toContain(digit);
    }
    expect(shareOf(of('national'), (text) => /^0[67]/.test(text))).toBeCloseTo(0.7, 1);
  });

  it('have numbers for fiction that belong to nobody', async () => {
    const { any = [], mobile = [] } = await cells(
      {
        any: field('phone.number', { style: 'national', reserved: true }),
        mobile: field('phone.number', { style: 'mobile', reserved: true }),
      },
      2000,
    );
    // The blocks of ARCEP's decision 2018-0881.
    for (const text of any)
      expect(text).toMatch(/^0(?:1 99 00|2 61 91|3 53 01|4 65 71|5 36 49|6 39 98) \d\d \d\d$/);
    for (const text of mobile) expect(text).toMatch(/^06 39 98 \d\d \d\d$/);
  });

  it('have plates of the system of 2009', () => {
    for (const plate of of('plate')) {
      expect(plate).toMatch(/^[A-HJ-NP-TV-Z]{2}-\d{3}-[A-HJ-NP-TV-Z]{2}$/);
      expect(plate).not.toMatch(/SS|^WW|-000-/);
    }
  });
});

/**
 * The people with each name among a million women, men and people aged 18 to 80 in 2026: births of 1946 to 2008 by INSEE's files of 2022 and
 * 2008, and the shares of the living in SOURCES.md. Computed apart from the script that writes the tables.
 */
const WOMEN =
  'MARIE 26466|NATHALIE 15533|ISABELLE 14597|SYLVIE 14349|CATHERINE 13827|MARTINE 11674|CHRISTINE 10780|VALERIE 10220|FRANCOISE 10019|SANDRINE 9953|STEPHANIE 9772|SOPHIE 9567|CELINE 9381|VERONIQUE 9353|PATRICIA 8174|CHANTAL 7883|JULIE 7835|ANNE 7826|AURELIE 7429|BRIGITTE 7342|LAURENCE 6944|EMILIE 6925|VIRGINIE 6829|MONIQUE 6713|ELODIE 6634|CORINNE 6571|CHRISTELLE 6462|NICOLE 6234|CAMILLE 6225|DOMINIQUE 6217|ANNIE 6165|CAROLINE 6125|LAETITIA 5968|AUDREY 5915|FLORENCE 5851|LAURA 5774|SARAH 5758|LEA 5701|HELENE 5581|MANON 5462|CECILE 5246|DELPHINE 5152|CLAIRE 5091|MELANIE 5071|PAULINE 5065|KARINE 5021|MARION 5020|BEATRICE 4987|MARINE 4897|NADINE 4796';
const MEN =
  'JEAN 22167|PHILIPPE 18226|NICOLAS 15902|MICHEL 15400|CHRISTOPHE 14775|ALAIN 14322|PATRICK 13553|FREDERIC 12320|DAVID 12286|SEBASTIEN 12278|PIERRE 12204|LAURENT 12177|STEPHANE 12091|ERIC 12053|JULIEN 11948|PASCAL 11241|CHRISTIAN 11075|THIERRY 10853|OLIVIER 10665|THOMAS 10523|ALEXANDRE 10309|DANIEL 9761|VINCENT 8740|GUILLAUME 8577|BERNARD 8477|DIDIER 8304|JEROME 8229|BRUNO 7956|DOMINIQUE 7858|FRANCOIS 7741|ROMAIN 7453|MAXIME 7446|GERARD 7344|ANTHONY 7055|ANTOINE 7017|FRANCK 6866|KEVIN 6836|MARC 6758|CEDRIC 6258|JACQUES 6162|JEAN-PIERRE 5881|CLAUDE 5818|GILLES 5814|MATHIEU 5806|BENJAMIN 5656|JEREMY 5513|ARNAUD 5320|FABRICE 5283|CLEMENT 5267|FLORIAN 5133';
const SURNAMES =
  'MARTIN 3238|BERNARD 1674|THOMAS 1531|ROBERT 1482|PETIT 1480|DUBOIS 1424|RICHARD 1416|DURAND 1358|MOREAU 1306|SIMON 1253|LEFEBVRE 1248|LAURENT 1239|MICHEL 1201|LEROY 1168|GARCIA 1110|DAVID 1001|FONTAINE 974|MOREL 949|FOURNIER 922|BERTRAND 913|DUPONT 913|ROUX 904|LAMBERT 901|GIRARD 896|ROUSSEAU 883|VINCENT 853|LEFEVRE 851|BONNET 843|MARTINEZ 838|MULLER 822|BOYER 813|ANDRE 811|MERCIER 807|GUERIN 803|FRANCOIS 801|GARNIER 795|LEGRAND 789|CHEVALIER 786|FAURE 762|BLANC 737|GAUTHIER 724|ROBIN 718|PERRIN 717|CLEMENT 715|MORIN 712|HENRY 705|ROUSSEL 700|GAUTIER 696|NICOLAS 685|DUVAL 684';

describe('People of France', () => {
  it('have the fifty commonest given names and surnames by their shares in INSEE’s files', async () => {
    const count = 1_000_000;
    const women = await cells({ first: field('person.firstName', { sex: 'female' }) }, count);
    const men = await cells({ first: field('person.firstName', { sex: 'male' }) }, count);
    const people = await cells({ last: field('person.lastName') }, count);
    expect(wrongShares(women.first ?? [], WOMEN)).toEqual([]);
    expect(wrongShares(men.first ?? [], MEN)).toEqual([]);
    expect(wrongShares(people.last ?? [], SURNAMES)).toEqual([]);
  });

  it('have accents in their names, a title of their sex, and a mailbox of their names in ASCII', async () => {
    const people = await cells({
      first: field('person.firstName'),
      last: field('person.lastName'),
      full: field('person.fullName'),
      sex: field('person.sex'),
      prefix: field('person.prefix'),
      email: field('internet.email'),
    });
    const { first = [], last = [], full = [], sex = [], prefix = [], email = [] } = people;
    for (const [i, name] of full.entries()) {
      const own = [first[i], last[i]].join(' ');
      expect([own, `${prefix[i]} ${own}`]).toContain(name);
      expect(prefix[i]).toMatch(sex[i] === 'female' ? /^(?:Mme|Dr)$/ : /^(?:M\.|Dr)$/);
      const [account = '', domain] = (email[i] ?? '').split('@');
      const spelled = letters(first[i] ?? '') + letters(last[i] ?? '');
      expect(spelled).toContain(
        account
          .replace(/[._-]/g, '')
          .replace(/x*\d*$/, '')
          .slice(0, 14),
      );
      expect(email[i]).toMatch(/^[a-z0-9._-]+@[a-z.]+$/);
      expect(domain).toMatch(/^(?:gmail|hotmail|icloud)\.com$|\.(?:fr|net)$/);
    }
    expect(first).toContain('Éric');
    expect(shareOf(first, (name) => /^É/.test(name))).toBeGreaterThan(0.02);
  });

  it('have a job in the form of their sex', async () => {
    const { sex = [], title = [] } = await cells({
      sex: field('person.sex'),
      title: field('person.jobTitle'),
    });
    const forms: readonly (readonly [string, string])[] = [
      ['Infirmière', 'Infirmier'],
      ['Vendeuse', 'Vendeur'],
      ['Directrice générale', 'Directeur général'],
      ['Aide-soignante', 'Aide-soignant'],
      ['Cheffe de cuisine', 'Chef de cuisine'],
      ['Agente de sécurité', 'Agent de sécurité'],
    ];
    for (const [hers, his] of forms) {
      expect(title.filter((own, i) => own === hers && sex[i] === 'male')).toEqual([]);
      expect(title.filter((own, i) => own === his && sex[i] === 'female')).toEqual([]);
      expect(title.filter((own) => own === hers).length).toBeGreaterThan(10);
      expect(title.filter((own) => own === his).length).toBeGreaterThan(10);
    }
  });
});

describe('Words of France', () => {
  /** Fields whose values are words of the language or of the country. */
  const FIELDS = [
    ...['person.fullName', 'person.jobTitle', 'person.jobArea', 'person.jobType', 'person.gender'],
    ...[
      'company.name',
      'company.catchPhrase',
      'company.buzzPhrase',
      'location.fullAddress',
      'location.state',
    ],
    ...[
      'location.county',
      'location.secondaryAddress',
      'location.country',
      'location.direction',
      'location.language',
    ],
    ...['date.month', 'date.weekday', 'finance.accountName', 'finance.transactionType', 'hacker.phrase'],
    ...[
      'food.fruit',
      'food.spice',
      'food.vegetable',
      'word.noun',
      'word.verb',
      'word.adjective',
      'word.adverb',
    ],
    ...[
      'word.preposition',
      'word.conjunction',
      'color.human',
      'science.unit',
      'animal.type',
      'animal.rodent',
    ],
  ];

  it('are no words of English or of the United States', async () => {
    const columns = Object.fromEntries(FIELDS.map((id) => [id, field(id)]));
    const rows = await cells(columns, 20_000);
    const english =
      /(?<!\p{L})(?:the|and|of|with|your|our|for|street|road|drive|lane|inc|llc|corp|mr|mrs|ms|jr|monday|january|august|account|savings|checking|north|south|east|west|apple|teacher|nurse|clerk|attorney|since|family|owned)(?!\p{L})/iu;
    for (const [id, texts] of Object.entries(rows)) {
      expect({ id, texts: [...new Set(texts.filter((text) => english.test(text)))] }).toEqual({
        id,
        texts: [],
      });
      expect(texts.filter((text) => text === '' || text.includes('undefined'))).toEqual([]);
    }
  });

  it('are months and weekdays in small letters, and phrases in the order of French', async () => {
    const {
      month = [],
      weekday = [],
      phrase = [],
    } = await cells(
      {
        month: field('date.month'),
        weekday: field('date.weekday'),
        phrase: field('company.buzzPhrase'),
      },
      2000,
    );
    expect(new Set(month).size).toBe(12);
    expect(new Set(weekday)).toEqual(
      new Set(['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']),
    );
    for (const text of phrase) expect(text).toMatch(/^\p{Ll}+r(?:e)? (?:de |des|nos|vos|toutes)/u);
  });
});
