import { createRecent } from '../controls/recent.ts';

const { useRecent, note } = createRecent<string>();

/** The ids of what was chosen in the palette. */
export const useRecentItems = useRecent;

export const noteRecentItem = note;
