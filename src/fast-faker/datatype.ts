import type { DatatypeModule } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { TWO_POW_32 } from './random-source.ts';

export function compileDatatype({ source }: CompileContext): Compiled<DatatypeModule> {
  return {
    boolean(options) {
      const probability = (typeof options === 'number' ? options : options?.probability) ?? 0.5;
      return source.u32() < probability * TWO_POW_32;
    },
  };
}
