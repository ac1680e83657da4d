import type { TextsOfAge } from '../locale.ts';

/** The last years of birth of the survey's people aged 50 and above, and 30 and above. */
const LAST_ABOVE_50 = 1972;
const LAST_ABOVE_30 = 1992;
/** The last year of birth of those who are not called girls and boys. The survey asked adults. */
const LAST_GROWN = 2010;

/** Per 10,000 people. */
export const genders: readonly TextsOfAge[] = [
  {
    bornUntil: LAST_ABOVE_50,
    female: 'Woman 9970|Trans woman 20|Non-binary 10',
    male: 'Man 9970|Trans man 20|Non-binary 10',
  },
  {
    bornUntil: LAST_ABOVE_30,
    female: 'Woman 9840|Trans woman 30|Non-binary 80|Gender fluid 20|Genderqueer 15|Agender 15',
    male: 'Man 9840|Trans man 30|Non-binary 80|Gender fluid 20|Genderqueer 15|Agender 15',
  },
  {
    bornUntil: LAST_GROWN,
    female: 'Woman 9490|Trans woman 200|Non-binary 190|Gender fluid 45|Genderqueer 40|Agender 35',
    male: 'Man 9490|Trans man 200|Non-binary 190|Gender fluid 45|Genderqueer 40|Agender 35',
  },
  { bornUntil: Number.MAX_SAFE_INTEGER, female: 'Girl 1', male: 'Boy 1' },
];
