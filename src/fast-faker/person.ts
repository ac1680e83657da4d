import type { PersonEntryDefinition, PersonModule, SexType } from '@faker-js/faker';
import { type Compiled, type Kit, orElse } from './kit.ts';
import { pick, pickWeighted } from './pick.ts';
import { type Draw, type Source, TWO_POW_32 } from './source.ts';
import { templates } from './template.ts';

/** One of two draws: the first in `share` of the cases. */
function either(source: Source, share: number, first: Draw, second: Draw): Draw {
  const threshold = share * TWO_POW_32;
  return () => (source.u32() < threshold ? first() : second());
}

/** A list for one sex beside the list for all: three times its share by the root of the lengths, as faker has it. */
function mixed<T>(
  source: Source,
  own: readonly T[] | undefined,
  generic: readonly T[] | undefined,
  draw: (list: readonly T[] | undefined) => Draw | undefined,
): Draw | undefined {
  const ownDraw = draw(own);
  const genericDraw = draw(generic);
  if (!own || !generic || !ownDraw || !genericDraw) return ownDraw ?? genericDraw;
  const weight = 3 * Math.sqrt(own.length);
  return either(source, weight / (weight + Math.sqrt(generic.length)), ownDraw, genericDraw);
}

/** A name for a sex, or for either when none is asked for; undefined where the locale has no such names. */
function bySex<T>(
  source: Source,
  entry: PersonEntryDefinition<T> | null | undefined,
  draw: (list: readonly T[] | undefined) => Draw | undefined,
): ((sex?: SexType) => string) | undefined {
  const female = mixed(source, entry?.female, entry?.generic, draw);
  const male = mixed(source, entry?.male, entry?.generic, draw);
  if (!female || !male) return undefined;
  const any = either(source, 0.5, female, male);
  const generic = draw(entry?.generic) ?? any;
  return (sex) => {
    if (sex === undefined) return any();
    if (sex === 'female') return female();
    return sex === 'male' ? male() : generic();
  };
}

export function compilePerson(kit: Kit): Compiled<PersonModule> {
  const { faker, source } = kit;
  const { person } = kit.data;
  const anyOf = (list: readonly string[] | undefined) => pick(source, list);
  const sexes: readonly SexType[] = ['female', 'male'];
  return {
    firstName: bySex(source, person?.first_name, anyOf),
    middleName: bySex(source, person?.middle_name, anyOf),
    lastName: person?.last_name_pattern
      ? bySex(source, person.last_name_pattern, (patterns = []) => {
          const draws = patterns.flatMap(({ weight, value }) => {
            const draw = templates(kit, value);
            return draw ? [{ weight, value: draw }] : [];
          });
          const draw = pickWeighted(source, draws);
          return draw && (() => draw()());
        })
      : bySex(source, person?.last_name, anyOf),
    prefix: bySex(source, person?.prefix, anyOf),
    suffix: pick(source, person?.suffix),
    sexType: orElse(pick(source, sexes), faker.person.sexType),
    bio: templates(kit, person?.bio_pattern),
    jobArea: pick(source, person?.job_area),
    jobDescriptor: pick(source, person?.job_descriptor),
    jobType: pick(source, person?.job_type),
  };
}
