import type { Mailboxes, MailboxRules } from '../../locales/locale.ts';
import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { unpackWeighted } from '../weighted.ts';

const LETTERS = /^[A-Za-z]+$/;
const MARKS_AND_PUNCTUATION = /[^a-z0-9]+/g;

/** Spells a name for an e-mail address: `O'Connell-Díaz` becomes `oconnelldiaz`. */
export function mailboxName(name: string): string {
  if (LETTERS.test(name)) return name.toLowerCase();
  return name.normalize('NFKD').toLowerCase().replace(MARKS_AND_PUNCTUATION, '');
}

/** A provider's rules for the part before the `@`: the separators between names, and the length. */
type Rules = Omit<MailboxRules, 'provider'>;

const ANY: Rules = {
  separators: ['.', '.', '.', '.', '', '', '', '_', '_', '-'],
  minLength: 1,
  maxLength: 64,
};

/** A provider's rules, if it has any. */
export function rulesOf({ rules }: Mailboxes, provider: string): Rules | undefined {
  const name = provider.toLowerCase();
  return rules.find((own) => own.provider === name);
}

/** The fewest characters that a provider allows before the `@`. */
export function minLengthAt(mailboxes: Mailboxes, provider: string): number {
  return (rulesOf(mailboxes, provider) ?? ANY).minLength;
}

/** Numbers at the end of a user name. Two of them are left out because of what they can mean. */
const NUMBERS = Array.from({ length: 100 }, (_, number) => String(number)).filter(
  (number) => number !== '69' && number !== '88',
);
/** No number, or one of them. */
export const ENDINGS = ['', ...NUMBERS];

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
export function usernameAt(
  { separators, minLength, maxLength }: Rules,
  { first, last, ending, username }: Account,
): string {
  const { length } = username;
  const own = username.slice(first.length, length - last.length - ending.length);
  if (length >= minLength && length <= maxLength && separators.includes(own)) return username;
  const [separator = ''] = separators;
  const name = `${first}${separator}${last}`.slice(0, maxLength - ending.length);
  return `${name.padEnd(minLength - ending.length, 'x')}${ending}`;
}

/** The names in e-mail spelling and the numbers at the end, by row. */
interface AccountColumns {
  readonly firsts: readonly string[];
  readonly lasts: readonly string[];
  readonly endings: readonly string[];
}

/** Makes the parts of people's e-mail accounts. Providers are given by their index. */
export function createMailboxes(stream: RandomStream, mailboxes: Mailboxes) {
  const { texts: providers, weights } = unpackWeighted(mailboxes.providers);
  const rules = providers.map((provider) => rulesOf(mailboxes, provider) ?? ANY);

  function allowedFrom(chosen: number, length: number): number {
    for (let i = chosen; i < chosen + providers.length; i++) {
      const provider = i % providers.length;
      const { minLength, maxLength } = rules[provider] ?? ANY;
      // `length < maxLength` leaves room for a separator.
      if (length >= minLength && length < maxLength) return provider;
    }
    return chosen;
  }

  return {
    domains: providers,
    /** Indexes of providers, repeated by the providers' weights. */
    choices: providers.flatMap((_, provider) => new Array<number>(weights[provider] ?? 0).fill(provider)),
    /** The separators between names that each provider allows. */
    separators: rules.map(({ separators }) => separators),
    /** Samples an index of `ENDINGS`. The first has the same probability as all others together. */
    ending: (): number => (stream.u32() < 0x80000000 ? 0 : 1 + pickIndex(stream, NUMBERS.length)),
    /**
     * In each row, the first provider, from the chosen one on, that allows the names. If none does, the chosen one.
     */
    providers: (chosen: readonly number[], { firsts, lasts, endings }: AccountColumns): readonly number[] =>
      firsts.map((first, i) =>
        allowedFrom(chosen[i] ?? 0, first.length + (lasts[i] ?? '').length + (endings[i] ?? '').length),
      ),
    usernames: (
      separators: readonly string[],
      { firsts, lasts, endings }: AccountColumns,
    ): readonly string[] =>
      firsts.map((first, i) => first + (separators[i] ?? '') + (lasts[i] ?? '') + (endings[i] ?? '')),
  };
}
