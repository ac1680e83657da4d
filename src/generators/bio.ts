import type { Faker } from '@faker-js/faker';
import { pickIndex, type RandomStream } from '../random/stream.ts';
import { interests, roles as roleList } from './data/interests.ts';
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

const FONDNESS = ['advocate', 'devotee', 'enthusiast', 'fan', 'lover', 'supporter'] as const;

/** Leaves out faces, people, flags, weapons and religious signs. */
function emojiOfBios(faker: Faker): readonly string[] {
  const { activity = [], food = [], nature = [] } = faker.definitions.internet.emoji;
  return [...activity, ...food, ...nature];
}

/** Samples short texts about people in the same forms as faker. */
export function createBios(faker: Faker, stream: RandomStream): () => string {
  const topics = interests.split('|');
  const roles = roleList.split('|');
  const emoji = emojiOfBios(faker);
  const pick = (list: readonly string[]) => list[pickIndex(stream, list.length)] ?? '';
  return () => {
    const { roles: count, hasInterest, hasEmoji } = FORMS[pickIndex(stream, FORMS.length)] ?? FORM;
    let bio = hasInterest ? `${pick(topics)} ${pick(FONDNESS)}` : '';
    // At most three roles. Each step is at most a third of the list, so no role is chosen twice.
    let at = pickIndex(stream, roles.length);
    for (let i = 0; i < count; i++) {
      bio += bio === '' ? roles[at] : `, ${roles[at]}`;
      at = (at + 1 + pickIndex(stream, Math.floor(roles.length / 3))) % roles.length;
    }
    return hasEmoji ? `${bio} ${pick(emoji)}` : bio;
  };
}

/** The longest bios have an interest and a role, or three roles, and an emoji. */
export function bioTexts(faker: Faker): TextFacts {
  const roles = roleList.split('|');
  const interest = joined(interests.split('|'), ' ', FONDNESS);
  return joined(anyOf([joined(interest, ', ', roles), chained(3, roles, ', ')]), ' ', emojiOfBios(faker));
}
