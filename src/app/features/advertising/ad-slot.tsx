import { useSyncExternalStore } from 'react';
import { onScreenWidth, screenWidth } from '../../lib/screen-width.ts';

/** The sizes that ads come in, in CSS pixels; `ad-slot.css` gives each its box. */
const skyscraper = '160x600';
const wideSizes = [
  { width: 'narrow', size: '320x50', className: 'md:hidden' },
  { width: 'medium', size: '728x90', className: 'hidden md:inline lg:hidden' },
  { width: 'wide', size: '970x250', className: 'hidden lg:inline' },
] as const;

interface Props {
  readonly slot: 'hero-bottom' | 'left-sidebar' | 'right-sidebar' | 'bottom-content';
  readonly className?: string;
}

/** A placeholder that holds an ad's exact size from the first paint, so that nothing moves when one comes. */
export function AdSlot({ slot, className = '' }: Props) {
  // Unknown in the build's HTML, where the styles choose.
  const width = useSyncExternalStore(onScreenWidth, screenWidth, () => undefined);
  const upright = slot === 'left-sidebar' || slot === 'right-sidebar';
  return (
    <aside
      aria-label="Advertisement"
      data-slot={slot}
      className={`ad-slot ${upright ? 'ad-slot-tall' : 'ad-slot-wide'} ${className}`}
    >
      {upright ? (
        <span>{skyscraper}</span>
      ) : (
        wideSizes
          .filter((wide) => width === undefined || wide.width === width)
          .map(({ size, className: shown }) => (
            <span key={size} className={shown}>
              {size}
            </span>
          ))
      )}
    </aside>
  );
}
