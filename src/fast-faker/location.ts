import type { LocationModule } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { templates } from './template.ts';

export function compileLocation(context: CompileContext): Compiled<LocationModule> {
  return { street: templates(context, context.data.location?.street_pattern) };
}
