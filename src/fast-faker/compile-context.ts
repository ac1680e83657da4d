import type { Faker, LocaleDefinition } from '@faker-js/faker';
import type { RandomSource, Sampler } from './random-source.ts';

/** What a module of faker's is compiled from. */
export interface CompileContext {
  readonly faker: Faker;
  readonly source: RandomSource;
  /** The locale's data, as faker merges it. */
  readonly data: LocaleDefinition;
}

/** Methods of a module of faker, compiled; one that is undefined stays faker's own. */
export type Compiled<Module> = { readonly [Method in keyof Module]?: Module[Method] | undefined };

/** Samples when called without options, calls faker's own method otherwise. */
export function withFallback<Options, Result>(
  sample: Sampler<Result> | undefined,
  original: (options?: Options) => Result,
): ((options?: Options) => Result) | undefined {
  return sample && ((options) => (options === undefined ? sample() : original(options)));
}
