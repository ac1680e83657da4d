import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { openDocument } from '../../fixtures/code.ts';

const GROUP = 5;
const PARENTS = 400;

/** A document whose events follow each other within their session. */
const documentOf = (columns: readonly object[], hidden: readonly object[] = []) => ({
  version: 1,
  now: '2026-01-01T00:00:00Z',
  tables: [
    {
      name: 'sessions',
      rows: PARENTS,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'opened', field: 'timestamp', options: { to: '2025-06-01' } },
      ],
    },
    {
      name: 'events',
      rows: PARENTS * GROUP,
      columns: [
        {
          name: 'session',
          field: 'reference',
          options: { table: 'sessions', column: 'id', children: { each: GROUP } },
        },
        { name: 'opened', field: 'lookup', options: { via: 'session', column: 'opened' } },
        { name: 'gap', field: 'number', options: { min: 1, max: 90 } },
        ...hidden,
        ...columns,
      ],
    },
  ],
});

type Row = Readonly<Record<string, Cell>>;

/** Rows of the table of events, read in batches of a size. */
function rowsOf(document: object, size = PARENTS * GROUP): readonly Row[] {
  const table = openDocument(document).tables.find(({ columns }) =>
    columns.some(({ name }) => name === 'gap'),
  );
  const names = table?.columns.map(({ name }) => name) ?? [];
  const rows: Row[] = [];
  for (let from = 0; from < PARENTS * GROUP; from += size) {
    const batch = table?.read(from, Math.min(from + size, PARENTS * GROUP));
    for (let i = 0; i < (batch?.rowCount ?? 0); i++)
      rows.push(Object.fromEntries(names.map((name, at) => [name, batch?.columns[at]?.[i] ?? null])));
  }
  return rows;
}

const isFirst = (place: number) => place % GROUP === 0;
const MINUTE = 60_000;

const BY_FORMULA = documentOf([
  {
    name: 'at',
    field: 'formula',
    options: { expression: 'coalesce(addMinutes(previous(at), gap), opened)' },
  },
]);
const BY_FIELD = documentOf([
  { name: 'before', field: 'formula', options: { expression: 'coalesce(previous(at), opened)' } },
  { name: 'at', field: 'timestamp', options: { after: 'before', within: 'PT2H' } },
]);
const BY_CASES = documentOf([
  {
    name: 'kind',
    field: 'cases',
    options: {
      cases: [
        { key: 'first', when: 'isNull(previous(kind))', field: 'constant', options: { value: 'login' } },
        {
          key: 'end',
          when: "previous(kind) in ('logout', 'closed')",
          field: 'constant',
          options: { value: 'closed' },
        },
      ],
      else: { field: 'list', options: { values: ['view', 'buy', 'logout'] } },
    },
  },
]);

describe('times that follow the row before', () => {
  it('are the moment before and a gap of another column', () => {
    const rows = rowsOf(BY_FORMULA);
    for (const [place, { at, gap, opened }] of rows.entries()) {
      const expected = isFirst(place) ? opened : Number(rows[place - 1]?.at) + Number(gap) * MINUTE;
      expect(at).toBe(expected);
    }
  });

  it('come after the moment before, by an option', () => {
    const rows = rowsOf(BY_FIELD);
    const gaps = rows.map(
      ({ at, opened }, place) => Number(at) - Number(isFirst(place) ? opened : rows[place - 1]?.at),
    );
    expect(gaps.every((gap) => gap > 0 && gap <= 120 * MINUTE)).toBe(true);
    expect(new Set(gaps).size).toBeGreaterThan(500);
  });

  it('choose a case by the case of the row before', () => {
    const rows = rowsOf(BY_CASES);
    const seen = new Set<string>();
    for (const [place, { kind }] of rows.entries()) {
      const before = isFirst(place) ? null : (rows[place - 1]?.kind ?? null);
      const allowed =
        before === null
          ? ['login']
          : before === 'logout' || before === 'closed'
            ? ['closed']
            : ['view', 'buy', 'logout'];
      expect(allowed).toContain(kind);
      seen.add(String(kind));
    }
    expect([...seen].sort()).toEqual(['buy', 'closed', 'login', 'logout', 'view']);
  });

  it.each([
    ['a formula', BY_FORMULA],
    ['a timestamp', BY_FIELD],
    ['cases', BY_CASES],
  ])('are the same in batches of any size: %s', (_, document) => {
    const whole = rowsOf(document);
    for (const size of [1, 7, 1000]) expect(rowsOf(document, size)).toEqual(whole);
  });

  it('are refused where a value of a case reads the chain', () => {
    const cases = { cases: [{ when: 'row = 0', field: 'constant', options: { value: 1 } }] };
    const column = {
      name: 'n',
      field: 'cases',
      options: { ...cases, else: { field: 'formula', options: { expression: 'previous(n) + 1' } } },
    };
    expect(() => openDocument(documentOf([column]))).toThrow('circular-columns');
  });
});
