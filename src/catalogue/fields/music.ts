import { anyText, type Field } from '../field.ts';

export const music = {
  'music.genre': { label: 'Music Genre', ...anyText, entity: 'song' },
  'music.songName': { label: 'Song Name', ...anyText, entity: 'song' },
} as const satisfies Record<string, Field>;
