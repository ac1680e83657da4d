import type { FakerLists } from '../locales/faker-lists.ts';
import type { Language } from '../locales/language.ts';
import type { RandomStream } from '../random/stream.ts';
import { pickOne, pickUniform } from '../random/uniform.ts';
import { anyOf, chained, joined, type TextFacts } from './text-facts.ts';

/** The parts of a bio: an optional interest, then roles, then an optional emoji. */
interface BioForm {
  readonly roles: number;
  readonly hasInterest: boolean;
  readonly hasEmoji: boolean;
}

const FORM: BioForm = { roles: 1, hasInterest: false, hasEmoji: false };

const FORMS: readonly BioForm[] = [
  FORM,
  { roles: 2, hasInterest: false, hasEmoji: false },
  { roles: 3, hasInterest: false, hasEmoji: false },
  { roles: 3, hasInterest: false, hasEmoji: true },
  { roles: 0, hasInterest: true, hasEmoji: false },
  { roles: 0, hasInterest: true, hasEmoji: true },
  { roles: 1, hasInterest: true, hasEmoji: false },
  { roles: 1, hasInterest: true, hasEmoji: true },
];

/** Leaves out faces, people, flags, weapons and religious signs. */
function emojiOfBios(lists: FakerLists): readonly string[] {
  const { activity = [], food = [], nature = [] } = lists.internet.emoji;
  return [...activity, ...food, ...nature];
}

/** Samples short texts about people in the same forms as faker. */
export function createBios({ bios, lists }: Language, stream: RandomStream): () => string {
  const topics = bios.interests.split('|');
  const fondness = bios.fondness.split('|');
  const roles = bios.roles.split('|');
  const emoji = emojiOfBios(lists);
  const pick = (list: readonly string[]) => pickOne(stream, list);
  return () => {
    const { roles: count, hasInterest, hasEmoji } = pickOne(stream, FORMS);
    let bio = '';
    if (hasInterest) {
      const topic = pick(topics);
      const fond = pick(fondness);
      bio = bios.isInterestFirst ? `${topic} ${fond}` : `${fond} ${topic}`;
    }
    // At most three roles. Each step is at most a third of the list, so no role is chosen twice.
    let at = pickUniform(stream, roles.length);
    for (let i = 0; i < count; i++) {
      bio += bio === '' ? roles[at] : `, ${roles[at]}`;
      at = (at + 1 + pickUniform(stream, Math.floor(roles.length / 3))) % roles.length;
    }
    return hasEmoji ? `${bio} ${pick(emoji)}` : bio;
  };
}

/** The longest bios have an interest and a role, or three roles, and an emoji. */
export function bioTexts({ bios, lists }: Language): TextFacts {
  const roles = bios.roles.split('|');
  const [topics, fondness] = [bios.interests.split('|'), bios.fondness.split('|')];
  const interest = bios.isInterestFirst ? joined(topics, ' ', fondness) : joined(fondness, ' ', topics);
  return joined(anyOf([joined(interest, ', ', roles), chained(3, roles, ', ')]), ' ', emojiOfBios(lists));
}
