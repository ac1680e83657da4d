import { category } from './recipe.ts';

export const music = category({
  emoji: '🎵',
  title: 'Music',
  description: 'Genres and song names for playlists and libraries.',
  fields: {
    Genre: (fake) => fake.music.genre(),
    'Song Name': (fake) => fake.music.songName(),
  },
});
