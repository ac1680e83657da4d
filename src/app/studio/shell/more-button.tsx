import { useState } from 'react';
import type { SiteFooterProps } from '../../layout/site-footer.tsx';
import { preloaded } from '../../lib/preload.ts';
import { useLazyDialog } from '../../notifications/use-lazy-dialog.ts';
import type { MenuPlace } from '../../ui/use-context-menu.ts';
import { BarButton } from '../controls/bar-button.tsx';

const loadMenu = preloaded(async () => (await import('./more-menu.tsx')).MoreMenu);

/** Opens the menu of what other pages have in their footers. */
export function MoreButton(on: SiteFooterProps) {
  const [place, setPlace] = useState<MenuPlace>();
  const close = () => setPlace(undefined);
  const Menu = useLazyDialog(loadMenu, place !== undefined, close);
  return (
    <>
      <BarButton
        label="More"
        isCompact
        hasMenu
        icon={<path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth="2" strokeLinecap="round" />}
        onClick={({ currentTarget, detail }) => {
          const { right: x, top, bottom } = currentTarget.getBoundingClientRect();
          setPlace({ x, top, bottom, isByKey: detail === 0 });
        }}
      />
      {place && Menu && <Menu at={place} onClose={close} {...on} />}
    </>
  );
}
