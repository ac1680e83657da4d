import type { RandomStream } from '../../random/stream.ts';
import { createWeightedPicker } from '../../random/weighted.ts';
import { unpackWeighted, type WeightedTexts } from '../weighted.ts';
import type { Sex } from './names.ts';

/** The last decades of the tables of names in which those were born who may have studied, have married, be of age. */
const LAST_GRADUATES = 6;
const LAST_SPOUSES = 7;
const LAST_ADULTS = 8;

/** Of those who have studied 13 in 1,000 are addressed as doctors, which are 10 of all from 18 to 80. */
const PREFIXES = {
  graduate: { female: 'Mrs. 500|Ms. 387|Miss 100|Dr. 13', male: 'Mr. 987|Dr. 13' },
  spouse: { female: 'Mrs. 20|Ms. 55|Miss 25', male: 'Mr. 1' },
  adult: { female: 'Ms. 60|Miss 40', male: 'Mr. 1' },
  child: { female: 'Miss 1', male: 'Mr. 1' },
};

/** In 1,000 people; a doctor has no degree after the name too. */
const SUFFIXES = {
  graduate: {
    female: ' 990|MD 4|PhD 4|DDS 1|DVM 1',
    male: ' 958|Jr. 18|Sr. 6|II 3|III 5|IV 1|MD 4|PhD 4|DDS 1|DVM 1',
  },
  doctor: { female: ' 1', male: ' 967|Jr. 18|Sr. 6|II 3|III 5|IV 1' },
  young: { female: ' 1', male: ' 973|Jr. 18|II 3|III 5|IV 1' },
};

/** Of a hundred full names, those with a prefix; a doctor's has it always. */
const WITH_PREFIX_PERCENT = 12;

type Pick = () => string;
type BySex = Readonly<Record<Sex, string>>;

/** Prefixes and suffixes that fit a sex and an age. */
export function createTitles(stream: RandomStream) {
  const picker = ({ texts, weights }: WeightedTexts): Pick => {
    const pick = createWeightedPicker(stream, weights);
    return () => texts[pick()] ?? '';
  };
  const bySex = ({ female, male }: BySex) => ({
    female: picker(unpackWeighted(female)),
    male: picker(unpackWeighted(male)),
  });
  const prefixes = {
    graduate: bySex(PREFIXES.graduate),
    spouse: bySex(PREFIXES.spouse),
    adult: bySex(PREFIXES.adult),
    child: bySex(PREFIXES.child),
  };
  const suffixes = {
    graduate: bySex(SUFFIXES.graduate),
    doctor: bySex(SUFFIXES.doctor),
    young: bySex(SUFFIXES.young),
  };
  return {
    prefix(sex: Sex, decade: number): string {
      if (decade <= LAST_GRADUATES) return prefixes.graduate[sex]();
      if (decade <= LAST_SPOUSES) return prefixes.spouse[sex]();
      return decade <= LAST_ADULTS ? prefixes.adult[sex]() : prefixes.child[sex]();
    },
    /** None for most people. */
    suffix(sex: Sex, decade: number, prefix: string): string {
      if (decade > LAST_GRADUATES) return suffixes.young[sex]();
      return prefix === 'Dr.' ? suffixes.doctor[sex]() : suffixes.graduate[sex]();
    },
    fullName(prefix: string, name: string, suffix: string): string {
      const isAddressed = stream.next() * 100 < WITH_PREFIX_PERCENT || prefix === 'Dr.';
      const addressed = isAddressed ? `${prefix} ${name}` : name;
      return suffix === '' ? addressed : `${addressed} ${suffix}`;
    },
  };
}
