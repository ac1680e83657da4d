import { useLocation } from 'wouter';
import type { SiteFooterProps } from '../../layout/site-footer.tsx';
import { pages, site } from '../../site.ts';
import { ContextMenu } from '../../ui/context-menu.tsx';
import type { MenuPlace } from '../../ui/use-context-menu.ts';
import { newSchemaCommand } from '../commands/new-schema.ts';
import { docsCommand } from '../commands/open-docs.ts';
import { command } from '../controls/command.ts';
import { useStudio } from '../document/store.ts';

interface Props extends SiteFooterProps {
  readonly at: MenuPlace;
  readonly onClose: () => void;
}

/**
 * A new schema, the documentation, and what other pages have in their footers. The first key does not lead to a new schema:
 * Enter twice would put away the open one.
 */
export function MoreMenu({ at, onClose, onOpenCookieSettings, onOpenPrivacyPanel }: Props) {
  const [, navigate] = useLocation();
  const schema = useStudio((state) => state.schema);
  return (
    <ContextMenu
      label="More"
      at={at}
      onClose={onClose}
      first="docs"
      items={[
        newSchemaCommand(schema),
        'separator',
        docsCommand(),
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
