import type { LocationModule } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { compileNumberMask } from './mask.ts';
import { pick } from './pick.ts';
import type { RandomSource, ValueSampler } from './random-source.ts';
import { templates } from './template.ts';

/** Picks a text and replaces its runs of `#` by numbers. */
function numbered(
  source: RandomSource,
  texts: readonly string[] | null | undefined,
): ValueSampler | undefined {
  const text = pick(
    source,
    texts?.map((part) => compileNumberMask(source, part)),
  );
  return text && (() => text()());
}

export function compileLocation(context: CompileContext): Compiled<LocationModule> {
  const { location } = context.data;
  return {
    buildingNumber: numbered(context.source, location?.building_number),
    street: templates(context, location?.street_pattern),
  };
}
