import type { music as fields } from '../catalogue/fields/music.ts';
import type { GeneratorsOf } from './generator.ts';

export const music = {
  'music.genre': { list: ({ faker }) => faker.definitions.music.genre },
  'music.songName': { list: ({ faker }) => faker.definitions.music.song_name },
} satisfies GeneratorsOf<typeof fields>;
