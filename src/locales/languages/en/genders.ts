import type { TextsOfAge } from '../../language.ts';

/** In 2026, the ages of the survey's people who were 50 and above in 2022, and 30 and above. */
const ABOVE_50 = 53;
const ABOVE_30 = 33;
/** Younger people are called girls and boys. The survey asked adults. */
const GROWN = 16;

/** Per 10,000 people. */
export const genders: readonly TextsOfAge[] = [
  {
    minAge: ABOVE_50,
    female: 'Woman 9970|Trans woman 20|Non-binary 10',
    male: 'Man 9970|Trans man 20|Non-binary 10',
  },
  {
    minAge: ABOVE_30,
    female: 'Woman 9840|Trans woman 30|Non-binary 80|Gender fluid 20|Genderqueer 15|Agender 15',
    male: 'Man 9840|Trans man 30|Non-binary 80|Gender fluid 20|Genderqueer 15|Agender 15',
  },
  {
    minAge: GROWN,
    female: 'Woman 9490|Trans woman 200|Non-binary 190|Gender fluid 45|Genderqueer 40|Agender 35',
    male: 'Man 9490|Trans man 200|Non-binary 190|Gender fluid 45|Genderqueer 40|Agender 35',
  },
  { minAge: 0, female: 'Girl 1', male: 'Boy 1' },
];
