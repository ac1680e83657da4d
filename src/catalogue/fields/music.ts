import type { Field } from '../field.ts';

export const music = {
  'music.genre': { label: 'Music Genre', type: 'text', entity: 'song' },
  'music.songName': { label: 'Song Name', type: 'text', entity: 'song' },
} as const satisfies Record<string, Field>;
