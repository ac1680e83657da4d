import type { Streets } from '../../places.ts';
import { streetNames } from './street-names.ts';

/** SOURCES.md beside this file names the sources. */
export const streets: Streets = {
  directions: '',
  kinds: [{ share: 1000, weightedNames: streetNames, withDirectionPercent: 0 }],
  houseNumbers: [
    [40, 40, 38, 37, 37, 34, 33, 32, 31],
    [220, 130, 70, 45, 32, 25, 20, 16, 14],
    [80, 35, 20, 12, 9, 6, 4, 3, 2],
    [6, 1, 0, 0, 0, 0, 0, 0, 0],
  ],
  houseNumberEnds: ' 977| bis 20| ter 3',
};
