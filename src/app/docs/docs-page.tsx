import { DocsFrame } from './docs-frame.tsx';
import { Markdown } from './markdown.tsx';
import { pageGroups } from './page-list.ts';
import type { DocsPage } from './read-page.ts';

interface PageProps {
  readonly pages: readonly DocsPage[];
  readonly page: DocsPage;
}

/** A page of `docs/`. */
export function DocsPageView({ pages, page }: PageProps) {
  const titles = new Map(pages.map(({ name, title }) => [`${name}.md`, title]));
  return (
    <DocsFrame pages={pages} current={page}>
      <article className="docs-text">
        <p className="docs-group">{page.group}</p>
        <h1>{page.title}</h1>
        <Markdown tokens={page.content} headings={page.headings} titles={titles} />
      </article>
      <Neighbors pages={pages} page={page} />
    </DocsFrame>
  );
}

/** Links to the pages before and after a page. */
function Neighbors({ pages, page }: PageProps) {
  const at = pages.indexOf(page);
  const links = [
    ['Previous page', pages[at - 1]],
    ['Next page', pages[at + 1]],
  ] as const;
  return (
    <nav aria-label="Neighboring pages" className="docs-neighbors">
      {links.map(
        ([label, neighbor]) =>
          neighbor && (
            <a
              key={label}
              className="docs-neighbor"
              href={neighbor.path}
              rel={label === 'Next page' ? 'next' : 'prev'}
            >
              <span>{label}</span>
              {neighbor.title}
            </a>
          ),
      )}
    </nav>
  );
}

interface IndexProps {
  readonly pages: readonly DocsPage[];
  readonly title: string;
  readonly lead: string;
}

/** The list of all pages, with one line each. */
export function DocsIndex({ pages, title, lead }: IndexProps) {
  return (
    <DocsFrame pages={pages}>
      <h1 className="docs-title">{title}</h1>
      <p className="docs-lead">{lead}</p>
      {pageGroups.map((group) => (
        <section key={group.title}>
          <h2 className="docs-group">{group.title}</h2>
          <ul className="docs-cards">
            {pages
              .filter((page) => page.group === group.title)
              .map((page) => (
                <li key={page.name} className="docs-card">
                  <a href={page.path} className="docs-card-title">
                    {page.title}
                  </a>
                  <p className="docs-card-text">{page.summary}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </DocsFrame>
  );
}
