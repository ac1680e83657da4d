import type { music as fields } from '../catalogue/fields/music.ts';
import type { GeneratorsOf } from './generator.ts';

export const music = {
  'music.genre': ({ faker }) => faker.music.genre,
  'music.songName': ({ faker }) => faker.music.songName,
} satisfies GeneratorsOf<typeof fields>;
