import { category } from './category.ts';

export const music = category({
  emoji: '🎵',
  title: 'Music',
  description: 'Genres and song names for playlists and libraries.',
  fields: {
    Genre: 'music.genre',
    'Song Name': 'music.songName',
  },
});
