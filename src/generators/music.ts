import type { music as fields } from '../catalogue/fields/music.ts';
import { type EntriesOf, oneOf } from './field-entry.ts';
import { asOftenAs } from './weighted.ts';

/** How often genres are sung in charts, where the songs come from. The weights are ours, and each other genre has 1. */
const GENRES =
  'Pop 420|Rock 280|R&B 220|Soul 150|Hip Hop 140|Country 100|Dance 90|Disco 80|Soft Rock 80|Rap 70|Jazz 60|Motown 50|Folk 50|Funk 50|Hard Rock 50|New Wave 50|Synth Pop 50|Teen Pop 50|Alternative 50|Doo-wop 40|Easy Listening 40|Swing 40|Electronic 40|Latin 40|Folk-Rock 40|Big Band 30|Blues 30|Rockabilly 30|Soundtrack 30|Indie 30|Reggae 25|House 20|Metal 20|Punk 20|Gospel 15|Grunge 15|Musicals 15|Classical 10';

export const music = {
  'music.genre': oneOf(({ faker }) => asOftenAs(faker.definitions.music.genre, GENRES)),
  'music.songName': oneOf(({ faker }) => faker.definitions.music.song_name),
} satisfies EntriesOf<typeof fields>;
