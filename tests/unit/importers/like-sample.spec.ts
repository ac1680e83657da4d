import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LikeSample, unlike } from '../../fixtures/import/like-sample.ts';

const fileOf = (name: string) =>
  readFileSync(new URL(`../../fixtures/import/samples/${name}.csv`, import.meta.url), 'utf8').trimEnd();

const plainNumber = (cell: string) => cell.replace(/\s/g, '').replace(',', '.');

/** Rows whose columns differ in the length of their cycles, so that all pairs of values occur. */
const rowsOf = (header: string, row: (i: number) => readonly (string | number)[]) =>
  [header, ...Array.from({ length: 120 }, (_, i) => row(i).join())].join('\n');
const ZONES =
  'Astoria Bayside Chelsea Corona Dumbo Elmhurst Flatlands Gowanus Hollis Inwood Jamaica Kew Laurelton Maspeth Norwood Ozone Parkside Rego Soho Tribeca Unionport Woodside Yorkville Zerega'.split(
    ' ',
  );

const SAMPLES: readonly LikeSample[] = [
  {
    says: 'parts of dates',
    source: rowsOf('at,year,month,weekday', (i) => {
      const at = new Date(Date.UTC(2022, 0, 1, 8, (i * 17) % 60, 0) + ((i * 7) % 120) * 6 * 86_400_000);
      const [weekday] = at.toUTCString().split(',');
      return [
        at.toISOString().slice(0, 16).replace('T', ' '),
        at.getUTCFullYear(),
        at.getUTCMonth() + 1,
        weekday ?? '',
      ];
    }),
    growing: ['weekday', 'month', 'year'],
    rule: ({ at = '', year, month, weekday }) =>
      at.startsWith(`${year}-${String(month).padStart(2, '0')}-`) &&
      new Date(`${at.replace(' ', 'T')}Z`).toUTCString().startsWith(`${weekday},`),
  },
  {
    says: 'moments with a space, and days with a time of midnight',
    source: fileOf('01-timestamp-space'),
    growing: ['id', 'at', 'day'],
    forms: { at: /^\d{4}-\d\d-\d\d \d\d:\d\d:00$/, day: /^\d{4}-\d\d-\d\d 00:00:00$/ },
  },
  {
    says: 'months of a year',
    source: fileOf('02-year-month'),
    growing: ['month', 'total'],
    forms: { month: /^\d{4}-(0[1-9]|1[0-2])$/, expiry: /^(0[1-9]|1[0-2])\/\d{4}$/ },
  },
  {
    says: 'numbers among marks',
    source: fileOf('03-number-with-marks'),
    growing: ['org'],
    nulls: ['*', '<5', 'Unknown', 'n/a'],
  },
  {
    says: 'thousands with narrow spaces',
    source: fileOf('06-french-thousands'),
    delimiter: ';',
    growing: ['id'],
    read: { montant: plainNumber },
    forms: { montant: /^\d+(\.\d+)?$/ },
  },
  { says: 'long choices', source: fileOf('07-long-choices'), growing: ['id'] },
  {
    says: 'colors of six hexadecimal digits',
    source: 'color,COLOR\n#0a1b2c,#0A1B2C\n#ffeedd,#FFEEDD\n#123abc,#123ABC\n#99ff00,#99FF00',
    forms: { color: /^#[0-9a-f]{6}$/, COLOR: /^#[0-9A-F]{6}$/ },
  },
  {
    says: 'texts that say something else than the name of their column',
    source:
      'month,postcode,lang,size\n2019-01,SW1A 1AA,en-US,10 KB\n2020-02,M1 1AE,de-DE,1.5 MB\n2021-11,B33 8TH,fr-FR,300 B',
    forms: {
      month: /^(2019|202[01])-(0[1-9]|1[0-2])$/,
      postcode: /^[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}$/,
      lang: /^[a-z]{2}-[A-Z]{2}$/,
      size: /^\d+(\.\d)? [KM]?B$/,
    },
  },
  {
    says: 'first days of months, in groups',
    source: rowsOf('month,group', (i) => [
      `${2020 + (i % 3)}-${String(1 + (Math.floor(i / 3) % 12)).padStart(2, '0')}-01`,
      Math.floor(i / 36),
    ]),
    growing: ['month'],
    rule: ({ month = '' }) => /^202[0-2]-(0[1-9]|1[0-2])-01$/.test(month),
  },
  {
    says: 'months that follow each other',
    source: rowsOf('month,x', (i) => [
      `${2010 + Math.floor(i / 12)}-${String(1 + (i % 12)).padStart(2, '0')}-01`,
      (i * 37) % 97,
    ]),
    growing: ['month'],
    forms: { month: /^\d{4}-(0[1-9]|1[0-2])-01$/ },
  },
  {
    says: 'months in capitals',
    source: 'day,x\n01-JAN-25,5\n15-NOV-24,6\n16-NOV-24,9\n30-DEC-24,7',
    forms: { day: /^[0-3]\d-(NOV|DEC|JAN)-2[45]$/ },
  },
  {
    says: 'names of things that no word tells',
    source:
      'station,area,operator_name\nPARIS LYON,York,Caledonian Sleeper\nANGOULEME,East Lothian,CrossCountry\nLA ROCHELLE VILLE,Brent,Northern\nQUIMPER,Herefordshire,Avanti West Coast',
    free: ['area', 'operator_name'],
    forms: {
      station: /^[A-ZÀ-Þ][A-ZÀ-Þ .’'-]+$/,
      area: /^[A-Z][A-Za-z .’'-]+$/,
      operator_name: /^[A-Z][^_]+$/,
    },
  },
  {
    says: 'more zones than the four directions',
    source: rowsOf('zone,x', (i) => [ZONES[i % ZONES.length] ?? '', (i * 37) % 97]),
    forms: { zone: /^(?!North$|South$|East$|West$)[A-Z][A-Za-z .’'-]+$/ },
  },
  {
    says: 'days without separators',
    source: 'transaction_date,amount\n20240320,5\n20240415,6\n20231231,9\n20240101,7',
    rule: ({ transaction_date: day = '' }) =>
      !Number.isNaN(Date.parse(day.replace(/(....)(..)(..)/, '$1-$2-$3'))),
  },
  {
    says: 'durations and paths in columns whose names say other things',
    source: rowsOf('total_time,link', (i) => [
      `${(i % 9) + 1} hrs ${10 + ((i * 7) % 49)} mins`,
      `/en/match/${['a', 'b', 'c', 'd'][i % 4]}${['x', 'y', 'z'][i % 3]}-vs-${100 + ((i * 37) % 899)}`,
    ]),
    forms: { total_time: /^\d{1,2} hrs \d{2} mins$/, link: /^\/en\/match\/\w+-vs-\d{3}$/ },
  },
  {
    says: 'numbers with plus signs',
    source: 'delta\n+3\n-2\n+1\n+14',
    read: { delta: (cell) => cell.replace('+', '') },
  },
  {
    says: 'URLs of one site',
    source:
      'name,url\na b,https://www.example.com/title/tt0111161/\nc d,https://www.example.com/title/tt0068646/\ne f,https://www.example.com/title/tt0468569/',
    free: ['name'],
    forms: { url: /^https:\/\/www\.example\.com\/title\/tt\d{7}\/$/ },
  },
  {
    says: 'moments that are equal in all rows, in blocks of few',
    source: rowsOf('x,created_at,updated_at', (i) => {
      const at = `2012-03-27 14:53:5${Math.floor(i / 40)} UTC`;
      return [(i * 37) % 97, at, at];
    }),
    rule: ({ created_at, updated_at }) => created_at === updated_at,
  },
  {
    says: 'days in the order of a workshop, some written with a time of midnight',
    source: rowsOf('received,sent,reason', (i) => {
      const received = Date.UTC(2024, 0, 1 + (i % 30) * 5);
      const sent = new Date(received + ((i * 7) % 11) * 86_400_000).toISOString().slice(0, 10);
      return [
        new Date(received).toISOString().slice(0, 10),
        i % 5 === 0 ? `${sent} 00:00:00` : sent,
        ['too_expensive', 'not_paid', 'moved_away'][i % 3] ?? '',
      ];
    }),
    forms: { sent: /^\d{4}-\d\d-\d\d$/ },
    growing: ['sent'],
    rule: ({ received = '', sent = '', reason = '' }) =>
      received <= sent && /^(too_expensive|not_paid|moved_away)$/.test(reason),
  },
  {
    says: 'rows in order of their first moment, whose second one comes later',
    source: rowsOf('opened,closed', (i) => {
      const opened = Date.UTC(2024, 0, 1, i * 5);
      const hour = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
      return [hour(opened), hour(opened + ((i * 7) % 23) * 3_600_000)];
    }),
    growing: ['opened', 'closed'],
    rule: ({ opened = '', closed = '' }) => opened <= closed,
  },
  ...(
    [
      ['es', 'El gato de la vecina duerme en el sofá', /^El \w+ se /],
      ['it', 'Il gatto della vicina dorme con la coda', /\b(Il|L’ordine) .* stato\b/],
      ['pt', 'O gato da vizinha dorme com uma bola em casa', /\bO .* foi\b/],
      ['nl', 'De kat van het huis slaapt op een stoel voor het raam', /\bis\b/],
      ['fr', 'Le chat de la voisine dort dans une boîte avec son ami', /\bLe .* a été /],
      ['de', 'Die Katze und der Hund schlafen auf dem Sofa', /\bwurde\b/],
      ['ru', 'Кот и собака не спят на диване и это их дом', /был /],
      ['tr', 'Kedi ve köpek bu evde çok iyi uyur ama değil', /(?:edildi|endi|landı|rildi)\./],
      ['pl', 'Kot sąsiadki jest w domu i nie śpi na stole', /\bzostał /],
    ] as const
  ).map(([language, text, form]) => ({
    says: `descriptions in the language ${language}`,
    source: rowsOf('description', (i) => [
      `${text} ${'bcdfghjk'[i % 8]}a${'lmnpr'[i % 5]}o${'stvwz'[(i * 3) % 5]} ${i}.`,
    ]),
    forms: { description: form },
  })),
  {
    says: 'numbers that end in a day without separators',
    source: rowsOf('inspection', (i) => [
      `${1000 + i * 7}_${new Date(Date.UTC(2016, 0, 1 + i * 11)).toISOString().slice(0, 10).replaceAll('-', '')}`,
    ]),
    forms: { inspection: /^\d{4}_201[6-9](?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/ },
  },
  {
    says: 'moments with the time of another zone',
    source: rowsOf('at,x', (i) => [
      `${new Date(Date.UTC(2016, 3, 1, (i * 37) % 997, i)).toISOString().slice(0, 19)} -10:00`,
      (i * 37) % 97,
    ]),
    forms: { at: /^2016-0[45]-\d\dT\d\d:\d\d:\d\d -10:00$/ },
  },
  {
    says: 'random letters of both cases',
    source: rowsOf('holder', (i) => [
      `${'abcdefgh'[i % 8]}${'STUVWXYZ'[(i * 3) % 8]}${'klmnop'[i % 6]}${'QRSTU'[i % 5]}${'vwxyz'[(i * 2) % 5]}${'ABC'[i % 3]}${'defg'[(i * 3) % 4]}`,
    ]),
    forms: { holder: /^[A-Za-z]{7}$/ },
  },
  {
    says: 'lists of objects in cells',
    source: rowsOf('products,x', (i) => [
      `"[{""id"": ${(i * 7) % 31}, ""count"": ${(i % 5) + 1}}, {""id"": ${(i * 11) % 29}, ""count"": ${(i % 3) + 1}}]"`,
      (i * 37) % 97,
    ]),
    forms: { products: /^\[\{"id":\d+,"count":\d+\},\{"id":\d+,"count":\d+\}\]$/ },
  },
  {
    says: 'points in two towns of two countries',
    source: rowsOf('country,latitude,longitude', (i) => [
      ['FR', 'IT'][i % 2] ?? '',
      ((i % 2 === 0 ? 48.8 : 41.8) + ((i * 7) % 101) / 1000).toFixed(4),
      ((i % 2 === 0 ? 2.3 : 12.4) + ((i * 11) % 97) / 1000).toFixed(4),
    ]),
    forms: { latitude: /^4[18]\.[89]\d*$/, longitude: /^(2|12)\.[345]\d*$/ },
    growing: ['latitude', 'longitude'],
    rule: ({ country, latitude, longitude }) =>
      (country === 'FR') === Number(latitude) > 45 && (country === 'FR') === Number(longitude) < 5,
  },
  {
    says: 'descriptions that many rows share',
    source: rowsOf('description,x', (i) => [
      ['Damage to the line', 'Collision with a deer', 'Late end of works', 'Strike'][i % 4] ?? '',
      (i * 37) % 97,
    ]),
  },
  {
    says: 'measures of successive years',
    source: rowsOf('people_2001,people_2011,people_2021', (i) => {
      const people = Math.round(500 * 1.04 ** ((i * 37) % 120));
      const next = Math.round(people * (0.95 + ((i * 7) % 11) / 100));
      return [people, next, Math.round(next * (0.97 + ((i * 5) % 13) / 100))];
    }),
    growing: ['people_2011', 'people_2021'],
    rule: ({ people_2001, people_2011, people_2021 }) =>
      [Number(people_2011) / Number(people_2001), Number(people_2021) / Number(people_2011)].every(
        (ratio) => ratio > 0.8 && ratio < 1.3,
      ),
  },
  {
    says: 'codes of towns that begin with that of their region',
    source: rowsOf('region,town', (i) => {
      const region = String(1 + ((i * 7) % 12)).padStart(2, '0');
      return [region, `${region}${String((i * 37) % 900).padStart(3, '0')}`];
    }),
    growing: ['town'],
    rule: ({ region = '', town = '' }) => town.startsWith(region) && town.length === 5,
  },
  {
    says: 'numbers that end in the year of a day, with zeros before them',
    source: rowsOf('day,file', (i) => [
      `20${10 + (i % 9)}-0${1 + (i % 8)}-1${i % 10}`,
      `${String((i * 37) % 900).padStart(4, '0')}/20${10 + (i % 9)}`,
    ]),
    rule: ({ day = '', file = '' }) => file.endsWith(`/${day.slice(0, 4)}`),
  },
  {
    says: 'sums of numbers with decimal commas',
    source: [
      'rent;costs;total',
      ...Array.from({ length: 120 }, (_, i) => {
        const [rent, costs] = [40_000 + ((i * 377) % 9000), 5000 + ((i * 211) % 990)];
        return [rent, costs, rent + costs]
          .map((cents) => (cents / 100).toFixed(2).replace('.', ','))
          .join(';');
      }),
    ].join('\n'),
    delimiter: ';',
    growing: ['total'],
    read: Object.fromEntries(['rent', 'costs', 'total'].map((name) => [name, plainNumber])),
    forms: { rent: /^\d+(\.\d+)?$/, costs: /^\d+(\.\d+)?$/, total: /^\d+(\.\d+)?$/ },
    rule: ({ rent, costs, total }) =>
      Math.round((Number(rent) + Number(costs)) * 100) === Math.round(Number(total) * 100),
  },
  {
    says: 'coordinates with some results of binary fractions',
    source: rowsOf('lat', (i) => [
      i % 4 === 0
        ? `37.7${10 + (i % 80)}${100 + i}0000000004`.slice(0, 18)
        : `37.7${10 + ((i * 7) % 80)}${100 + i}`,
    ]),
    forms: { lat: /^37\.7\d{0,6}$/ },
    growing: ['lat'],
  },
  {
    says: 'names of months in the language of the sample, and the day of a moment',
    source: rowsOf('at,day,month', (i) => {
      const at = new Date(
        Date.UTC(2023, (i * 7) % 12, 1 + ((i * 5) % 28), i % 24, (i * 7) % 60),
      ).toISOString();
      const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre';
      return [at.slice(0, 16).replace('T', ' '), at.slice(0, 10), months.split(' ')[(i * 7) % 12] ?? ''];
    }),
    growing: ['day'],
    free: ['month'],
    rule: ({ at = '', day = '', month }) =>
      at.startsWith(day) &&
      month === new Intl.DateTimeFormat('fr', { month: 'long', timeZone: 'UTC' }).format(new Date(day)),
  },
  {
    says: 'few names in letters of another script',
    source: [
      'id,symbol',
      ...'सूर्य,कमल,इनार,डोको,घर,रुख,हलो,गाई,कलश,चक्र,माछा,तारा'
        .split(',')
        .map((word, i) => `${i * 7 + 3},${word}`),
    ].join('\n'),
    growing: ['id'],
    forms: { symbol: /^[\p{Script=Devanagari}\p{M}]+$/u },
  },
  {
    says: 'few routes with an arrow between two places',
    source: [
      'id,name',
      ...'Batumi Gori Rustavi Poti Telavi Zugdidi Mestia Borjomi Samtredia Khashuri'
        .split(' ')
        .map((town, i, towns) => `${i * 7 + 3},${town} → ${towns[(i + 3) % 10]}`),
    ].join('\n'),
    growing: ['id'],
    forms: { name: /^\p{Lu}\p{Ll}+ → \p{Lu}\p{Ll}+$/u },
  },
  {
    says: 'names of landmarks, which are no persons',
    source: rowsOf('name,x', (i) => [
      `${ZONES[i % 24]} ${ZONES[(i * 7) % 24]} ${['Church', 'House', 'Museum', 'Hall'][i % 4]}`,
      (i * 37) % 97,
    ]),
    forms: { name: / (?:Church|House|Museum|Hall)$/ },
  },
  {
    says: 'paths of images',
    source: rowsOf('image', (i) => [
      `/img/${ZONES[i % 24]?.toLowerCase()}-${ZONES[(i * 7) % 24]?.toLowerCase()}${i}.png`,
    ]),
    forms: { image: /^\/img\/[a-z]+-[a-z]+\d+\.png$/ },
  },
  {
    says: 'addresses at two providers, which are real, become addresses at reserved domains',
    source: rowsOf('email', (i) => [
      `${ZONES[i % 24]?.toLowerCase()}.${i}@${['posta.example.it', 'mail.example.it'][i % 2]}`,
    ]),
    forms: { email: /^\S+@example\.(?:com|net|org)$/ },
  },
  {
    says: 'addresses of the names of their row at a host like that of the sample, which nobody can have',
    source: rowsOf('name,email', (i) => [ZONES[i % 24] ?? '', `${ZONES[i % 24]?.toLowerCase()}@firm.co.uk`]),
    forms: { email: /^\S+@firm\.example$/ },
  },
  {
    says: 'user names that are the names of persons',
    source: rowsOf('username,x', (i) => [
      `${'Anna Tom Oren Tess Ivan Rita Hugo'.split(' ')[i % 7]} ${'Shaw Diaz Evans Ford Hill Baker Carter Adams'.split(' ')[i % 8]}`,
      (i * 37) % 97,
    ]),
    forms: { username: /^(?:\p{Lu}[\p{L}'’-]+ ?){2}$/u },
  },
  {
    says: 'ways of contact in a column that could be one of streets',
    source: rowsOf('via,x', (i) => [['web', 'chat', 'voice'][i % 3] ?? '', (i * 37) % 97]),
    forms: { via: /^(?:web|chat|voice)$/ },
  },
  {
    says: 'times of runners in minutes and seconds',
    source: `time\n${'28:44 43:28 43:20 34:43 31:07 30:49 30:16 30:13 27:47 26:42 26:22 26:21 26:19 26:01'.replaceAll(' ', '\n')}`,
    forms: { time: /^\d\d:[0-5]\d$/ },
  },
  {
    says: 'dates as JavaScript prints them',
    source: rowsOf('at,x', (i) => [
      new Date(Date.UTC(2021, 2, 6 + ((i * 7) % 120) * 7)).toUTCString().slice(0, 3) +
        new Date(Date.UTC(2021, 2, 6 + ((i * 7) % 120) * 7))
          .toUTCString()
          .replace(/^..., (\d\d) (...) (\d{4}).*/, ' $2 $1 $3 00:00:00 GMT+0000 (Greenwich Mean Time)'),
      (i * 37) % 97,
    ]),
    forms: { at: /^[SMTWF][a-z]{2} [A-Z][a-z]{2} \d\d 202[1-3] 00:00:00 GMT\+0000 \(Greenwich Mean Time\)$/ },
    rule: ({ at = '' }) => new Date(at).toUTCString().startsWith(`${at.slice(0, 3)},`),
  },
  {
    says: 'months with a name and a year in texts',
    source: rowsOf('at,x', (i) => [`period ${((i * 7) % 12) + 1} of ${2015 + (i % 7)}`, (i * 37) % 97]),
    forms: { at: /^period (?:[1-9]|1[0-2]) of 20(?:1[5-9]|2[01])$/ },
  },
  {
    says: 'the winner is one of two teams',
    source: rowsOf('home,away,won', (i) => {
      const [home, away] = [ZONES[i % 11] ?? '', ZONES[11 + ((i * 7) % 13)] ?? ''];
      return [home, away, (i * 5) % 9 < 5 ? home : away];
    }),
    rule: ({ home, away, won }) => won === home || won === away,
  },
  {
    says: 'amounts that are 0 where an order is cancelled, and kinds of a type',
    source: rowsOf('state,amount,type,kind', (i) => {
      const [state, type] = [i % 4 === 1 ? 'cancelled' : 'paid', (i * 5) % 7 < 3 ? 'glass' : 'paper'];
      const amount = state === 'paid' ? 100 + ((i * 37) % 400) : 0;
      return [
        state,
        amount,
        type,
        type === 'glass' ? ['white', 'brown'][(i * 3) % 2] : ['box', 'press'][(i * 7) % 2],
      ].map((cell) => cell ?? '');
    }),
    rule: ({ state, amount, type, kind = '' }) =>
      (state === 'paid' ? Number(amount) >= 100 : amount === '0') &&
      (type === 'glass' ? ['white', 'brown'] : ['box', 'press']).includes(kind),
  },
  {
    says: 'prices with a sign of a currency and marks between thousands',
    free: ['price'],
    source: rowsOf('price,rate', (i) => {
      const price = String(1200 + ((i * 7919) % 2_500_000)).replace(/\B(?=(?:\d{3})+$)/g, ',');
      return [`"$${price}"`, `${(((i * 37) % 900) / 10).toFixed(1)}%`];
    }),
    read: {
      price: (cell) => cell.replace(/[$,]/g, ''),
      rate: (cell) => cell.replace('%', ''),
    },
    rule: ({ price = '', rate = '' }) =>
      /^\$[1-9]\d{0,2}(?:,\d{3}){1,2}$/.test(price) && /^\d{1,2}\.\d%$/.test(rate),
  },
  {
    says: 'parts that are never above their whole, of any distance',
    source: rowsOf('places,taken', (i) => {
      const places = 10 + ((i * 37) % 90);
      return [places, Math.round((places * ((i * 53) % 101)) / 100)];
    }),
    free: ['taken'],
    rule: ({ places, taken }) => Number(taken) <= Number(places),
  },
  {
    says: 'a day of a wrong year among others',
    source: rowsOf('on,x', (i) => [
      i === 77 ? '0216-10-10' : new Date(Date.UTC(2016, 0, 5 + ((i * 37) % 300))).toISOString().slice(0, 10),
      (i * 37) % 97,
    ]),
    forms: { on: /^2016-/ },
  },
  {
    says: 'phone numbers in one form',
    source: 'phone\n212-555-0143\n907-555-0110\n305-555-0199\n415-555-0161',
    forms: { phone: /^[2-9]\d{2}-\d{3}-\d{4}$/ },
  },
  {
    says: 'phone numbers of a town, in its forms, and postal codes of its region',
    source: rowsOf('school,phone,plz', (i) => [
      `${ZONES[i % 24]} ${ZONES[(i * 7 + 1) % 24]}`,
      i % 3 === 0 ? `030 / ${40000 + i * 37}` : `030 / ${40000 + i * 37}-${20 + (i % 70)}`,
      [10, 12, 13][i % 3] + String(100 + ((i * 53) % 900)),
    ]),
    growing: ['plz'],
    forms: { phone: /^030 \/ \d{5}(?:-\d\d)?$/, plz: /^1[023]\d{3}$/ },
  },
  {
    says: 'mailboxes of offices, at hosts of no one',
    source: rowsOf('school,email', (i) => [
      `${ZONES[i % 24]} ${ZONES[(i * 7 + 1) % 24]} School`,
      `${['info', 'office', 'mail'][i % 3]}@${ZONES[i % 24]?.toLowerCase()}-${i}.de`,
    ]),
    forms: { email: /^(?:info|office|mail)@(?:[a-z\d-]+\.example|example\.(?:com|net|org))$/ },
  },
  {
    says: 'names of beers, of words that several beers have',
    source: rowsOf('name,x', (i) => [
      ['Hop', 'Pale', 'Amber', 'Black', 'Wild', 'Golden', 'River', 'Summer', 'Harvest'][i % 9] +
        (i % 5 < 2 ? ` of ${ZONES[i % 8]}` : ` ${['Ale', 'Stout', 'Porter', 'Lager'][i % 4]}`),
      (i * 37) % 97,
    ]),
    forms: {
      name: new RegExp(
        `^(?:(?:Hop|Pale|Amber|Black|Wild|Golden|River|Summer|Harvest|Ale|Stout|Porter|Lager|of|${ZONES.join('|')}) ?)+$`,
      ),
    },
  },
  {
    says: 'sentences of words that follow each other in several rows',
    source: rowsOf('details,x', (i) => [
      `The ${['deer', 'elk', 'fox', 'bear'][i % 4]} was hit on the ${['left', 'right', 'west', 'east'][(i >> 2) % 4]} side of the ${['road', 'bridge', 'highway'][i % 3]} near ${ZONES[i % 24]}.`,
      (i * 37) % 97,
    ]),
    forms: {
      details:
        /^(?:The (?:deer|elk|fox|bear) was hit on the (?:left|right|west|east) side of the (?:road|bridge|highway) near \p{Lu}\p{Ll}+\. ?)+$/u,
    },
  },
];

it('rows of alpha-3 codes are of many countries', async () => {
  const faults = await unlike({
    says: '',
    source: 'country\nDEU\nFRA\nITA\nDEU',
    forms: { country: /^(?!USA)[A-Z]{3}$/ },
  });
  // The United States are one of the countries.
  expect(faults).toEqual(['country has “USA” for “DEU”']);
});

describe('rows like those of a sample', () => {
  it.each(SAMPLES)('$says', async (like) => {
    expect(await unlike(like)).toEqual([]);
  });
});
