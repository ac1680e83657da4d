import { additions, changes, dependencies, faults, modules } from '../data/git.ts';
import { once } from '../once.ts';
import type { PartMaker } from './part.ts';

interface Work {
  readonly message: string;
  readonly branch: string;
}

const ANY_MODULE = Object.values(modules).join('|');

/** `dark mode` becomes `dark-mode`. */
const slugOf = (text: string) => text.toLowerCase().replace(/[ .]/g, '-').replace('+', '-plus-');

interface Entry {
  readonly text: string;
  /** The beginnings of its words. */
  readonly stems: readonly string[];
}

function entriesOf(list: string): readonly Entry[] {
  return list.split('|').map((text) => {
    const words = text.toLowerCase().split(/[^a-z]+/);
    return { text, stems: words.filter((word) => word.length > 2).map((word) => word.slice(0, 4)) };
  });
}

/** All messages and branches that name one entry of each list and no word twice, such as `health probe to health check`. */
function workOf(
  first: string,
  second: string,
  write: (first: string, second: string) => Work,
): readonly Work[] {
  const seconds = entriesOf(second);
  return entriesOf(first).flatMap(({ text, stems }) =>
    seconds
      .filter((other) => !other.stems.some((stem) => stems.includes(stem)))
      .map((other) => write(text, other.text)),
  );
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

/** Each is one commit on one branch. All messages differ, and all branches. */
export const allWork = once((): readonly Work[] => [
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

/** A commit, with a message and a branch that say the same. */
export function commitParts() {
  const messages = once(() => allWork().map(({ message }) => message));
  const branches = once(() => allWork().map(({ branch }) => branch));
  return ({ chosen, listed }: PartMaker) => {
    const entry = chosen('entry', allWork().length);
    return { message: listed(entry, messages), branch: listed(entry, branches) };
  };
}
