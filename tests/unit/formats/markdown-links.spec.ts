import { marked } from 'marked';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { columnOf, tableOf } from '../../fixtures/tables.ts';
import { writerOf } from '../../fixtures/writers.ts';

/** Examples of https://github.github.com/gfm/#autolinks-extension- and others of the same kinds. */
const TEXTS = [
  'www.commonmark.org',
  'see www.example.com',
  'Visit www.commonmark.org/help for more information.',
  '(www.google.com/search?q=Markup+(business))',
  'WWW.example.com',
  'a*www.example.com',
  '_www.example.com',
  'http://commonmark.org',
  'HTTPS://encrypted.google.com/search?q=Markup+(business)',
  'see https://example.com.',
  '(Visit https://encrypted.google.com/search?q=Markup+(business))',
  'ftp://example.com/a',
  'foo@bar.baz',
  'write to user@example.com.',
  'hello@mail+xyz.example isn’t valid, but hello+xyz@mail.example is.',
  'a.b-c_d@a.b',
  'a.b-c_d@a.b.',
  'a_b@example.com',
  'x@_y.example.com',
  'a@b@c.de',
  'a@www.example.com',
  'USER@EXAMPLE.COM',
  'mailto:foo@bar.baz',
  'xmpp:foo@bar.baz/txt',
  'xmpp:foo@bar.baz/txt@bin',
  'Jane <jane@example.com>',
  '<https://example.com>',
  '[a](https://example.com)',
  '![a](https://example.com/a.png)',
  '@mention and user@localhost',
  '<!-- -->@',
];

type Node = DefaultTreeAdapterTypes.Node;
const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);
const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';
const textOf = (node: Node): string => (isText(node) ? node.value : childrenOf(node).map(textOf).join(''));
const named = (node: Node, name: string): readonly Node[] => [
  ...(node.nodeName === name ? [node] : []),
  ...childrenOf(node).flatMap((child) => named(child, name)),
];

function shown(text: string) {
  const writer = writerOf('markdown', tableOf('t', [columnOf(text)]), { nullText: text });
  const file = writer.head() + writer.rows({ rowCount: 2, columns: [[text, null]] }, 0);
  const page = parseFragment(marked.parse(file, { async: false }));
  return {
    texts: [...named(page, 'th'), ...named(page, 'td')].map(textOf),
    links: [...named(page, 'a'), ...named(page, 'img')].length,
  };
}

describe('a text in Markdown', () => {
  it.each(TEXTS)('is no link: %s', (text) => {
    expect(shown(text)).toEqual({ texts: [text, text, text], links: 0 });
  });

  it.each([
    ['user@example.com', 'user<!-- -->@example.com'],
    ['see www.example.com', 'see www\\.example.com'],
    ['https://example.com', 'https\\://example.com'],
    ['user@localhost', 'user@localhost'],
  ])('is written with as little as GitHub needs: %s', (text, written) => {
    const writer = writerOf('markdown', tableOf('t', [columnOf('a')]));
    expect(writer.rows({ rowCount: 1, columns: [[text]] }, 0)).toBe(`| ${written} |\n`);
  });
});
