import type { PhoneModule } from '@faker-js/faker';
import { DIGITS } from './characters.ts';
import { type CompileContext, type Compiled, withFallback } from './compile-context.ts';
import { compileMask } from './mask.ts';
import { pick } from './pick.ts';

export function compilePhone({ faker, source, data }: CompileContext): Compiled<PhoneModule> {
  const formats = data.phone_number?.format?.human ?? [];
  const number = pick(
    source,
    formats.map((format) => compileMask(source, format, { '#': DIGITS, '!': DIGITS.slice(2) })),
  );
  return { number: withFallback(number && (() => number()()), faker.phone.number) };
}
