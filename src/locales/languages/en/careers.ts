// Written by scripts/data/jobs.mjs; SOURCES.md names the sources.
import type { Careers } from '../../jobs.ts';

export const careers: Careers = {
  ages: [16, 18, 22, 25, 30, 35, 45, 55, 60, 65, 70, 75],
  doctorsPerMillion: [0, 0, 0, 0, 7404, 7864, 8185, 8846, 10477, 14552, 21903, 32209],
};
