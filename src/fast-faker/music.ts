import type { MusicModule } from '@faker-js/faker';
import type { Compiled, Kit } from './kit.ts';
import { pick } from './pick.ts';

export function compileMusic({ source, data: { music } }: Kit): Compiled<MusicModule> {
  return {
    genre: pick(source, music?.genre),
    songName: pick(source, music?.song_name),
  };
}
