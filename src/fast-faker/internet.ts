import type { InternetModule } from '@faker-js/faker';
import { characters, DIGITS, LOWER, UPPER } from './characters.ts';
import { type Compiled, type Kit, orElse } from './kit.ts';
import { pick, pickNested } from './pick.ts';
import type { Draw, Source } from './source.ts';
import { HEX_PAIRS, LOWER_HEX } from './string.ts';

const DOMAIN_PART = /^[a-z][a-z-]*[a-z]$/i;

const OCTETS = Array.from({ length: 256 }, (_, octet) => String(octet));

function compileIpv4(source: Source): Draw {
  return () => {
    const bits = source.u32();
    return `${OCTETS[bits >>> 24]}.${OCTETS[(bits >>> 16) & 255]}.${OCTETS[(bits >>> 8) & 255]}.${OCTETS[bits & 255]}`;
  };
}

function compileMac(source: Source): Draw {
  return () => {
    const high = source.u32();
    const low = source.u32();
    const vendor = `${HEX_PAIRS[high >>> 24]}:${HEX_PAIRS[(high >>> 16) & 255]}:${HEX_PAIRS[(high >>> 8) & 255]}`;
    return `${vendor}:${HEX_PAIRS[high & 255]}:${HEX_PAIRS[low >>> 24]}:${HEX_PAIRS[(low >>> 16) & 255]}`;
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
  const hex = characters(source, LOWER_HEX);
  const wordCharacters = characters(source, `${DIGITS + LOWER + UPPER}_`);
  const emoji = internet?.emoji && pickNested(source, Object.values(internet.emoji));
  return {
    domainSuffix: pick(source, internet?.domain_suffix),
    domainWord: adjective && noun && (() => `${adjective()}-${noun()}`),
    emoji: orElse(emoji ?? undefined, faker.internet.emoji),
    ipv4: orElse(compileIpv4(source), faker.internet.ipv4),
    ipv6: () => `${hex(4)}:${hex(4)}:${hex(4)}:${hex(4)}:${hex(4)}:${hex(4)}:${hex(4)}:${hex(4)}`,
    mac: orElse(compileMac(source), faker.internet.mac),
    password: orElse(() => wordCharacters(15), faker.internet.password),
    protocol: pick(source, ['http', 'https']),
  };
}
