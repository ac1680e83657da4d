import type { git as fields } from '../catalogue/fields/git.ts';
import { commitDates } from '../schema/date-ranges.ts';
import { LOWER_HEX } from './characters.ts';
import { additions, changes, dependencies, faults, modules } from './data/git.ts';
import { type EntriesOf, oneOf } from './field-entry.ts';
import { hexSampler } from './hexadecimal.ts';
import { moments } from './moments.ts';
import { once } from './once.ts';
import { combinations, textPlaces } from './text-combinations.ts';
import { characterSets } from './text-facts.ts';

interface Work {
  readonly message: string;
  readonly branch: string;
}

const ANY_MODULE = Object.values(modules).join('|');

/** `dark mode` becomes `dark-mode`. */
const slugOf = (text: string) => text.toLowerCase().replace(/[ .]/g, '-').replace('+', '-plus-');

/** All messages and branches that name one entry of each list. */
function workOf(
  first: string,
  second: string,
  write: (first: string, second: string) => Work,
): readonly Work[] {
  const seconds = second.split('|');
  return first.split('|').flatMap((one) => seconds.map((other) => write(one, other)));
}

const fixes = (list: string, parts: string) =>
  workOf(list, parts, (fault, part) => ({
    message: `Fix ${fault} in ${part}`,
    branch: `fix/${slugOf(part)}-${slugOf(fault)}`,
  }));

const features = (list: string, parts: string) =>
  workOf(list, parts, (addition, part) => ({
    message: `Add ${addition} to ${part}`,
    branch: `feature/${slugOf(part)}-${slugOf(addition)}`,
  }));

/** Each is one commit on one branch. All differ. */
const allWork = once((): readonly Work[] => [
  ...fixes(faults.page, modules.page),
  ...fixes(faults.server, modules.server),
  ...fixes(faults.any, ANY_MODULE),
  ...features(additions.page, modules.page),
  ...features(additions.server, modules.server),
  ...features(additions.any, ANY_MODULE),
  ...workOf(changes, ANY_MODULE, (change, part) => ({
    message: `${change} ${part}`,
    branch: change === 'Refactor' ? `refactor/${slugOf(part)}` : `refactor/${slugOf(change)}-${slugOf(part)}`,
  })),
  ...workOf('Update|Downgrade|Pin|Replace', dependencies, (change, name) => ({
    message: `${change} ${name}`,
    branch: `chore/${slugOf(change)}-${slugOf(name)}`,
  })),
]);

const messages = once(() => allWork().map(({ message }) => message));
const branches = once(() => allWork().map(({ branch }) => branch));

export const git = {
  'git.commitMessage': oneOf(messages),
  'git.branch': oneOf(branches),
  'git.commitSha': {
    generate: ({ stream, options: { length } }) => hexSampler(stream, length),
    // The limit of 2^104 keeps texts of 24 and 25 digits counted, so that their existing values do not change.
    values: ({ options: { length } }) =>
      combinations(textPlaces(LOWER_HEX, length), { fastest: 'last', unlimitedFrom: 2n ** 104n }),
    length: ({ options: { length } }) => length,
    characters: characterSets.hex,
  },
  'git.commitDate': moments(commitDates),
} satisfies EntriesOf<typeof fields>;
