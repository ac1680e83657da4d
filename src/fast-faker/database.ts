import type { DatabaseModule } from '@faker-js/faker';
import { compileText } from './characters.ts';
import type { CompileContext, Compiled } from './compile-context.ts';
import { pick } from './pick.ts';
import { LOWER_HEX } from './string.ts';

export function compileDatabase({ source, data: { database } }: CompileContext): Compiled<DatabaseModule> {
  const hex = compileText(source, LOWER_HEX);
  return {
    collation: pick(source, database?.collation),
    column: pick(source, database?.column),
    engine: pick(source, database?.engine),
    mongodbObjectId: () => hex(24),
    type: pick(source, database?.type),
  };
}
