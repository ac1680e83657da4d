import { useLocation } from 'wouter';
import type { SiteFooterProps } from '../../layout/site-footer.tsx';
import { pages, site } from '../../site.ts';
import { ContextMenu } from '../../ui/context-menu.tsx';
import type { MenuPlace } from '../../ui/use-context-menu.ts';
import { command } from '../controls/command.ts';

interface Props extends SiteFooterProps {
  readonly at: MenuPlace;
  readonly onClose: () => void;
}

/** What other pages have in their footers. */
export function MoreMenu({ at, onClose, onOpenCookieSettings, onOpenPrivacyPanel }: Props) {
  const [, navigate] = useLocation();
  return (
    <ContextMenu
      label="More"
      at={at}
      onClose={onClose}
      items={[
        command('privacy', 'Privacy Policy', () => navigate(pages.privacy.path)),
        command('terms', 'Terms of Service', () => navigate(pages.terms.path)),
        command('contact', 'Contact', () => location.assign(`mailto:${site.email}`)),
        'separator',
        command('cookies', 'Cookie settings', onOpenCookieSettings),
        command('privacy-panel', 'Privacy panel', onOpenPrivacyPanel),
      ]}
    />
  );
}
