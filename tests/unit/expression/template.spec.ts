import { describe, expect, it } from 'vitest';
import { parseTemplate } from '../../../src/expression/template.ts';
import { type Columns, fill, problemOfTemplate } from './evaluate.ts';

const columns: Columns = {
  name: ['text', 'anna-maria  O’NEIL'],
  city: ['text', '  Łódź & São Paulo  '],
  'unit price': ['decimal', '12.50'],
  ratio: ['decimal', 2.675],
  count: ['integer', -42],
  big: ['integer', 9_007_199_254_740_993n],
  vip: ['boolean', true],
  born: ['date', Date.parse('2000-02-29')],
  created: ['timestamp', Date.parse('2026-11-21T09:05:03.007Z')],
  tags: ['json', '["a"]'],
  nothing: ['text', null],
  noDate: ['date', null],
  emoji: ['text', 'a😀b'],
  minusEmoji: ['text', '-😀'],
  row: ['text', 'a column'],
  'a|b': ['text', 'bar'],
  'a}b': ['text', 'brace'],
  'a:b': ['text', 'colon'],
  'a]b': ['text', 'bracket'],
};

describe('a template', () => {
  it.each([
    ['', ''],
    ['no placeholder', 'no placeholder'],
    ['{name}', 'anna-maria  O’NEIL'],
    ['<{ name }>', '<anna-maria  O’NEIL>'],
    ['{unit price} EUR', '12.50 EUR'],
    ['{ratio} {count} {big}', '2.675 -42 9007199254740993'],
    ['{vip} {tags}', 'true ["a"]'],
    ['{born} {created}', '2000-02-29 2026-11-21T09:05:03.007Z'],
    ['[{nothing}]', '[]'],
    ['#{row}', '#41'],
    ['{[row]}', 'a column'],
    ['{[a|b]} {[a}b]} {[a:b]} {[a]]b]} {[name]|upper}', 'bar brace colon bracket ANNA-MARIA  O’NEIL'],
    ['{row}{row}', '4141'],
    ['{{row}}', '{row}'],
    ['{{{row}}}', '{41}'],
    ['a } b {row} }} c }', 'a } b 41 } c }'],
    ['{{"id": {row}}', '{"id": 41}'],
  ])('%s is filled in as %s', (text, expected) => {
    expect(problemOfTemplate(text, columns)).toBeUndefined();
    expect(fill(text, columns)).toBe(expected);
  });

  it.each([
    ['{name|upper}', 'ANNA-MARIA  O’NEIL'],
    ['{name|lower}', 'anna-maria  o’neil'],
    ['<{city|trim}>', '<Łódź & São Paulo>'],
    ['{name|title}', 'Anna-Maria  O’neil'],
    ['{city|slug}', 'lodz-sao-paulo'],
    ['{[a|b]|slug}', 'bar'],
    ['{row|pad:6}', '000041'],
    ['{count|pad:6}', '-00042'],
    ['{count|pad:2}', '-42'],
    ['{unit price|pad:8}', '00012.50'],
    ['{emoji|first:2}|{emoji|last:2}', 'a😀|😀b'],
    ['{emoji|first:0}{emoji|last:0}', ''],
    ['{emoji|pad:5}{emoji|pad:3}', '00a😀ba😀b'],
    ['{minusEmoji|pad:4}', '-00😀'],
    ['{emoji|first:9}{emoji|last:9}', 'a😀ba😀b'],
    ['{ratio|round:2}', '2.68'],
    ['{unit price|round:0}', '13'],
    ['{count|round:2}', '-42'],
    ['{created|date:DD.MM.YYYY}', '21.11.2026'],
    ['{created|date:YYYY-MM-DDTHH:mm:ss.SSSZ}', '2026-11-21T09:05:03.007Z'],
    ['{born|date:YYYYMMDD}', '20000229'],
    ['{nothing|default:none}', 'none'],
    ['{nothing|default:}', ''],
    ['{name|default:none|upper}', 'ANNA-MARIA  O’NEIL'],
    ['{nothing|upper|trim|default:none|upper}', 'NONE'],
    ['{noDate|date:YYYY|default:never}', 'never'],
    ['{noDate|pad:4}', ''],
    ['{born|upper}', '2000-02-29'],
    ['{born|default:never}', '2000-02-29'],
    ['{[a|b]|replace:a,b,c}', 'bb,cr'],
    ['{[a|b]|replace:b,}', 'ar'],
    ['{ratio|round:1|pad:6|first:4}', '0002'],
    ['{ name | upper | first: 4 }', 'ANNA'],
    ['{created|date:YYYY|pad:6}', '002026'],
    ['{vip|upper}', 'TRUE'],
  ])('%s is filtered to %s', (text, expected) => {
    expect(problemOfTemplate(text, columns)).toBeUndefined();
    expect(fill(text, columns)).toBe(expected);
  });

  it.each([
    ['Ærøskøbing', 'aeroskobing'],
    ['Straße 5', 'strasse-5'],
    ['İstanbul ılık', 'istanbul-ilik'],
    ['--a__b--', 'a-b'],
    ['東京', ''],
    ['ﬁne ½', 'fine-1-2'],
  ])('slugs %s as %s', (text, expected) => {
    expect(fill('{t|slug}', { t: ['text', text] })).toBe(expected);
  });

  it.each([
    ['ÉCOLE élan', 'École Élan'],
    ["it's 2nd", "It's 2nd"],
    ['straße', 'Straße'],
    ['', ''],
  ])('capitalizes %s as %s', (text, expected) => {
    expect(fill('{t|title}', { t: ['text', text] })).toBe(expected);
  });

  it('names its columns, each once', () => {
    const parsed = parseTemplate('{b} {a|upper} {b} {row} {[row]} {__proto__}');
    expect(parsed.ok && parsed.value.columns).toEqual(['b', 'a', 'row', '__proto__']);
  });

  it.each([
    ['a {name', 2, 'This { has no closing }. To write a brace, type {{.'],
    ['a {', 2, 'A column name and a } are missing after this {. To write a brace, type {{.'],
    ['{}', 1, 'Expected a column name here.'],
    ['{ |upper}', 2, 'Expected a column name here.'],
    ['{[ ]}', 1, 'Expected a column name here.'],
    ['{[a}', 1, 'Expected ] at the end of this column name; write ] twice inside it.'],
    ['{[a] b}', 5, 'Expected | or } here.'],
    [
      '{a:b}',
      2,
      'Expected | or } here. Put | before a filter. Put a column name with : in brackets, as in {[a:b]}.',
    ],
    [
      '{name|}',
      6,
      'Expected a filter here: upper, lower, trim, title, slug, pad, first, last, round, date, default, replace.',
    ],
    [
      '{name|reverse}',
      6,
      'There is no filter “reverse”. The filters are upper, lower, trim, title, slug, pad, first, last, round, date, default, replace.',
    ],
    ['{name|constructor}', 6, /^There is no filter “constructor”. The filters are/],
    ['{name|upper:x}', 12, 'The filter upper takes no argument.'],
    ['{name|pad}', 6, 'The filter pad takes an integer from 1 to 65,536.'],
    ['{name|pad:x}', 10, 'The filter pad takes an integer from 1 to 65,536.'],
    ['{name|pad:99999999}', 10, 'The filter pad takes an integer from 1 to 65,536.'],
    ['{name|pad:-1}', 10, 'The filter pad takes an integer from 1 to 65,536.'],
    ['{name|first:1.5}', 12, 'The filter first takes an integer from 0 to 65,536.'],
    ['{name|last:}', 11, 'The filter last takes an integer from 0 to 65,536.'],
    ['{ratio|round}', 7, 'The filter round takes the number of places, as in round:2.'],
    ['{ratio|round:16}', 13, 'The filter round takes an integer from 0 to 15.'],
    ['{born|date}', 6, /^The filter date needs at least one of YYYY, .*, SSS, as in YYYY-MM-DD\.$/],
    ['{born|date:long}', 11, /^The filter date needs at least one of YYYY, .*, SSS, as in YYYY-MM-DD\.$/],
    ['{name|default}', 6, 'The filter default takes a text, as in default:none.'],
    ['{name|replace:a}', 14, 'The filter replace takes what to replace and with what, as in replace:a,b.'],
    ['{name|replace:,a}', 14, 'The filter replace takes what to replace and with what, as in replace:a,b.'],
    ['x {nobody}', 2, 'There is no column “nobody”.'],
    ['{name|date:YYYY}', 6, 'The filter date takes a date or a timestamp, not a text.'],
    ['{name|round:2}', 6, 'The filter round takes a number, not a text.'],
    ['{born|upper|date:YYYY}', 12, 'The filter date takes a date or a timestamp, not a text.'],
    ['{'.repeat(9_999), 9_998, 'A column name and a } are missing after this {. To write a brace, type {{.'],
    ['a'.repeat(10_001), 10_000, 'A template has at most 10,000 characters.'],
  ])('is refused: %s at %i', (text, at, message) => {
    expect(problemOfTemplate(text, columns)).toEqual({
      message: typeof message === 'string' ? message : expect.stringMatching(message),
      at,
    });
  });

  it.each([
    ['{name|uper}', 6, 'There is no filter “uper”. Did you mean upper?', 'upper'],
    ['{name|Upper}', 6, 'There is no filter “Upper”. Did you mean upper?', 'upper'],
  ])('is refused with a suggestion: %s', (text, at, message, suggestion) => {
    expect(problemOfTemplate(text, columns)).toEqual({ message, at, suggestion });
  });

  it.each([
    ['{born|date:yyyy-MM-dd}', /not know yyyy; write YYYY/, '{born|date:YYYY-MM-DD}'],
    ['<{born|date:dd/MM|upper}>', /not know dd; write DD/, '<{born|date:DD/MM|upper}>'],
    ['{born|date:hh:mm}', /hh only with A or a/, '{born|date:HH:mm}'],
    ['{born|date:[Q]Q YYYY}', /not know Q/, '{born|date:[Q][Q] YYYY}'],
  ])('is refused with a fix: %s', (text, message, fixed) => {
    const problem = problemOfTemplate(text, columns);
    expect(problem?.message).toMatch(message);
    const { at = 0, length = 0, suggestion = '' } = problem ?? {};
    expect(text.slice(0, at) + suggestion + text.slice(at + length)).toBe(fixed);
    expect(problemOfTemplate(fixed, columns)).toBeUndefined();
  });

  it('skips a filter that does not accept the type, if it is filled in without a check', () => {
    expect(fill('{name|date:YYYY|upper}', columns)).toBe('ANNA-MARIA  O’NEIL');
    expect(fill('<{nobody|round:2}>', columns)).toBe('<>');
  });

  it('may hold thousands of placeholders, braces and filters', () => {
    expect(fill('{row}'.repeat(2000))).toBe('41'.repeat(2000));
    expect(fill('{{'.repeat(5000))).toBe('{'.repeat(5000));
    expect(fill('}'.repeat(9999))).toBe('}'.repeat(5000));
    expect(fill(`{row${'|pad:9'.repeat(1600)}}`)).toBe('000000041');
  });

  it('gives at most 65,536 code units, and never half a character', () => {
    const whole = `b${'😀'.repeat(32_767)}`;
    const long: Columns = { t: ['text', whole], u: ['text', '😀'], n: ['integer', 1] };
    expect(fill('{t}{u}', long) === whole).toBe(true);
    expect(fill('{u}{t}', long)).toHaveLength(65_535);
    expect(fill('{t}{t}', long)).toHaveLength(65_536);
    expect(fill('{n|pad:65536}'.repeat(700), long)).toHaveLength(65_536);
    expect(fill(`{n|pad:65536${'|replace:0,0000000000'.repeat(64)}}`, long)).toBe('0'.repeat(65_536));
  });

  it('is data that can be sent to a worker', () => {
    const parsed = parseTemplate('a {b|pad:3} {row}');
    expect(structuredClone(parsed)).toEqual(parsed);
  });
});
