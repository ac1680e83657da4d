import type { Tokens as Marked, MarkedToken, Token } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { Tokens } from '../studio/controls/tokens.tsx';
import { siteAddress } from './addresses.ts';
import { codeTokens } from './code-tokens.ts';
import { type DocsPage, type Heading, plainText } from './read-page.ts';

interface Context {
  readonly headings: DocsPage['headings'];
  /** The titles of all pages by the names of their files. */
  readonly titles: ReadonlyMap<string, string>;
}

interface Props extends Context {
  readonly tokens: readonly Token[];
}

/** The kinds of Markdown that the pages have. */
const KINDS = [
  'space',
  'heading',
  'paragraph',
  'text',
  'escape',
  'strong',
  'em',
  'codespan',
  'code',
  'link',
  'image',
  'list',
  'table',
  'blockquote',
  'html',
] as const satisfies readonly MarkedToken['type'][];

type ShownToken = Extract<MarkedToken, { readonly type: (typeof KINDS)[number] }>;

function isShown(token: Token): token is ShownToken {
  return KINDS.some((kind) => kind === token.type);
}

/** Markdown as elements. */
export function Markdown({ tokens, ...context }: Props) {
  return tokens.map((token, i) => {
    if (!isShown(token)) throw new Error(`The site cannot show this Markdown (${token.type}): ${token.raw}`);
    // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity
    return <Fragment key={i}>{elementOf(token, context)}</Fragment>;
  });
}

function elementOf(token: ShownToken, context: Context): ReactNode {
  const within = (tokens: readonly Token[]) => <Markdown tokens={tokens} {...context} />;
  switch (token.type) {
    case 'space':
      return null;
    case 'heading':
      return headingOf(context.headings.get(token), within(token.tokens));
    case 'paragraph':
      return <p>{within(token.tokens)}</p>;
    case 'text':
      return token.tokens ? within(token.tokens) : token.text;
    case 'escape':
      return token.text;
    case 'strong':
      return <strong>{within(token.tokens)}</strong>;
    case 'em':
      return <em>{within(token.tokens)}</em>;
    case 'codespan':
      return <code className={token.text.length > CODE_MAX ? 'is-long' : undefined}>{token.text}</code>;
    case 'code':
      return <CodeBlock text={token.text} info={token.lang} />;
    case 'link':
      return linkOf(token.href, context.titles.get(plainText(token.tokens)) ?? within(token.tokens));
    case 'image':
      return <img src={siteAddress(token.href)} alt={token.text} />;
    case 'list':
      return listOf(token, within);
    case 'table':
      return tableOf(token, within);
    case 'blockquote':
      return <blockquote>{within(token.tokens)}</blockquote>;
    case 'html':
      return commentOf(token.raw);
  }
}

type Within = (tokens: readonly Token[]) => ReactNode;

function headingOf(heading: Heading | undefined, content: ReactNode): ReactNode {
  if (!heading) throw new Error('A heading is not at the top level of its page');
  const { anchor, depth } = heading;
  return createElement(`h${depth}`, { id: anchor }, <a href={`#${anchor}`}>{content}</a>);
}

/** A link to a file that only the repository has remains text. */
function linkOf(href: string, content: ReactNode): ReactNode {
  const address = siteAddress(href);
  return address === undefined ? content : <a href={address}>{content}</a>;
}

/** The greatest length of code in a line of text that is not broken: it fits a phone. */
const CODE_MAX = 28;

/** The greatest number of characters in a line that no screen cuts. */
const LINE_MAX = 36;

/** A block whose lines are cut on a phone can be scrolled by keys. */
function CodeBlock({ text, info }: { readonly text: string; readonly info?: string | undefined }) {
  const isWide = text.split('\n').some((line) => line.length > LINE_MAX);
  return (
    <pre tabIndex={isWide ? 0 : undefined}>
      <code>
        <Tokens tokens={codeTokens(text, info)} />
      </code>
    </pre>
  );
}

function listOf({ ordered, start, items }: Marked.List, within: Within): ReactNode {
  const content = items.map((item, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity
    <li key={i}>{within(item.tokens)}</li>
  ));
  return ordered ? <ol start={start === '' ? 1 : start}>{content}</ol> : <ul>{content}</ul>;
}

function tableOf({ header, rows }: Marked.Table, within: Within): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the box can be scrolled by keys
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div className="docs-table" role="group" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>{header.map((cell, i) => cellOf('th', cell, i, within))}</tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity
            <tr key={i}>{row.map((cell, j) => cellOf('td', cell, j, within))}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The length of a text that would make a row of a wide table tall. */
const PROSE_MIN = 40;

function classOfCell({ align, tokens }: Marked.TableCell, column: number): string | undefined {
  if (align === 'right') return 'is-number';
  return column > 1 && plainText(tokens).length > PROSE_MIN ? 'is-prose' : undefined;
}

function cellOf(tag: 'th' | 'td', cell: Marked.TableCell, column: number, within: Within): ReactNode {
  const className = classOfCell(cell, column);
  const scope = tag === 'th' ? { scope: 'col' } : {};
  return createElement(tag, { key: column, className, ...scope }, within(cell.tokens));
}

/** Comments mark what `npm run docs` writes. */
function commentOf(raw: string): null {
  if (!raw.startsWith('<!--')) throw new Error(`The site cannot show HTML in Markdown: ${raw}`);
  return null;
}
