import type { MusicModule } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { pick } from './pick.ts';

export function compileMusic({ source, data: { music } }: CompileContext): Compiled<MusicModule> {
  return {
    genre: pick(source, music?.genre),
    songName: pick(source, music?.song_name),
  };
}
