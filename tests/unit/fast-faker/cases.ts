import type { Faker } from '@faker-js/faker';

export interface Case {
  /** The compiled method that the case is about, `hacker.noun`. */
  readonly method: string;
  readonly title: string;
  readonly call: (fake: Faker) => unknown;
}

export interface SampledCase extends Case {
  /** Whether a value is one that the method may give. */
  readonly valid: (value: string) => boolean;
}

function isMethod(value: unknown): value is () => unknown {
  return typeof value === 'function';
}

/** Calls a method by its name, without arguments. */
function callByName(fake: Faker, method: string): unknown {
  const [module = '', name = ''] = method.split('.');
  const called: unknown = Reflect.get(Reflect.get(fake, module), name);
  if (!isMethod(called)) throw new Error(`Faker has no ${method}`);
  return called();
}

/** A call of `method`: without arguments, or with those that `title` shows. */
function calling(method: string, title = '', call = (fake: Faker) => callByName(fake, method)): Case {
  return { method, title: `${method}(${title})`, call };
}

const COLORS = ['red', 'blue', 'green', 'yellow'] as const;
/** Calls that use the same random numbers in the same order as faker, and therefore give the same values. */
export const sameValueCases: readonly Case[] = [
  ...[
    'company.buzzPhrase',
    'datatype.boolean',
    ...['abbreviation', 'adjective', 'ingverb', 'noun', 'verb'].map((name) => `hacker.${name}`),
    'internet.ipv4',
    ...['words', 'sentence', 'sentences', 'paragraph', 'paragraphs'].map((name) => `lorem.${name}`),
    ...['int', 'float'].map((name) => `number.${name}`),
  ].map((method) => calling(method)),
  calling('datatype.boolean', '0.2', (fake) => fake.datatype.boolean(0.2)),
  calling('datatype.boolean', '{ probability: 0.9 }', (fake) => fake.datatype.boolean({ probability: 0.9 })),
  calling('helpers.arrayElement', '4 texts', (fake) => fake.helpers.arrayElement(COLORS)),
  calling('helpers.arrayElement', 'nothing', (fake) => fake.helpers.arrayElement([undefined])),
  calling('lorem.words', '{ min: 0, max: 4 }', (fake) => fake.lorem.words({ min: 0, max: 4 })),
  calling('lorem.sentence', '0', (fake) => fake.lorem.sentence(0)),
  calling('number.int', '99', (fake) => fake.number.int(99)),
  calling('number.int', '{ max: 2147483647 }', (fake) => fake.number.int({ max: 2_147_483_647 })),
  calling('number.int', '{ min: 1, max: 10000 }', (fake) => fake.number.int({ min: 1, max: 10_000 })),
  calling('number.int', '{ min: -9.5, max: 9.5 }', (fake) => fake.number.int({ min: -9.5, max: 9.5 })),
  calling('number.int', '{ max: 99, multipleOf: 11 }', (fake) =>
    fake.number.int({ max: 99, multipleOf: 11 }),
  ),
  calling('number.float', '{ max: 1000, fractionDigits: 2 }', (fake) =>
    fake.number.float({ max: 1000, fractionDigits: 2 }),
  ),
  calling('number.float', '{ min: -1, max: 1 }', (fake) => fake.number.float({ min: -1, max: 1 })),
  calling('number.float', '{ max: 9, multipleOf: 0.25 }', (fake) =>
    fake.number.float({ max: 9, multipleOf: 0.25 }),
  ),
];

const SVG =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" version="1\.1" baseProfile="full" width="(\d+)" height="(\d+)"><rect width="100%" height="100%" fill="#[0-9a-f]{6}"\/><text x="([\d.]+)" y="([\d.]+)" font-size="20" alignment-baseline="middle" text-anchor="middle" fill="white">\1x\2<\/text><\/svg>$/;

/** Whether a data URI holds the picture, written either way, its text in its middle. */
function isPicture(uri: string): boolean {
  const svg = uri.startsWith('data:image/svg+xml;base64,')
    ? Buffer.from(uri.slice(26), 'base64').toString()
    : decodeURIComponent(uri.replace('data:image/svg+xml;charset=UTF-8,', ''));
  const [, width, height, x, y] = SVG.exec(svg) ?? [];
  return width !== undefined && Number(width) / 2 === Number(x) && Number(height) / 2 === Number(y);
}

function isFewWords(words: string): boolean {
  return /^\S+( \S+){0,2}$/.test(words);
}

function sampled(
  method: string,
  valid: RegExp | ((value: string) => boolean),
  title?: string,
  call?: (fake: Faker) => unknown,
): SampledCase {
  return {
    ...calling(method, title, call),
    valid: typeof valid === 'function' ? valid : (value) => valid.test(value),
  };
}

const SYMBOLS = /^[!-/:-@[-`{-~]{10}$/;

/** Calls that use other random numbers than faker, but give values with the same distribution. */
export const sampledCases: readonly SampledCase[] = [
  sampled('color.rgb', /^#[0-9a-f]{6}$/),
  sampled('color.rgb', /^rgb\(\d{1,3}, \d{1,3}, \d{1,3}\)$/, "{ format: 'css' }", (fake) =>
    fake.color.rgb({ format: 'css' }),
  ),
  sampled('color.rgb', /^rgba\(/, "{ format: 'css', includeAlpha: true }", (fake) =>
    fake.color.rgb({ format: 'css', includeAlpha: true }),
  ),
  sampled('finance.accountNumber', /^\d{8}$/),
  sampled('hacker.phrase', /^[A-Za-z][^{}]+!$/),
  sampled('helpers.shuffle', /^(?=.*apple)(?=.*banana)(?=.*cherry)[a-z]+,[a-z]+,[a-z]+$/, '3 texts', (fake) =>
    fake.helpers.shuffle(['apple', 'banana', 'cherry']).join(),
  ),
  sampled('helpers.shuffle', /^[\d,]+$/, '40 numbers', (fake) =>
    fake.helpers.shuffle(Array.from({ length: 40 }, (_, number) => number)).join(),
  ),
  sampled('image.dataUri', isPicture),
  sampled('image.url', /^https:\/\/picsum\.photos\/seed\/[0-9A-Za-z]{5,10}\/\d{1,4}\/\d{1,4}$/),
  sampled('image.url', /^https:\/\/picsum\.photos\/seed\/\w{5,10}\/640\/480$/, '640 x 480', (fake) =>
    fake.image.url({ width: 640, height: 480 }),
  ),
  sampled('internet.password', /^\w{15}$/),
  sampled('internet.password', /^[a-z]{6}$/, '{ length: 6, memorable: true }', (fake) =>
    fake.internet.password({ length: 6, memorable: true }),
  ),
  sampled('string.alpha', /^[a-zA-Z]{10}$/, '10', (fake) => fake.string.alpha(10)),
  sampled('string.alpha', /^[A-Z]{1,3}$/, 'upper, 1 to 3', (fake) =>
    fake.string.alpha({ length: { min: 1, max: 3 }, casing: 'upper' }),
  ),
  sampled('string.alpha', /^[bcd]$/, 'exclusions', (fake) =>
    fake.string.alpha({ casing: 'lower', exclude: 'aefghijklmnopqrstuvwxyz' }),
  ),
  sampled('string.alphanumeric', /^[a-zA-Z0-9]{10}$/, '10', (fake) => fake.string.alphanumeric(10)),
  sampled('string.alphanumeric', /^[a-z0-9]{3}$/, 'lower', (fake) =>
    fake.string.alphanumeric({ length: 3, casing: 'lower' }),
  ),
  sampled('string.numeric', /^\d{10}$/, '10', (fake) => fake.string.numeric(10)),
  sampled('string.numeric', /^\d{4}$/, '4', (fake) => fake.string.numeric(4)),
  sampled('string.numeric', /^[1-9]\d\d$/, 'no leading zero', (fake) =>
    fake.string.numeric({ length: 3, allowLeadingZeros: false }),
  ),
  sampled('string.nanoid', /^[\w-]{21}$/),
  sampled('string.symbol', SYMBOLS, '10', (fake) => fake.string.symbol(10)),
  sampled('string.uuid', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  sampled('string.uuid', /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/, 'version 7', (fake) =>
    fake.string.uuid({ version: 7, refDate: 0 }),
  ),
  sampled('word.words', isFewWords),
  sampled('word.words', /^\S+( \S+){4}$/, '5', (fake) => fake.word.words(5)),
];
