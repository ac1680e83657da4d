import type { Faker } from '@faker-js/faker';
import { pickIndex, type RandomStream } from '../random/stream.ts';
import { interests, roles as roleList } from './data/interests.ts';
import { chainLength, longestOf } from './text-lengths.ts';

/** What a bio is made of: roles, and before them an interest or not; an emoji at the end or not. */
interface Form {
  readonly roles: number;
  readonly hasInterest: boolean;
  readonly hasEmoji: boolean;
}

const FORM: Form = { roles: 1, hasInterest: false, hasEmoji: false };

const FORMS: readonly Form[] = [
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

/** Neither faces nor people, flags, weapons or signs of a religion. */
function emojiOfBios(faker: Faker): readonly string[] {
  const { activity = [], food = [], nature = [] } = faker.definitions.internet.emoji;
  return [...activity, ...food, ...nature];
}

/** Short texts about people, in the forms of faker's. */
export function createBios(faker: Faker, stream: RandomStream): () => string {
  const topics = interests.split('|');
  const roles = roleList.split('|');
  const emoji = emojiOfBios(faker);
  const pick = (list: readonly string[]) => list[pickIndex(stream, list.length)] ?? '';
  return () => {
    const { roles: count, hasInterest, hasEmoji } = FORMS[pickIndex(stream, FORMS.length)] ?? FORM;
    let bio = hasInterest ? `${pick(topics)} ${pick(FONDNESS)}` : '';
    // Three at most, by steps whose sum is below the list's length: no role twice.
    let at = pickIndex(stream, roles.length);
    for (let i = 0; i < count; i++) {
      bio += bio === '' ? roles[at] : `, ${roles[at]}`;
      at = (at + 1 + pickIndex(stream, Math.floor(roles.length / 3))) % roles.length;
    }
    return hasEmoji ? `${bio} ${pick(emoji)}` : bio;
  };
}

/** The characters of the longest bio: an interest and a role, or three roles; and an emoji. */
export function bioLength(faker: Faker): number {
  const role = longestOf(roleList.split('|'));
  const interest = longestOf(interests.split('|')) + 1 + longestOf(FONDNESS);
  const text = Math.max(interest + ', '.length + role, chainLength(3, role, ', '));
  return text + 1 + longestOf(emojiOfBios(faker));
}
