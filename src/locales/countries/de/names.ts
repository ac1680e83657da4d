import type { Names } from '../../people.ts';
import { firstNames } from './first-names.ts';
import { surnames } from './surnames.ts';

export const names: Names = { first: firstNames, last: surnames, twoSurnamesPercent: 4 };
