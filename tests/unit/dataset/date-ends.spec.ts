import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/dataset/engine.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const engine = createEngine(enUs, largeTables);

const documentOf = (start: object, end: object) => ({
  version: 1,
  now: '2026-01-10T12:00:00Z',
  tables: [
    {
      name: 't',
      rows: 2000,
      columns: [
        { name: 'start', ...start },
        { name: 'end', ...end },
      ],
    },
  ],
});

/** Ranges of a column, a date beside it, and whether each row has one. */
const RANGES = [
  ['date', { from: '2026-01-01', to: '2026-01-09' }, { after: 'start', to: 'now' }, true],
  ['date', { from: '2026-01-01', to: '2026-01-10' }, { after: 'start', to: 'now' }, false],
  ['date', { from: '2026-01-01', to: 'now' }, { after: 'start', to: '2026-01-11' }, true],
  ['date', { from: '2026-01-01', to: '2026-01-09' }, { before: 'start', from: '2025-12-31' }, true],
  ['date', { from: '2026-01-01', to: '2026-01-09' }, { before: 'start', from: '2026-01-01' }, false],
  ['date', { from: '2026-01-12', to: '2026-01-20' }, { before: 'start', from: 'now' }, true],
  [
    'date',
    { from: '2026-01-01', to: '2026-01-09' },
    { after: 'start', from: '2026-01-08', within: 'P7D' },
    true,
  ],
  [
    'date',
    { from: '2026-01-01', to: '2026-01-09' },
    { after: 'start', from: '2026-01-09', within: 'P7D' },
    false,
  ],
  ['timestamp', { from: '2026-01-01', to: '2026-01-10T11:59:59.999Z' }, { after: 'start', to: 'now' }, true],
  ['timestamp', { from: '2026-01-10T11:59:59Z', to: 'now' }, { after: 'start', to: 'now' }, false],
] as const;

describe('a date beside a column with an end of its own', () => {
  it.each(RANGES)('of %s %o, %o: it is there in each row: %s', (field, start, end, isEach) => {
    const column = { field, options: end };
    const open = (properties: object) =>
      engine.check(documentOf({ field, options: start }, { ...column, ...properties }));
    const checked = open({});
    expect(checked).toMatchObject({ ok: true });
    if (!checked.ok) return;
    const { columns } = engine.open(checked.value).table('t')?.read(0, 2000) ?? { columns: [] };
    expect(columns[1]?.includes(null)).toBe(!isEach);
    expect(open({ nullable: false }).ok).toBe(isEach);
  });
});
