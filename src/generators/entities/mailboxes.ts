import { pickIndex, type RandomStream } from '../../random/stream.ts';

const LETTERS = /^[A-Za-z]+$/;
const MARKS_AND_PUNCTUATION = /[^a-z0-9]+/g;

/** Spells a name for an e-mail address: `O'Connell-Díaz` becomes `oconnelldiaz`. */
function mailboxName(name: string): string {
  if (LETTERS.test(name)) return name.toLowerCase();
  return name.normalize('NFKD').toLowerCase().replace(MARKS_AND_PUNCTUATION, '');
}

/** A provider's rules for the part before the `@`: the separators between names, and the length. */
interface Rules {
  readonly separators: readonly string[];
  readonly minLength: number;
  readonly maxLength: number;
}

const ANY: Rules = { separators: ['.', '_', '-', ''], minLength: 1, maxLength: 64 };

const RULES = new Map<string, Rules>([
  // https://support.google.com/mail/answer/9211434
  ['gmail.com', { separators: ['.', ''], minLength: 6, maxLength: 30 }],
  // https://help.yahoo.com/kb/SLN35642.html
  ['yahoo.com', { separators: ['.', '_', ''], minLength: 4, maxLength: 32 }],
]);

export const hasRules = (provider: string) => RULES.has(provider.toLowerCase());

const rulesOf = (provider: string) => RULES.get(provider.toLowerCase()) ?? ANY;

/** The fewest characters that a provider allows before the `@`. */
export const minLengthAt = (provider: string) => rulesOf(provider).minLength;

/** Numbers at the end of a user name are below this. */
const ENDINGS = 100;

/** The names in e-mail spelling, the number at the end, and the user name made from them. */
interface Account {
  readonly first: string;
  readonly last: string;
  readonly ending: string;
  readonly username: string;
}

/**
 * The user name if the provider allows it. Else the names joined with the provider's first separator, cut or filled
 * with `x` to an allowed length.
 */
export function usernameAt(provider: string, { first, last, ending, username }: Account): string {
  const { separators, minLength, maxLength } = rulesOf(provider);
  const { length } = username;
  const own = username.slice(first.length, length - last.length - ending.length);
  if (length >= minLength && length <= maxLength && separators.includes(own)) return username;
  const [separator = ''] = separators;
  const name = `${first}${separator}${last}`.slice(0, maxLength - ending.length);
  return `${name.padEnd(minLength - ending.length, 'x')}${ending}`;
}

/** Samples the parts of a person's e-mail account. Providers are given by their index. */
export function createMailboxes(stream: RandomStream, providers: readonly string[]) {
  const rules = providers.map(rulesOf);
  const known = new Map<string, string>();
  return {
    /** Spells a name for an e-mail address. Does not cache double names, because each rarely comes again. */
    name(name: string): string {
      const found = known.get(name);
      if (found !== undefined) return found;
      const made = mailboxName(name);
      if (!name.includes('-')) known.set(name, made);
      return made;
    },
    /** A number of up to two digits, or no number, with equal probability. */
    ending: (): string => (stream.u32() < 0x80000000 ? '' : String(pickIndex(stream, ENDINGS))),
    /** The index of a provider that allows the names. If none does, any provider. */
    provider(first: string, last: string, ending: string): number {
      const length = first.length + last.length + ending.length;
      const chosen = pickIndex(stream, providers.length);
      for (let i = chosen; i < chosen + providers.length; i++) {
        const provider = i % providers.length;
        const { minLength, maxLength } = rules[provider] ?? ANY;
        // `length < maxLength` leaves room for a separator.
        if (length >= minLength && length < maxLength) return provider;
      }
      return chosen;
    },
    username(provider: number, first: string, last: string, ending: string): string {
      const { separators } = rules[provider] ?? ANY;
      const separator = separators[pickIndex(stream, separators.length)] ?? '';
      return first + separator + last + ending;
    },
  };
}
