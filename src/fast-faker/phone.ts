import type { PhoneModule } from '@faker-js/faker';
import { DIGITS, pattern } from './characters.ts';
import { type Compiled, type Kit, orElse } from './kit.ts';
import { pick } from './pick.ts';

export function compilePhone({ faker, source, data }: Kit): Compiled<PhoneModule> {
  const formats = data.phone_number?.format?.human ?? [];
  const number = pick(
    source,
    formats.map((format) => pattern(source, format, { '#': DIGITS, '!': DIGITS.slice(2) })),
  );
  return { number: orElse(number && (() => number()()), faker.phone.number) };
}
