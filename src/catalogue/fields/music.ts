import type { Field } from '../field.ts';

export const music = {
  'music.genre': { type: 'text' },
  'music.songName': { type: 'text' },
} as const satisfies Record<string, Field>;
