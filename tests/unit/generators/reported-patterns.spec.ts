/** @module-tag deep */
import { describe, expect, it } from 'vitest';
import { check, open } from '../../../src/library/open.ts';
import { reportedPatterns } from '../../fixtures/reports/patterns.ts';

/** With the flag that the pattern needs, as JSON Schema reads it. */
function compiled(pattern: string): RegExp {
  try {
    return new RegExp(pattern);
  } catch {
    return new RegExp(pattern, 'u');
  }
}

describe.each(reportedPatterns)('the pattern $pattern', ({ pattern, example }) => {
  const document = {
    version: 1,
    tables: [{ name: 't', rows: 300, columns: [{ name: 'c', field: 'regex', options: { pattern } }] }],
  };

  it('has values, such as the example', async () => {
    expect(example).toMatch(compiled(pattern));
    expect(await check(document)).toEqual([]);
  });

  it('matches all rows', async () => {
    const dataset = await open(document);
    const texts = [...dataset.table('t').rows()].map(({ c }) => String(c));
    expect(texts).toHaveLength(300);
    expect(texts.filter((text) => !compiled(pattern).test(text))).toEqual([]);
  });
});
