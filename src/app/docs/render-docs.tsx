import { renderToStaticMarkup } from 'react-dom/server';
import { DOCS_PATH } from '../../policy/docs-path.ts';
import { type StaticPage, site } from '../site.ts';
import { DocsIndex, DocsPageView } from './docs-page.tsx';
import { readPages } from './read-page.ts';

const TITLE = 'Documentation';
const LEAD =
  'Rowloom makes realistic rows of related tables from a schema: on this site, in a terminal, in code and on many machines.';

const titleOf = (title: string) => `${title} | ${site.name}`;
const fileOf = (path: string) => `${path.slice(1)}index.html`;

/**
 * Renders the pages of `docs/`, and the list of them.
 * @param sources the Markdown of each page by its name
 */
export function renderDocs(sources: Readonly<Record<string, string>>): readonly StaticPage[] {
  const pages = readPages(sources);
  const index: StaticPage = {
    path: DOCS_PATH,
    file: fileOf(DOCS_PATH),
    title: titleOf(TITLE),
    description: LEAD,
    html: renderToStaticMarkup(<DocsIndex pages={pages} title={TITLE} lead={LEAD} />),
  };
  return [
    index,
    ...pages.map((page) => ({
      path: page.path,
      file: fileOf(page.path),
      title: titleOf(page.title),
      description: page.summary,
      html: renderToStaticMarkup(<DocsPageView pages={pages} page={page} />),
    })),
  ];
}
