import { Link } from 'wouter';
import { pages } from '../../site.ts';
import { buttonClass } from '../../ui/button.tsx';

/** The way to the Studio. */
export function StudioSection() {
  return (
    <section aria-labelledby="studio-title" className="wrap pt-16 md:pt-20">
      <h2 id="studio-title" className="section-title">
        Tables that belong together
      </h2>
      <p className="mt-2 mb-5 text-lg text-muted">
        Keys, references and formulas, with every row in view as you type: design a whole schema in the
        Studio, and share it as a link.
      </p>
      <Link href={pages.studio.path} className={buttonClass({ size: 'large' })}>
        Open the Studio
      </Link>
    </section>
  );
}
