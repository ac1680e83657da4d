import type { TextsOfAge } from '../../language.ts';

/** Per 10,000 people, as in `../en/genders.ts`: no survey of France was opened. */
export const genders: readonly TextsOfAge[] = [
  {
    minAge: 53,
    female: 'Femme 9970|Femme trans 20|Non binaire 10',
    male: 'Homme 9970|Homme trans 20|Non binaire 10',
  },
  {
    minAge: 33,
    female: 'Femme 9840|Femme trans 30|Non binaire 80|Genre fluide 20|Genderqueer 15|Agenre 15',
    male: 'Homme 9840|Homme trans 30|Non binaire 80|Genre fluide 20|Genderqueer 15|Agenre 15',
  },
  {
    minAge: 16,
    female: 'Femme 9490|Femme trans 200|Non binaire 190|Genre fluide 45|Genderqueer 40|Agenre 35',
    male: 'Homme 9490|Homme trans 200|Non binaire 190|Genre fluide 45|Genderqueer 40|Agenre 35',
  },
  { minAge: 0, female: 'Fille 1', male: 'Garçon 1' },
];
