import { Link } from 'wouter';
import { pages, site } from '../site.ts';
import { Brand } from './brand.tsx';

const item =
  'inline-flex min-h-8 max-md:min-h-11 cursor-pointer items-center text-muted hover:text-ink hover:underline';

export interface SiteFooterProps {
  readonly onOpenCookieSettings: () => void;
  readonly onOpenPrivacyPanel: () => void;
}

export function SiteFooter(on: SiteFooterProps) {
  return (
    <footer className="mt-14 border-t border-line text-sm">
      <div className="wrap flex flex-col gap-6 py-8 md:flex-row md:items-center md:justify-between">
        <div className="flex flex-col gap-1">
          <Brand size="small" />
          <p className="text-muted">© 2024 Rowloom. All rights reserved.</p>
        </div>
        <FooterNav {...on} />
      </div>
    </footer>
  );
}

export function FooterNav({ onOpenCookieSettings, onOpenPrivacyPanel }: SiteFooterProps) {
  return (
    <nav aria-label="Footer">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <li>
          <Link href={pages.privacy.path} className={item}>
            Privacy Policy
          </Link>
        </li>
        <li>
          <Link href={pages.terms.path} className={item}>
            Terms of Service
          </Link>
        </li>
        <li>
          <a href={`mailto:${site.email}`} className={item}>
            Contact
          </a>
        </li>
        <li>
          <button type="button" className={item} onClick={onOpenCookieSettings}>
            Cookie settings
          </button>
        </li>
        <li>
          <button type="button" className={item} onClick={onOpenPrivacyPanel}>
            Privacy panel
          </button>
        </li>
      </ul>
    </nav>
  );
}
