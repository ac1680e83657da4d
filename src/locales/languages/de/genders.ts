import type { TextsOfAge } from '../../language.ts';

const GROWN = 16;

/** Per 10,000 people. The shares are those of `en/genders.ts`, in three words of forms: estimated. */
export const genders: readonly TextsOfAge[] = [
  { minAge: 53, female: 'Weiblich 9980|Divers 20', male: 'Männlich 9980|Divers 20' },
  { minAge: 33, female: 'Weiblich 9930|Divers 70', male: 'Männlich 9930|Divers 70' },
  { minAge: GROWN, female: 'Weiblich 9800|Divers 200', male: 'Männlich 9800|Divers 200' },
  { minAge: 0, female: 'Weiblich 1', male: 'Männlich 1' },
];
