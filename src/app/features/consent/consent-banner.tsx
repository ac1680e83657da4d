import { Link } from 'wouter';
import { pages } from '../../site.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  readonly onCustomize: () => void;
  readonly onReject: () => void;
  readonly onAccept: () => void;
}

/** Three buttons that look alike: to refuse is as easy as to agree. */
export function ConsentBanner({ onCustomize, onReject, onAccept }: Props) {
  return (
    <section
      aria-label="Cookie consent"
      className="consent-banner fixed overflow-hidden inset-x-0 bottom-0 z-30 border-t border-line-strong bg-surface shadow-dialog md:inset-x-auto md:right-4 md:bottom-4 md:w-md md:rounded-panel md:border"
    >
      <div className="selvedge" />
      <div className="consent-content p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
        <p className="text-sm text-muted">
          Your test data never leaves this page. Cookies for analytics and advertising wait for your choice.{' '}
          <Link href={pages.privacy.path} className="link whitespace-nowrap">
            How we handle privacy
          </Link>
        </p>
        <div className="consent-buttons mt-3 grid grid-cols-3 gap-2">
          <Button onClick={onCustomize} className="px-1">
            Customize
          </Button>
          <Button onClick={onReject} className="px-1">
            Reject All
          </Button>
          <Button onClick={onAccept} className="px-1">
            Accept All
          </Button>
        </div>
      </div>
    </section>
  );
}
