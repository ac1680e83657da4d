import type { DatatypeModule } from '@faker-js/faker';
import type { Compiled, Kit } from './kit.ts';
import { TWO_POW_32 } from './source.ts';

export function compileDatatype({ source }: Kit): Compiled<DatatypeModule> {
  return {
    boolean(options) {
      const probability = (typeof options === 'number' ? options : options?.probability) ?? 0.5;
      return source.u32() < probability * TWO_POW_32;
    },
  };
}
