import type { Faker, LocaleDefinition } from '@faker-js/faker';
import type { Draw, Source } from './source.ts';

/** What a module is compiled from. */
export interface Kit {
  readonly faker: Faker;
  readonly source: Source;
  /** Faker's reference date, in milliseconds since 1970 UTC. */
  readonly now: () => number;
  /** The locale's data, as faker merges it. */
  readonly data: LocaleDefinition;
}

/** Methods of a module of faker, compiled; one that is undefined stays faker's own. */
export type Compiled<Module> = { readonly [Method in keyof Module]?: Module[Method] | undefined };

/** Draws when called without options, asks faker's own method otherwise. */
export function orElse<Options, Result>(
  draw: Draw<Result> | undefined,
  plain: (options?: Options) => Result,
): ((options?: Options) => Result) | undefined {
  return draw && ((options) => (options === undefined ? draw() : plain(options)));
}
