import type { PersonEntryDefinition, PersonModule, SexType } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { pick, pickWeighted } from './pick.ts';
import { type RandomSource, TWO_POW_32, type ValueSampler } from './random-source.ts';
import { templates } from './template.ts';

/** Calls one of two samplers: the first with probability `share`. */
function either(
  source: RandomSource,
  share: number,
  first: ValueSampler,
  second: ValueSampler,
): ValueSampler {
  const threshold = share * TWO_POW_32;
  return () => (source.u32() < threshold ? first() : second());
}

/**
 * Picks from the list for one sex or from the list for both. A list's weight is the square root of its length, times three
 * for the list for one sex. `selectDefinition` in
 * https://github.com/faker-js/faker/blob/v10.0.0/src/modules/person/index.ts
 */
function mixed<T>(
  source: RandomSource,
  own: readonly T[] | undefined,
  generic: readonly T[] | undefined,
  sample: (list: readonly T[] | undefined) => ValueSampler | undefined,
): ValueSampler | undefined {
  const ownSampler = sample(own);
  const genericSampler = sample(generic);
  if (!own || !generic || !ownSampler || !genericSampler) return ownSampler ?? genericSampler;
  const weight = 3 * Math.sqrt(own.length);
  return either(source, weight / (weight + Math.sqrt(generic.length)), ownSampler, genericSampler);
}

/** Picks a name for a sex, or for either sex if none is given; undefined if the locale has no such names. */
function bySex<T>(
  source: RandomSource,
  entry: PersonEntryDefinition<T> | null | undefined,
  sample: (list: readonly T[] | undefined) => ValueSampler | undefined,
): ((sex?: SexType) => string) | undefined {
  const female = mixed(source, entry?.female, entry?.generic, sample);
  const male = mixed(source, entry?.male, entry?.generic, sample);
  if (!female || !male) return undefined;
  const any = either(source, 0.5, female, male);
  const generic = sample(entry?.generic) ?? any;
  return (sex) => {
    if (sex === undefined) return any();
    if (sex === 'female') return female();
    return sex === 'male' ? male() : generic();
  };
}

export function compilePerson(context: CompileContext): Compiled<PersonModule> {
  const { source } = context;
  const { person } = context.data;
  return {
    lastName: person?.last_name_pattern
      ? bySex(source, person.last_name_pattern, (patterns = []) => {
          const entries = patterns.flatMap(({ weight, value }) => {
            const sample = templates(context, value);
            return sample ? [{ weight, value: sample }] : [];
          });
          const sample = pickWeighted(source, entries);
          return sample && (() => sample()());
        })
      : bySex(source, person?.last_name, (list) => pick(source, list)),
  };
}
