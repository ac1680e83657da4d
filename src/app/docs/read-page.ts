import { marked, type Token, type Tokens } from 'marked';
import { createAnchors, pagePath } from './addresses.ts';
import { pageGroups } from './page-list.ts';

export interface Heading {
  /** The `id` of its element. */
  readonly anchor: string;
  readonly text: string;
  /** 1 for `h1`. */
  readonly depth: number;
}

/** A page of `docs/`, read. */
export interface DocsPage {
  readonly name: string;
  readonly path: string;
  /** The text of its `h1`. */
  readonly title: string;
  readonly summary: string;
  readonly group: string;
  /** All that follows the `h1`. */
  readonly content: readonly Token[];
  /** The headings of the page, by their tokens. */
  readonly headings: ReadonlyMap<Token, Heading>;
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

/** The text of tokens without their markup. */
export function plainText(tokens: readonly Token[]): string {
  return tokens.map(textOf).join('');
}

function textOf(token: Token): string {
  if ('tokens' in token && token.tokens) return plainText(token.tokens);
  return 'text' in token ? token.text : '';
}

function readHeadings(tokens: readonly Token[]): ReadonlyMap<Token, Heading> {
  const anchorOf = createAnchors();
  return new Map(
    tokens.filter(isHeading).map((token) => {
      const text = plainText(token.tokens);
      return [token, { anchor: anchorOf(text), text, depth: token.depth }];
    }),
  );
}

/**
 * Reads all pages in the order of their list.
 * @param sources the Markdown of each page by its name
 * @throws if a page is not in the list, or is not there
 */
export function readPages(sources: Readonly<Record<string, string>>): readonly DocsPage[] {
  const listed = pageGroups.flatMap(({ title, pages }) => pages.map((page) => ({ ...page, group: title })));
  const names = new Set(listed.map(({ name }) => name));
  const unlisted = Object.keys(sources).filter((name) => !names.has(name));
  if (unlisted.length > 0) throw new Error(`src/app/docs/page-list.ts lacks: ${unlisted.join(', ')}`);
  return listed.map((page) => {
    const source = sources[page.name];
    if (source === undefined) throw new Error(`docs/${page.name}.md is in the list of pages and not there`);
    const [first, ...content] = marked.lexer(source);
    if (!first || !isHeading(first)) throw new Error(`docs/${page.name}.md does not begin with its title`);
    return {
      ...page,
      path: pagePath(page.name),
      title: plainText(first.tokens),
      content,
      headings: readHeadings(content),
    };
  });
}
