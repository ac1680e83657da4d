import type { ReactNode } from 'react';
import { DOCS_PATH } from '../../policy/docs-path.ts';
import { pageGroups } from './page-list.ts';
import type { DocsPage, Heading } from './read-page.ts';

interface Props {
  readonly pages: readonly DocsPage[];
  readonly current?: DocsPage | undefined;
}

/** The pages of the documentation, and the headings of the current one. */
export function PageLists({ pages, current }: Props) {
  const headings = [...(current?.headings.values() ?? [])];
  return (
    <>
      <FoldedNav label="Documentation" className="docs-pages">
        <PageList pages={pages} current={current} />
      </FoldedNav>
      {headings.length > 1 && (
        <FoldedNav label="On this page" className="docs-contents">
          <Contents headings={headings} />
        </FoldedNav>
      )}
    </>
  );
}

interface NavProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Where there is no room beside the content, a fold has the list. Only one of the two is shown. */
function FoldedNav({ label, className, children }: NavProps) {
  return (
    <nav aria-label={label} className={`docs-nav ${className}`}>
      <details>
        <summary>{label}</summary>
        {children}
      </details>
      <div className="docs-beside">
        <p className="docs-nav-title">{label}</p>
        {children}
      </div>
    </nav>
  );
}

function PageList({ pages, current }: Props) {
  return (
    <>
      <a href={DOCS_PATH} aria-current={current ? undefined : 'page'}>
        All pages
      </a>
      {pageGroups.map(({ title }) => (
        <section key={title}>
          <p className="docs-nav-title">{title}</p>
          <ul>
            {pages
              .filter(({ group }) => group === title)
              .map((page) => (
                <li key={page.name}>
                  <a href={page.path} aria-current={page === current ? 'page' : undefined}>
                    {page.title}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The greatest depth of a heading in the list: the reference has hundreds of fields below. */
const DEPTH_MAX = 3;

function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <ul>
      {headings
        .filter(({ depth }) => depth <= DEPTH_MAX)
        .map(({ anchor, text, depth }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className={depth === DEPTH_MAX ? 'is-nested' : undefined}>
              {text}
            </a>
          </li>
        ))}
    </ul>
  );
}
