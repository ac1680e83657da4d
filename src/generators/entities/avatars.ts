import { firstFraction, type StreamKey } from '../../random/stream.ts';
import type { Sex } from './cohorts.ts';

/** Portraits of each sex: https://github.com/faker-js/assets-person-portrait */
const PORTRAITS = 100;
/** Pictures of GitHub's users, by their number. */
export const GITHUB_AVATARS = 'https://avatars.githubusercontent.com/u/';
export const GITHUB_USERS = 100_000_001;

function portraitsOf(sex: Sex): readonly string[] {
  const url = `https://cdn.jsdelivr.net/gh/faker-js/assets-person-portrait/${sex}/512/`;
  return Array.from({ length: PORTRAITS }, (_, i) => `${url}${i}.jpg`);
}

const portraits: Readonly<Record<Sex, readonly string[]>> = {
  female: portraitsOf('female'),
  male: portraitsOf('male'),
};

/** Of portraits; the URLs of GitHub are shorter. */
export const avatarLength = Math.max(...portraits.female.map(({ length }) => length));

/** Half of the avatars are portraits, which show the person's sex, and half are pictures of GitHub's users, as in faker. */
export function sampleAvatars(
  key: StreamKey,
  rows: readonly number[],
  sexes: readonly Sex[],
): readonly string[] {
  const avatars = new Array<string>(rows.length);
  for (let i = 0; i < rows.length; i++) {
    const ofHalf = 2 * firstFraction(key, rows[i] ?? 0);
    avatars[i] =
      ofHalf < 1
        ? (portraits[sexes[i] ?? 'female'][(ofHalf * PORTRAITS) | 0] ?? '')
        : GITHUB_AVATARS + (((ofHalf - 1) * GITHUB_USERS) | 0);
  }
  return avatars;
}
