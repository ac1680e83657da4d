import type { music as fields } from '../catalogue/fields/music.ts';
import { type EntriesOf, oneOf } from './field-entry.ts';

export const music = {
  'music.genre': oneOf(({ faker }) => faker.definitions.music.genre),
  'music.songName': oneOf(({ faker }) => faker.definitions.music.song_name),
} satisfies EntriesOf<typeof fields>;
