import type { InternetModule } from '@faker-js/faker';
import { characters, DIGITS, LOWER, pattern, UPPER } from './characters.ts';
import { type Compiled, type Kit, orElse } from './kit.ts';
import { whole } from './number.ts';
import { pick, pickNested } from './pick.ts';
import type { Draw, Source } from './source.ts';
import { LOWER_HEX } from './string.ts';

const DOMAIN_PART = /^[a-z][a-z-]*[a-z]$/i;

function compileIpv4(source: Source): Draw {
  return () => {
    const bits = source.u32();
    return `${whole(bits >>> 24)}.${whole((bits >>> 16) & 255)}.${whole((bits >>> 8) & 255)}.${whole(bits & 255)}`;
  };
}

/** A word of the list as a part of a domain; undefined where faker would have to replace some of them. */
function compileDomainPart(
  { faker, source }: Kit,
  words: readonly string[] | null | undefined,
): Draw | undefined {
  const parts = words?.map((word) => faker.helpers.slugify(word).toLowerCase());
  return parts?.every((part) => DOMAIN_PART.test(part)) ? pick(source, parts) : undefined;
}

export function compileInternet(kit: Kit): Compiled<InternetModule> {
  const { faker, source } = kit;
  const { internet, word } = kit.data;
  const adjective = compileDomainPart(kit, word?.adjective);
  const noun = compileDomainPart(kit, word?.noun);
  const wordCharacters = characters(source, `${DIGITS + LOWER + UPPER}_`);
  const emoji = internet?.emoji && pickNested(source, Object.values(internet.emoji));
  return {
    domainSuffix: pick(source, internet?.domain_suffix),
    domainWord: adjective && noun && (() => `${adjective()}-${noun()}`),
    emoji: orElse(emoji ?? undefined, faker.internet.emoji),
    ipv4: orElse(compileIpv4(source), faker.internet.ipv4),
    ipv6: pattern(source, 'xxxx:xxxx:xxxx:xxxx:xxxx:xxxx:xxxx:xxxx', { x: LOWER_HEX }),
    mac: orElse(pattern(source, 'xx:xx:xx:xx:xx:xx', { x: '0123456789abcdef' }), faker.internet.mac),
    password: orElse(() => wordCharacters(15), faker.internet.password),
    protocol: pick(source, ['http', 'https']),
  };
}
