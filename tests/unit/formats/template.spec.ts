import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWriter } from '../../../src/formats/writers.ts';
import { columnOf, tableOf } from '../../fixtures/tables.ts';
import { anyTypedTable, headOf, rowsOf, textOf, writeTyped } from '../../fixtures/typed-tables.ts';
import { writerOf } from '../../fixtures/writers.ts';

const table = tableOf('t', [
  columnOf('id', 'integer'),
  columnOf('first name', 'text', { nullable: true }),
  columnOf('born', 'date'),
]);
const batches = [
  {
    rowCount: 2,
    columns: [
      [7, 8],
      ['Ada', null],
      [0, 86_400_000],
    ],
  },
  { rowCount: 1, columns: [[9], ['Bob'], [0]] },
];

function fileBy(options: object): string {
  const writer = writerOf('template', table, options);
  const [two, one] = batches.map((batch, i) => writer.rows(batch, i * 2));
  return writer.head() + two + one + writer.tail();
}

describe('a custom template', () => {
  it('writes one line per row', () => {
    expect(fileBy({ row: '{row}: {id} {first name|upper}' })).toBe('0: 7 ADA\n1: 8 \n2: 9 BOB\n');
  });

  it('has a head, separators between rows, and a tail', () => {
    const row = '{{ id: {id|pad:3}, name: "{first name|default:none}", born: {born|date:DD.MM.YYYY} }}';
    expect(fileBy({ head: '[', row, separator: ';', tail: ']' })).toBe(
      '[{ id: 007, name: "Ada", born: 01.01.1970 };{ id: 008, name: "none", born: 02.01.1970 };{ id: 009, name: "Bob", born: 01.01.1970 }]',
    );
  });

  it('writes a head and a tail if there are no rows', () => {
    const writer = writerOf('template', table, { head: 'a', row: 'b', separator: 'c', tail: 'd' });
    expect(writer.head() + writer.tail()).toBe('ad');
  });

  it('writes every cell as it is', () => {
    fc.assert(
      fc.property(anyTypedTable, (columns) => {
        const row = columns.map(({ name }) => `{[${name.replaceAll(']', ']]')}]}`).join('\u0001');
        const options = { row, separator: '\u0002', tail: '' };
        const texts = rowsOf(columns).map((cells) =>
          cells.map(([{ type }, cell]) => (cell === null ? '' : textOf(type, cell))).join('\u0001'),
        );
        // A row is cut as a cell is.
        fc.pre(texts.every((text) => text.length <= 65_536));
        const file = writeTyped(writerOf('template', headOf(columns), options), columns);
        expect(file).toBe(texts.join('\u0002'));
      }),
      { seed: 71, numRuns: 150 },
    );
  });

  it('cuts a row after 65,536 code units, but no surrogate pair', () => {
    const half = '\u{1f600}'.repeat(16_384);
    const long = tableOf('t', [columnOf('a'), columnOf('b')]);
    const batch = {
      rowCount: 2,
      columns: [
        [half, `x${half}`],
        [`${half}y`, half],
      ],
    };
    const file = writerOf('template', long, { row: '{a}{b}' }).rows(batch, 0);
    expect(file).toBe(`${half}${half}\nx${half}${half.slice(0, -2)}`);
  });

  it.each([
    [{}, 'missing-property'],
    [{ row: 1 }, 'wrong-type'],
    [{ row: '{id' }, 'invalid-template'],
    [{ row: '{id|shout}' }, 'invalid-template'],
    [{ row: '{first name|round:2}' }, 'invalid-template'],
    [{ row: '{idd}' }, 'unknown-column'],
  ])('is refused for %j', (options, code) => {
    expect(createWriter('template', table, options)).toMatchObject({
      ok: false,
      error: [{ path: ['options', 'row'], code }],
    });
  });
});
