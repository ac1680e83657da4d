import type { Category } from './category.ts';

export const music: Category = {
  fields: {
    Genre: 'music.genre',
    'Song Name': 'music.songName',
  },
};
