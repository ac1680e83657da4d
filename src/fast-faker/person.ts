import type { PersonEntryDefinition, PersonModule, SexType } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { pick, pickWeighted } from './pick.ts';
import { type RandomSource, type Sampler, TWO_POW_32 } from './random-source.ts';
import { templates } from './template.ts';

/** One of two samples: the first with probability `share`. */
function either(source: RandomSource, share: number, first: Sampler, second: Sampler): Sampler {
  const threshold = share * TWO_POW_32;
  return () => (source.u32() < threshold ? first() : second());
}

/**
 * A list for one sex beside the list for both: three times its weight, which is the square root of its length.
 * `selectDefinition` in https://github.com/faker-js/faker/blob/v10.0.0/src/modules/person/index.ts
 */
function mixed<T>(
  source: RandomSource,
  own: readonly T[] | undefined,
  generic: readonly T[] | undefined,
  sample: (list: readonly T[] | undefined) => Sampler | undefined,
): Sampler | undefined {
  const ownSampler = sample(own);
  const genericSampler = sample(generic);
  if (!own || !generic || !ownSampler || !genericSampler) return ownSampler ?? genericSampler;
  const weight = 3 * Math.sqrt(own.length);
  return either(source, weight / (weight + Math.sqrt(generic.length)), ownSampler, genericSampler);
}

/** A name for a sex, or for either when none is given; undefined where the locale has no such names. */
function bySex<T>(
  source: RandomSource,
  entry: PersonEntryDefinition<T> | null | undefined,
  sample: (list: readonly T[] | undefined) => Sampler | undefined,
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
  const anyOf = (list: readonly string[] | undefined) => pick(source, list);
  return {
    firstName: bySex(source, person?.first_name, anyOf),
    lastName: person?.last_name_pattern
      ? bySex(source, person.last_name_pattern, (patterns = []) => {
          const entries = patterns.flatMap(({ weight, value }) => {
            const sample = templates(context, value);
            return sample ? [{ weight, value: sample }] : [];
          });
          const sample = pickWeighted(source, entries);
          return sample && (() => sample()());
        })
      : bySex(source, person?.last_name, anyOf),
    jobArea: pick(source, person?.job_area),
    jobDescriptor: pick(source, person?.job_descriptor),
    jobType: pick(source, person?.job_type),
  };
}
