import type { Careers } from '../../jobs.ts';

/** The classes are those of the table of jobs. Two in 100 adults are called Dr. Estimated. */
export const careers: Careers = {
  ages: [16, 18, 22, 25, 30, 35, 45, 55, 60, 65, 70, 75],
  doctorsPerMillion: [0, 0, 0, 2000, 11000, 19000, 21000, 20000, 20000, 24000, 26000, 26000],
};
