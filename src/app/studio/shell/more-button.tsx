import { useState } from 'react';
import type { SiteFooterProps } from '../../layout/site-footer.tsx';
import type { MenuPlace } from '../../ui/use-context-menu.ts';
import { BarButton } from '../controls/bar-button.tsx';
import { MoreMenu } from './more-menu.tsx';

/** Opens the menu of what the bar has no room for, and of what other pages have in their footers. */
export function MoreButton(on: SiteFooterProps) {
  const [place, setPlace] = useState<MenuPlace>();
  return (
    <>
      <BarButton
        label="More"
        isCompact
        menu={place ? 'open' : 'closed'}
        icon={<path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth="2" strokeLinecap="round" />}
        onClick={({ currentTarget, detail }) => {
          const { right: x, top, bottom } = currentTarget.getBoundingClientRect();
          setPlace({ x, top, bottom, isByKey: detail === 0 });
        }}
      />
      {place && <MoreMenu at={place} onClose={() => setPlace(undefined)} {...on} />}
    </>
  );
}
