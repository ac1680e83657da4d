/** The sizes that ads come in, in CSS pixels; `styles.css` gives each its box. */
const adSizes = {
  banner: '728x90',
  rectangle: '300x250',
  leaderboard: '970x250',
  skyscraper: '160x600',
  mobileBanner: '320x50',
} as const;

interface Props {
  readonly slot: 'hero-bottom' | 'left-sidebar' | 'right-sidebar' | 'bottom-content';
  readonly className?: string;
}

/** A placeholder that holds an ad's exact size from the first paint, so that nothing moves when one comes. */
export function AdSlot({ slot, className = '' }: Props) {
  const upright = slot === 'left-sidebar' || slot === 'right-sidebar';
  return (
    <aside
      aria-label="Advertisement"
      data-slot={slot}
      className={`ad-slot ${upright ? 'ad-skyscraper' : 'ad-wide'} ${className}`}
    >
      {upright ? (
        <span>{adSizes.skyscraper}</span>
      ) : (
        <>
          <span className="lg:hidden md:inline hidden">{adSizes.banner}</span>
          <span className="hidden lg:inline">{adSizes.leaderboard}</span>
          <span className="md:hidden">{adSizes.mobileBanner}</span>
        </>
      )}
    </aside>
  );
}
