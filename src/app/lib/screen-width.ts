/** Narrow is up to 767 pixels, wide from 1,024: Tailwind's `md` and `lg`. */
export type ScreenWidth = 'narrow' | 'medium' | 'wide';

const MEDIUM = '(min-width: 48rem)';
const WIDE = '(min-width: 64rem)';

export function screenWidth(): ScreenWidth {
  if (matchMedia(WIDE).matches) return 'wide';
  return matchMedia(MEDIUM).matches ? 'medium' : 'narrow';
}

/** Calls `changed` when the width class changes. Returns a cleanup function. */
export function onScreenWidth(changed: () => void): () => void {
  const queries = [matchMedia(MEDIUM), matchMedia(WIDE)];
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
