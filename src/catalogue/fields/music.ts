import type { Field } from '../field.ts';

export const music = {
  'music.genre': { label: 'Music Genre', type: 'text' },
  'music.songName': { label: 'Song Name', type: 'text' },
} as const satisfies Record<string, Field>;
