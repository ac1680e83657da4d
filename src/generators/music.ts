import type { music as fields } from '../catalogue/fields/music.ts';
import { songs } from './data/songs.ts';
import { listed } from './distinct-values.ts';
import { allSongs } from './entities/song.ts';
import { type EntriesOf, ofTexts, part } from './field-entry.ts';

export const music = {
  'music.genre': part('song', 'genre', {
    values: () => listed(Object.keys(songs)),
    ...ofTexts(() => Object.keys(songs)),
  }),
  'music.songName': part('song', 'title', {
    values: 'entry',
    ...ofTexts(() => allSongs().map(({ title }) => title)),
  }),
} satisfies EntriesOf<typeof fields>;
