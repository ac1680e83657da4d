import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/catalogue/field.ts';
import type { FieldId } from '../../../src/catalogue/fields.ts';
import { recordsOf } from '../../fixtures/dialog-records.ts';
import { cell, recordsOfDocument } from '../../fixtures/records.ts';
import { categoryRun } from '../../fixtures/runs.ts';

const ROWS = 20_000;

const texts = (field: FieldId, options: Readonly<Record<string, Json>> = {}) =>
  recordsOfDocument([{ name: 'x', field, options }], ROWS).map((row) => cell(row, 'x'));

function shareOf(values: readonly string[], holds: (value: string) => boolean): number {
  return values.filter(holds).length / values.length;
}

function expectShare(share: number, published: number): void {
  expect(share / published).toBeGreaterThan(0.9);
  expect(share / published).toBeLessThan(1.1);
}

const VERSION = /(Chrome|Firefox|Version|rv|Gecko|Edg|OPR|SamsungBrowser|OS)[/: ](\d+)[._]/g;

/** What contradicts itself in a user agent. */
function faultOf(userAgent: string): string | undefined {
  const versions = Object.fromEntries(
    [...userAgent.matchAll(VERSION)].map(([, name, version]) => [name, Number(version)]),
  );
  const { Chrome, Firefox, rv, Edg, OPR, OS, Version } = versions;
  const isMobile = /iPhone|Android/.test(userAgent);
  if (/bot|crawl|spider|MSIE|Trident/i.test(userAgent)) return 'no browser of today';
  if (Firefox !== undefined && (Firefox !== rv || / AppleWebKit\//.test(userAgent))) return 'Firefox';
  if (Edg !== undefined && Edg !== Chrome) return 'Edge';
  if (OPR !== undefined && OPR + 16 !== Chrome) return 'Opera';
  if (/iPhone/.test(userAgent) && Chrome !== undefined) return 'Chromium on iPhone';
  if (/iPhone/.test(userAgent) && Version !== OS && !(OS === 18 && (Version ?? 0) >= 26)) return 'iOS';
  if (!Firefox && isMobile !== /\bMobile\b/.test(userAgent)) return 'mobile';
  if (Firefox === undefined && Chrome === undefined && Version === undefined) return 'unknown';
  return undefined;
}

describe('User agents', () => {
  const agents = texts('internet.userAgent');

  it('do not contradict themselves', () => {
    expect(agents.filter((agent) => faultOf(agent) !== undefined).slice(0, 5)).toEqual([]);
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:100.0) Gecko/20100101 Firefox/99.0';
    expect(faultOf(firefox)).toBe('Firefox');
  });

  it('are as frequent as browsers in the United States: caniuse-lite 1.0.30001827, from StatCounter', () => {
    const NAMED = 96.46;
    expectShare(
      shareOf(agents, (agent) => /Firefox\//.test(agent)),
      (2.94 + 0.62) / NAMED,
    );
    expectShare(
      shareOf(agents, (agent) => /Edg\//.test(agent)),
      6.81 / NAMED,
    );
    expectShare(
      shareOf(agents, (agent) => /iPhone/.test(agent)),
      20.97 / NAMED,
    );
    expectShare(
      shareOf(agents, (agent) => /Macintosh.* Version\//.test(agent)),
      6.42 / NAMED,
    );
    expectShare(
      shareOf(agents, (agent) => /SamsungBrowser/.test(agent)),
      1.58 / NAMED,
    );
    expectShare(
      shareOf(agents, (agent) => /Chrome\//.test(agent) && !/Edg|OPR|Samsung/.test(agent)),
      (32.33 + 23.65) / NAMED,
    );
  });
});

describe('Sites', () => {
  const rows = recordsOf(categoryRun('internet'), ROWS);
  const suffixes = rows.map((row) => cell(row, 'Domain Suffix'));

  it('are mostly encrypted', () => {
    const share = shareOf(
      rows.map((row) => cell(row, 'Protocol')),
      (protocol) => protocol === 'https',
    );
    expectShare(share, 0.95);
  });

  it('have .com and .net as often as they are registered: Domain Name Industry Brief, second quarter of 2024', () => {
    const com = shareOf(suffixes, (suffix) => suffix === 'com');
    expect(com).toBeGreaterThan(0.8);
    expectShare(shareOf(suffixes, (suffix) => suffix === 'net') / com, 13 / 157.6);
  });
});

describe('Personal addresses', () => {
  const mails = texts('internet.email');
  const provided = (domain: string) => mails.filter((mail) => mail.endsWith(`@${domain}`));
  const names = (domain: string) => provided(domain).map((mail) => mail.split('@')[0] ?? '');

  it('are at Gmail more often than anywhere else, then at Yahoo', () => {
    const counts = new Map<string, number>();
    for (const mail of mails) {
      const domain = mail.split('@')[1] ?? '';
      counts.set(domain, (counts.get(domain) ?? 0) + 1);
    }
    const ranked = [...counts].sort(([, one], [, other]) => other - one).map(([domain]) => domain);
    expect(ranked.slice(0, 2)).toEqual(['gmail.com', 'yahoo.com']);
    expect(ranked).toContain('icloud.com');
    expect(provided('gmail.com').length).toBeGreaterThan(ROWS / 2);
  });

  it.each([
    ['gmail.com', /^[a-z0-9](?:\.?[a-z0-9]){5,29}$/],
    ['yahoo.com', /^[a-z](?:[._]?[a-z0-9]){3,31}$/],
    ['aol.com', /^[a-z](?:[._]?[a-z0-9]){3,31}$/],
    ['icloud.com', /^[a-z](?:[._]?[a-z0-9]){2,19}$/],
    ['outlook.com', /^[a-z](?:[._-]?[a-z0-9]){0,63}$/],
  ])('at %s are possible there', (domain, form) => {
    expect(names(domain).length).toBeGreaterThan(100);
    expect(names(domain).filter((name) => !form.test(name))).toEqual([]);
  });
});

describe('Requests', () => {
  it('mostly read, and mostly succeed', () => {
    expect(shareOf(texts('internet.httpMethod'), (method) => method === 'GET')).toBeGreaterThan(0.6);
    const codes = texts('internet.httpStatusCode');
    expect(shareOf(codes, (code) => code === '200')).toBeGreaterThan(0.6);
    expect(new Set(codes).size).toBeGreaterThan(30);
    const failures = texts('internet.httpStatusCode', { types: ['clientError', 'serverError'] });
    expect(failures.every((code) => /^[45]\d\d$/.test(code))).toBe(true);
    expect(shareOf(failures, (code) => code === '404')).toBeGreaterThan(0.2);
  });
});

/** The values of a field of cron, as crontab(5) describes them. */
function valuesOf(field: string, first: number, last: number): ReadonlySet<number> {
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const [range = '', step = '1'] = field.split('/');
  const [from, to] = range === '*' ? [first, last] : range.split('-').map(Number);
  return new Set(
    all.filter(
      (value) =>
        value >= (from ?? 0) && value <= (to ?? from ?? 0) && (value - (from ?? 0)) % Number(step) === 0,
    ),
  );
}

/** Whether cron would start the job within ten years of 2026. */
function fires(expression: string): boolean {
  if (/^@(?:annually|daily|hourly|monthly|reboot|weekly|yearly)$/.test(expression)) return true;
  const [minute = '', hour = '', day = '', month = '', weekday = '', year = '*'] = expression.split(' ');
  if (valuesOf(minute, 0, 59).size === 0 || valuesOf(hour, 0, 23).size === 0) return false;
  const [days, months, weekdays] = [valuesOf(day, 1, 31), valuesOf(month, 1, 12), valuesOf(weekday, 0, 6)];
  const years = valuesOf(year, 2026, 2036);
  for (let at = Date.UTC(2026, 0, 2); at < Date.UTC(2037, 0, 1); at += 86_400_000) {
    const date = new Date(at);
    if (!years.has(date.getUTCFullYear()) || !months.has(date.getUTCMonth() + 1)) continue;
    if (days.has(date.getUTCDate()) && weekdays.has(date.getUTCDay())) return true;
  }
  return false;
}

describe('Expressions of cron', () => {
  it.each([{}, { includeYear: true }, { includeNonStandard: true }])('fire, with %o', (options) => {
    const expressions = [...new Set(texts('system.cron', options))].slice(0, 1500);
    expect(expressions.length).toBeGreaterThan(100);
    expect(expressions.filter((expression) => !fires(expression))).toEqual([]);
  });

  it('would be noticed if they did not', () => {
    expect(fires('0 0 30 2 *')).toBe(false);
    expect(fires('0 0 1 1 * 1999')).toBe(false);
    expect(fires('0 0 ? * *')).toBe(false);
  });
});
