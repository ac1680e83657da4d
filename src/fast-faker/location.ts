import type { LocationDefinition, LocationModule } from '@faker-js/faker';
import { DIGITS, UPPER } from './characters.ts';
import { type CompileContext, type Compiled, withFallback } from './compile-context.ts';
import { compileMask, compileNumberMask } from './mask.ts';
import { pick } from './pick.ts';
import { integerBetween, type RandomSource, type Sampler } from './random-source.ts';
import { templates } from './template.ts';

/** Any of the texts, its runs of `#` made numbers. */
function numbered(source: RandomSource, texts: readonly string[] | null | undefined): Sampler | undefined {
  const text = pick(
    source,
    texts?.map((part) => compileNumberMask(source, part)),
  );
  return text && (() => text()());
}

/** Four decimals of a degree, from `-limit` to `limit`. */
function degrees(source: RandomSource, limit: number): Sampler<number> {
  return () => integerBetween(source, -10_000 * limit, 10_000 * limit) / 10_000;
}

function compilePostcode(source: RandomSource, formats: LocationDefinition['postcode']): Sampler | undefined {
  const list = typeof formats === 'string' ? [formats] : formats;
  if (!list || list.some((format) => format.includes('*'))) return undefined;
  const any = pick(
    source,
    list.map((format) => compileMask(source, format, { '#': DIGITS, '?': UPPER })),
  );
  return any && (() => any()());
}

export function compileLocation(context: CompileContext): Compiled<LocationModule> {
  const { source } = context;
  const { location } = context.data;
  const { location: original } = context.faker;
  const { zipCode: originalZipCode } = original;
  const postcode = compilePostcode(source, location?.postcode);
  const postcodes = new Map(
    Object.entries(location?.postcode_by_state ?? {}).map(([state, formats]) => [
      state,
      templates(context, formats),
    ]),
  );
  const { cardinal, ordinal } = location?.direction ?? {};
  return {
    buildingNumber: numbered(source, location?.building_number),
    city: templates(context, location?.city_pattern),
    country: pick(source, location?.country),
    county: pick(source, location?.county),
    direction: withFallback(
      cardinal && ordinal && pick(source, [...cardinal, ...ordinal]),
      original.direction,
    ),
    latitude: withFallback(degrees(source, 90), original.latitude),
    longitude: withFallback(degrees(source, 180), original.longitude),
    street: templates(context, location?.street_pattern),
    timeZone: pick(source, location?.time_zone),
    zipCode(options) {
      const byState = typeof options === 'object' && options.state ? postcodes.get(options.state) : undefined;
      return (options === undefined ? postcode : byState)?.() ?? originalZipCode(options);
    },
  };
}
