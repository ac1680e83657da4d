import type { music as fields } from '../catalogue/fields/music.ts';
import type { GeneratorsOf } from './generator.ts';
import { chosen } from './values.ts';

export const music = {
  'music.genre': ({ faker }) => chosen(faker, faker.definitions.music.genre),
  'music.songName': ({ faker }) => chosen(faker, faker.definitions.music.song_name),
} satisfies GeneratorsOf<typeof fields>;
