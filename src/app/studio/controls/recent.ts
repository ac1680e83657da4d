import { create } from 'zustand';

const RECENT_MAX = 6;

/** What was chosen on this page, the last one first. It is kept in memory only. */
export function createRecent<T>() {
  const useRecent = create<readonly T[]>()(() => []);
  const note = (item: T) =>
    useRecent.setState(
      (recent) => [item, ...recent.filter((other) => other !== item)].slice(0, RECENT_MAX),
      true,
    );
  return { useRecent, note };
}
