import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { renderDocs } from '../../../../src/app/docs/render-docs.tsx';
import { pages as sitePages } from '../../../../src/app/site.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const sources = Object.fromEntries(
  readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => [file.slice(0, -3), readFileSync(join('docs', file), 'utf8')]),
);
const names = Object.keys(sources);

const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);
const elementsOf = (node: Node): readonly Element[] => [
  ...('tagName' in node ? [node] : []),
  ...childrenOf(node).flatMap(elementsOf),
];
const textOf = (node: Node): string => ('value' in node ? node.value : childrenOf(node).map(textOf).join(''));
const attributeOf = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

const pages = renderDocs(sources).map((page) => {
  const elements = elementsOf(parseFragment(page.html));
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const valuesOf = (name: string) => elements.flatMap((element) => attributeOf(element, name) ?? []);
  return { ...page, elements, named, valuesOf };
});

function pageAt(path: string) {
  const page = pages.find((some) => some.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}

const ofMarkdown = (name: string) => pageAt(`/docs/${name}/`);

/** Markdown without its code, where brackets mean something else. */
const withoutCode = (markdown: string) => markdown.replace(/^```.*?^```$/gms, '').replace(/`[^`\n]*`/g, '');

it('every Markdown page of docs/ is a page of the site, and one page lists them', () => {
  const paths = names.map((name) => `/docs/${name}/`);
  expect(pages.map(({ path }) => path).toSorted()).toEqual(['/docs/', ...paths].toSorted());
  expect(pageAt('/docs/').valuesOf('href')).toEqual(expect.arrayContaining(paths));
});

it.each(pages.map((page) => [page.path, page] as const))(
  '%s has a title, a description, one main part, and lists all pages',
  (path, { title, description, file, named, valuesOf }) => {
    expect(title).toMatch(/^\S.* \| Rowloom$/);
    expect(description).toMatch(/^[A-Z].{49,159}\.$/);
    expect(file).toBe(`${path.slice(1)}index.html`);
    expect(named('h1')).toHaveLength(1);
    expect(named('main').map((main) => attributeOf(main, 'id'))).toEqual(['content']);
    expect(valuesOf('href')[0]).toBe('#content');
    for (const name of names) expect(valuesOf('href')).toContain(`/docs/${name}/`);
  },
);

it.each(pages.map((page) => [page.path, page] as const))(
  '%s has no script and no style of its own, which the policy would refuse, and each id once',
  (_, { elements, valuesOf }) => {
    const refused = elements.filter(
      ({ tagName, attrs }) =>
        ['script', 'style', 'iframe'].includes(tagName) ||
        attrs.some(({ name }) => name === 'style' || name.startsWith('on')),
    );
    expect(refused).toEqual([]);
    expect(valuesOf('id')).toEqual([...new Set(valuesOf('id'))]);
  },
);

it.each(pages.map((page) => [page.path, page] as const))('all links of %s lead somewhere', (path, page) => {
  const lost = [...page.valuesOf('href'), ...page.valuesOf('src')].filter((address) => {
    if (/^(?:https|mailto):/.test(address)) return false;
    const { pathname, hash } = new URL(address, `https://rowloom.example${path}`);
    if (Object.values(sitePages).some((meta) => meta.path === pathname)) return false;
    const target = pages.find((some) => some.path === pathname);
    if (target) return hash !== '' && !target.valuesOf('id').includes(decodeURIComponent(hash.slice(1)));
    return !existsSync(pathname.slice(1));
  });
  expect(lost).toEqual([]);
});

describe.each(names)('docs/%s.md', (name) => {
  const markdown = sources[name] ?? '';

  it('has its title as the heading of the page', () => {
    const [, title] = /^# (.*)\n/.exec(markdown) ?? [];
    expect(ofMarkdown(name).named('h1').map(textOf)).toEqual([title]);
  });

  it('has links to other pages and their headings, and the site has all of them', () => {
    const links = [...withoutCode(markdown).matchAll(/\]\(([\w-]*)(?:\.md)?(#[^)]*)?\)/g)];
    for (const [, file = '', hash = ''] of links) {
      const target = file === '' ? name : file;
      expect(ofMarkdown(name).valuesOf('href')).toContain(file === '' ? hash : `/docs/${target}/${hash}`);
      if (hash !== '') expect(ofMarkdown(target).valuesOf('id')).toContain(hash.slice(1));
    }
  });

  it('has blocks of code, which the page shows unchanged', () => {
    const blocks = [...markdown.matchAll(/^```[^\n]*\n(.*?)\n?^```$/gms)].map(([, text]) => text);
    expect(ofMarkdown(name).named('pre').map(textOf)).toEqual(blocks);
  });

  it('has tables, and the page shows each of their rows', () => {
    const lines = markdown.replace(/^```.*?^```$/gms, '').match(/^ *\|.*\|$/gm) ?? [];
    const rows = lines.filter((line) => !/^[| :-]*-{3}[| :-]*$/.test(line));
    expect(ofMarkdown(name).named('tr')).toHaveLength(rows.length);
  });
});

describe('a page', () => {
  /** The text of the page of a command line with these lines. */
  function articleOf(lines: readonly string[]): string {
    const rendered = renderDocs({ ...sources, cli: ['# Title', ...lines].join('\n\n') });
    const { html = '' } = rendered.find(({ path }) => path === '/docs/cli/') ?? {};
    return /<article[^>]*>(.*)<\/article>/s.exec(html)?.[1] ?? '';
  }

  const article = articleOf([
    '## Rows',
    '## Rows',
    '### Germany: `de`',
    '#### person.nationalId',
    '[library.md](library.md#rows) says it.',
    'See [the list](../src/locales/countries).',
    '```sh\nnpx rowloom rows --to 5 # five rows\n```',
    "```ts\nconst a = 'b';\n```",
    '`<b>` and a \\<b>',
  ]);

  it('numbers headings with the same text, as GitHub does, and drops signs from anchors', () => {
    const anchors = [...article.matchAll(/<h\d id="([^"]*)"/g)].map(([, anchor]) => anchor);
    expect(anchors).toEqual(['rows', 'rows-1', 'germany-de', 'personnationalid']);
  });

  it('names another page by its title where the Markdown names its file', () => {
    expect(article).toContain('<p><a href="/docs/library/#rows">The library</a> says it.</p>');
  });

  it('has no links to files that only the repository has', () => {
    expect(article).toContain('<p>See the list.</p>');
  });

  it('colors code by its language', () => {
    expect(article).toContain('<span class="token-comment"># five rows</span>');
    expect(article).toContain('<span class="token-string">&#x27;b&#x27;</span>');
  });

  it('shows text that looks like HTML as text', () => {
    expect(article).toContain('<code>&lt;b&gt;</code> and a &lt;b&gt;');
  });

  it('refuses HTML, which it would have to trust', () => {
    expect(() => articleOf(['<b>bold</b>'])).toThrow('cannot show');
  });
});

it('a page that is in no list fails the build, and so does one that is missing', () => {
  expect(() => renderDocs({ ...sources, news: '# News' })).toThrow('news');
  const { cli: _cli, ...incomplete } = sources;
  expect(() => renderDocs(incomplete)).toThrow('cli');
});
