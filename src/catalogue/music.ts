import { category } from './category.ts';

export const music = category({
  fields: {
    Genre: 'music.genre',
    'Song Name': 'music.songName',
  },
});
