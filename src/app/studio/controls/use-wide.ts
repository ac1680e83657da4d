import { useSyncExternalStore } from 'react';
import { onScreenWidth, screenWidth } from '../../lib/screen-width.ts';

const isWide = () => screenWidth() === 'wide';

/** Whether the screen is wide enough for tables, columns and options beside each other. */
export function useWide(): boolean {
  return useSyncExternalStore(onScreenWidth, isWide, () => true);
}
