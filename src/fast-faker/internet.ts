import type { InternetModule } from '@faker-js/faker';
import { compileText, DIGITS, LOWER, UPPER } from './characters.ts';
import { type CompileContext, type Compiled, withFallback } from './compile-context.ts';
import type { RandomSource, ValueSampler } from './random-source.ts';

function compileIpv4(source: RandomSource): ValueSampler {
  return () => {
    const bits = source.u32();
    return `${bits >>> 24}.${(bits >>> 16) & 255}.${(bits >>> 8) & 255}.${bits & 255}`;
  };
}

export function compileInternet({ faker, source }: CompileContext): Compiled<InternetModule> {
  const wordCharacters = compileText(source, `${DIGITS + LOWER + UPPER}_`);
  return {
    ipv4: withFallback(compileIpv4(source), faker.internet.ipv4),
    password: withFallback(() => wordCharacters(15), faker.internet.password),
  };
}
