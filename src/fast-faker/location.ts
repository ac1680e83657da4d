import type { LocationDefinition, LocationModule } from '@faker-js/faker';
import { DIGITS, numbersIn, pattern, UPPER } from './characters.ts';
import { type Compiled, type Kit, orElse } from './kit.ts';
import { pick } from './pick.ts';
import { between, type Draw, type Source } from './source.ts';
import { templates } from './template.ts';

/** Any of the texts, its runs of `#` made numbers. */
function numbered(source: Source, texts: readonly string[] | null | undefined): Draw | undefined {
  const text = pick(
    source,
    texts?.map((part) => numbersIn(source, part)),
  );
  return text && (() => text()());
}

/** Four decimals of a degree, from `-limit` to `limit`. */
function degrees(source: Source, limit: number): Draw<number> {
  return () => between(source, -10_000 * limit, 10_000 * limit) / 10_000;
}

function compilePostcode(source: Source, formats: LocationDefinition['postcode']): Draw | undefined {
  const list = typeof formats === 'string' ? [formats] : formats;
  if (!list || list.some((format) => format.includes('*'))) return undefined;
  const any = pick(
    source,
    list.map((format) => pattern(source, format, { '#': DIGITS, '?': UPPER })),
  );
  return any && (() => any()());
}

export function compileLocation(kit: Kit): Compiled<LocationModule> {
  const { source } = kit;
  const { location } = kit.data;
  const { location: plain } = kit.faker;
  const { zipCode: plainZipCode } = plain;
  const postcode = compilePostcode(source, location?.postcode);
  const postcodes = new Map(
    Object.entries(location?.postcode_by_state ?? {}).map(([state, formats]) => [
      state,
      templates(kit, formats),
    ]),
  );
  const { cardinal, ordinal } = location?.direction ?? {};
  return {
    buildingNumber: numbered(source, location?.building_number),
    city: templates(kit, location?.city_pattern),
    country: pick(source, location?.country),
    county: pick(source, location?.county),
    direction: orElse(cardinal && ordinal && pick(source, [...cardinal, ...ordinal]), plain.direction),
    latitude: orElse(degrees(source, 90), plain.latitude),
    longitude: orElse(degrees(source, 180), plain.longitude),
    street: templates(kit, location?.street_pattern),
    timeZone: pick(source, location?.time_zone),
    zipCode(options) {
      const byState = typeof options === 'object' && options.state ? postcodes.get(options.state) : undefined;
      return (options === undefined ? postcode : byState)?.() ?? plainZipCode(options);
    },
  };
}
