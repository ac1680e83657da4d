import type { Faker, LocaleDefinition } from '@faker-js/faker';
import type { RandomSource, ValueSampler } from './random-source.ts';

/** The inputs from which a module of faker is compiled. */
export interface CompileContext {
  readonly faker: Faker;
  readonly source: RandomSource;
  /** The data of the locale and its fallbacks, as faker merges them. */
  readonly data: LocaleDefinition;
}

/** The compiled methods of one of faker's modules. For an undefined method, faker's own is used. */
export type Compiled<Module> = { readonly [Name in keyof Module]?: Module[Name] | undefined };

/** Returns a method that calls `sample` without options, and faker's own method with options. */
export function withFallback<Options, Result>(
  sample: ValueSampler<Result> | undefined,
  original: (options?: Options) => Result,
): ((options?: Options) => Result) | undefined {
  return sample && ((options) => (options === undefined ? sample() : original(options)));
}
