/** @module-tag deep */

import fc from 'fast-check';
import { marked } from 'marked';
import { type DefaultTreeAdapterTypes, type ParserError, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { asUtf8 } from '../../fixtures/any-text.ts';
import { columnOf, tableOf } from '../../fixtures/tables.ts';
import { anyTypedTable, headOf, rowsOf, textOf, writeTyped } from '../../fixtures/typed-tables.ts';
import { writerOf } from '../../fixtures/writers.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;
const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);
const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

/** All elements of a name, in order. */
function all(node: Node, names: readonly string[]): Element[] {
  const own = isElement(node) && names.includes(node.tagName) ? [node] : [];
  return [...own, ...childrenOf(node).flatMap((child) => all(child, names))];
}

/** The text of an element, with line breaks. */
function content(node: Node): string {
  if (isText(node)) return node.value;
  if (isElement(node) && node.tagName === 'br') return '\n';
  return childrenOf(node).map(content).join('');
}

interface Cell {
  readonly text: string;
  readonly isNull: boolean;
}

function cellOf(cell: Element): Cell {
  return { text: content(cell), isNull: cell.attrs.some(({ value }) => value === 'null') };
}

interface Read {
  readonly tables: number;
  readonly rows: readonly (readonly Cell[])[];
  /** The parse errors of the markup, except control characters. */
  readonly errors: readonly ParserError['code'][];
}

function read(page: string): Read {
  const errors: ParserError['code'][] = [];
  const bytes = new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(page));
  const root = parse(bytes, { onParseError: ({ code }) => errors.push(code) });
  return {
    tables: all(root, ['table']).length,
    rows: all(root, ['tr']).map((row) => all(row, ['th', 'td']).map(cellOf)),
    errors: errors.filter((code) => !/^(control|noncharacter)-/.test(code)),
  };
}

const withoutNul = (text: string) => asUtf8(text.replaceAll('\0', '\ufffd'));

describe('any table', () => {
  it('is read back from HTML, nulls by their class', () => {
    fc.assert(
      fc.property(anyTypedTable, fc.constantFrom('', 'NULL', '<b>'), (columns, nullText) => {
        const file = writeTyped(writerOf('html', headOf(columns), { nullText }), columns);
        const rows = rowsOf(columns).map((row) =>
          row.map(([{ type }, cell]) => ({
            text: cell === null ? nullText : withoutNul(Object.is(cell, -0) ? '-0' : textOf(type, cell)),
            isNull: cell === null,
          })),
        );
        const names = columns.map(({ name }) => ({ text: withoutNul(name), isNull: false }));
        expect(read(file)).toEqual({ tables: 1, rows: [names, ...rows], errors: [] });
      }),
      { seed: 51, numRuns: 150 },
    );
  });

  it('is read back from Markdown, line ends as breaks', () => {
    fc.assert(
      fc.property(anyTypedTable, fc.constantFrom('', 'NULL', '*|*'), (columns, nullText) => {
        const file = writeTyped(writerOf('markdown', headOf(columns), { nullText }), columns);
        const inMarkdown = (text: string) => withoutNul(text).replace(/\r\n?/g, '\n');
        const rows = rowsOf(columns).map((row) =>
          row.map(([{ type }, cell]) => {
            const text = Object.is(cell, -0) ? '-0' : textOf(type, cell);
            return inMarkdown(cell === null ? nullText : text);
          }),
        );
        const { tables, rows: found } = read(marked.parse(file, { async: false }));
        expect(tables).toBe(1);
        expect(found.map((row) => row.map(({ text }) => text))).toEqual([
          columns.map(({ name }) => inMarkdown(name)),
          ...rows,
        ]);
      }),
      { seed: 52, numRuns: 150 },
    );
  });
});

it('an HTML page names the table, and a table alone has no page', () => {
  const table = tableOf('a < b', [columnOf('x')]);
  const page = writerOf('html', table);
  expect(page.head()).toContain('<title>a &lt; b</title>');
  const alone = writerOf('html', table, { document: false });
  expect(alone.head() + alone.tail()).toBe(
    '<table>\n<thead>\n<tr><th scope="col">x</th></tr>\n</thead>\n<tbody>\n</tbody>\n</table>\n',
  );
});

it('Markdown aligns numbers right, and leaves links and plain texts as they are', () => {
  const writer = writerOf('markdown', tableOf('t', [columnOf('name'), columnOf('net', 'decimal')]));
  const columns = [
    ['Zoë de Boer', 'a|b'],
    [1.5, null],
  ];
  expect(writer.head() + writer.rows({ rowCount: 2, columns }, 0)).toBe(
    '| name | net |\n| --- | ---: |\n| Zoë de Boer | 1.5 |\n| a\\|b |  |\n',
  );
});
