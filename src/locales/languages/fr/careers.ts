import type { Careers } from '../../jobs.ts';

/** Compiled by hand: the ages of people at work, and of doctors, dentists and veterinarians. */
export const careers: Careers = {
  ages: [16, 18, 21, 25, 30, 40, 55, 62, 67, 72],
  doctorsPerMillion: [0, 0, 0, 1500, 6000, 6500, 7000, 7500, 6000, 4000],
};
