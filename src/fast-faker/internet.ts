import type { InternetModule } from '@faker-js/faker';
import { compileText, DIGITS, LOWER, UPPER } from './characters.ts';
import { type CompileContext, type Compiled, withFallback } from './compile-context.ts';
import { compileMask } from './mask.ts';
import { pick, pickNested } from './pick.ts';
import type { RandomSource, Sampler } from './random-source.ts';
import { LOWER_HEX } from './string.ts';

const DOMAIN_PART = /^[a-z][a-z-]*[a-z]$/i;

function compileIpv4(source: RandomSource): Sampler {
  return () => {
    const bits = source.u32();
    return `${bits >>> 24}.${(bits >>> 16) & 255}.${(bits >>> 8) & 255}.${bits & 255}`;
  };
}

/** A word of the list as a part of a domain; undefined where faker would have to replace some of them. */
function compileDomainPart(
  { faker, source }: CompileContext,
  words: readonly string[] | null | undefined,
): Sampler | undefined {
  const parts = words?.map((word) => faker.helpers.slugify(word).toLowerCase());
  return parts?.every((part) => DOMAIN_PART.test(part)) ? pick(source, parts) : undefined;
}

export function compileInternet(context: CompileContext): Compiled<InternetModule> {
  const { faker, source } = context;
  const { internet, word } = context.data;
  const adjective = compileDomainPart(context, word?.adjective);
  const noun = compileDomainPart(context, word?.noun);
  const wordCharacters = compileText(source, `${DIGITS + LOWER + UPPER}_`);
  const emoji = internet?.emoji && pickNested(source, Object.values(internet.emoji));
  return {
    domainSuffix: pick(source, internet?.domain_suffix),
    domainWord: adjective && noun && (() => `${adjective()}-${noun()}`),
    emoji: withFallback(emoji ?? undefined, faker.internet.emoji),
    ipv4: withFallback(compileIpv4(source), faker.internet.ipv4),
    ipv6: compileMask(source, 'xxxx:xxxx:xxxx:xxxx:xxxx:xxxx:xxxx:xxxx', { x: LOWER_HEX }),
    mac: withFallback(
      compileMask(source, 'xx:xx:xx:xx:xx:xx', { x: '0123456789abcdef' }),
      faker.internet.mac,
    ),
    password: withFallback(() => wordCharacters(15), faker.internet.password),
    protocol: pick(source, ['http', 'https']),
  };
}
