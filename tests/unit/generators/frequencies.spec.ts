import { describe, expect, it } from 'vitest';
import type { FieldId } from '../../../src/catalogue/fields.ts';
import { cellsOfColumn } from '../../fixtures/any-schema.ts';

const ROWS = 20_000;
const textsOf = (field: FieldId) => cellsOfColumn({ field }, ROWS).map(String);
const shareOf = (texts: readonly string[], form: RegExp) =>
  texts.filter((text) => form.test(text)).length / texts.length;

describe('A commit message', () => {
  const messages = textsOf('git.commitMessage');

  it('begins with a verb in the imperative and has at most 72 characters, as Git’s book asks', () => {
    const form = /^(?:Fix|Add|[A-Z][a-z]+(?: up)?) \S/;
    expect(messages.filter((message) => !form.test(message) || message.length > 72)).toEqual([]);
    expect(messages.filter((message) => /\.$| {2}/.test(message))).toEqual([]);
  });

  it('fixes or adds something in most rows, and is rarely the same', () => {
    expect(shareOf(messages, /^(?:Fix|Add) /)).toBeGreaterThan(0.6);
    expect(new Set(messages).size).toBeGreaterThan(5000);
  });
});

it('A branch has a name that Git accepts, with what it is for', () => {
  const branches = textsOf('git.branch');
  // https://git-scm.com/docs/git-check-ref-format
  const form = /^(?:fix|feature|refactor|chore)\/[a-z\d]+(?:-[a-z\d]+)*$/;
  expect(branches.filter((branch) => !form.test(branch))).toEqual([]);
  expect(new Set(branches).size).toBeGreaterThan(5000);
});

describe('A table of a database', () => {
  it('is of InnoDB nine times of ten, and sometimes of each other engine', () => {
    const engines = textsOf('database.engine');
    expect(shareOf(engines, /^InnoDB$/)).toBeGreaterThan(0.89);
    expect(new Set(engines)).toEqual(new Set(['InnoDB', 'MyISAM', 'MEMORY', 'ARCHIVE', 'CSV', 'BLACKHOLE']));
  });

  it('is collated by all of Unicode in most rows', () => {
    expect(shareOf(textsOf('database.collation'), /^utf8mb4_/)).toBeGreaterThan(0.75);
  });
});

it('Most emoji are faces, and flags are rare', () => {
  const emoji = textsOf('internet.emoji');
  expect(
    shareOf(emoji, /^[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}\u2639\u263A]/u),
  ).toBeGreaterThan(0.3);
  expect(shareOf(emoji, /^(?:\p{Regional_Indicator}{2}|\u{1F3F4}|\u{1F3F3})/u)).toBeLessThan(0.04);
});

it('Most meat is of chickens, cattle and pigs', () => {
  expect(shareOf(textsOf('food.meat'), /^(?:chicken|beef|pork)$/)).toBeGreaterThan(0.7);
});

it('Most cards of Mastercard begin with a five', () => {
  const cards = cellsOfColumn({ field: 'finance.creditCardNumber', options: { issuer: 'mastercard' } }, ROWS);
  expect(shareOf(cards.map(String), /^5/)).toBeGreaterThan(0.7);
});

it('Most interfaces are wired, and at places that many machines have', () => {
  const names = textsOf('system.networkInterface');
  expect(shareOf(names, /^en/)).toBeGreaterThan(0.55);
  expect(shareOf(names, /^ww/)).toBeLessThan(0.06);
  expect(shareOf(names, /^(?:enp0s3|ens[35]|eno[12]|wlp[1-3]s0|wlo1)$/)).toBeGreaterThan(0.4);
});

it('Languages are as frequent as their speakers, also by code', () => {
  const languages = textsOf('location.language');
  expect(shareOf(languages, /^English$/)).toBeGreaterThan(0.15);
  expect(shareOf(languages, /^(?:English|Chinese|Hindi|Spanish|French|Arabic)$/)).toBeGreaterThan(0.5);
  const codes = cellsOfColumn({ field: 'location.language', options: { variant: 'alpha-2' } }, ROWS);
  expect(shareOf(codes.map(String), /^(?:en|zh|hi|es|fr|ar)$/)).toBeGreaterThan(0.5);
});

it('Songs are of the genres of charts', () => {
  const genres = textsOf('music.genre');
  expect(shareOf(genres, /^(?:Pop|Rock|R&B|Soul|Hip Hop)$/)).toBeGreaterThan(0.4);
  expect(new Set(genres).size).toBeGreaterThan(40);
});

it('Most accounts are for checking or savings, and half of the transactions are payments', () => {
  expect(shareOf(textsOf('finance.accountName'), /^(?:Checking|Savings) Account$/)).toBeGreaterThan(0.65);
  expect(shareOf(textsOf('finance.transactionType'), /^payment$/)).toBeGreaterThan(0.5);
});
