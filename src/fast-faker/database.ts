import type { DatabaseModule } from '@faker-js/faker';
import { characters } from './characters.ts';
import type { Compiled, Kit } from './kit.ts';
import { pick } from './pick.ts';
import { LOWER_HEX } from './string.ts';

export function compileDatabase({ source, data: { database } }: Kit): Compiled<DatabaseModule> {
  const hex = characters(source, LOWER_HEX);
  return {
    collation: pick(source, database?.collation),
    column: pick(source, database?.column),
    engine: pick(source, database?.engine),
    mongodbObjectId: () => hex(24),
    type: pick(source, database?.type),
  };
}
