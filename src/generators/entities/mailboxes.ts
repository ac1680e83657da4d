import type { Mailboxes, MailboxRules } from '../../locales/country.ts';
import { mapped } from '../../mapped.ts';
import { firstBits, type StreamKey, TWO_POW_32 } from '../../random/stream.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';

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
const ENDINGS = ['', ...NUMBERS];

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

/** The names in e-mail spelling, by row, and numbers at the end that replace random ones. */
export interface AccountNames {
  readonly firsts: readonly string[];
  readonly lasts: readonly string[];
  readonly numbers: readonly string[] | undefined;
}

/**
 * Makes people's e-mail accounts. One integer stands for the provider, the separator between the names, and the number at the
 * end, if it is random.
 */
export function createMailboxes(mailboxes: Mailboxes) {
  const { texts: providers, weights } = unpackWeighted(mailboxes.providers);
  const rules = providers.map((provider) => rulesOf(mailboxes, provider) ?? ANY);
  /** Indexes of providers, repeated by the providers' weights. */
  const choices = providers.flatMap((_, provider) =>
    new Array<number>(weights[provider] ?? 0).fill(provider),
  );
  const separators = [...new Set(rules.flatMap((own) => own.separators))];
  /** The separators between names that each provider allows, by their indexes. */
  const allowed = rules.map((own) => own.separators.map((separator) => separators.indexOf(separator)));
  /** Half of the accounts have no number. */
  const endings = [...NUMBERS.map(() => 0), ...NUMBERS.map((_, i) => i + 1)];
  const afterSeparator = providers.length * ENDINGS.length;
  const atProviders = once(() => providers.map((provider) => `@${provider}`));
  const endingsAtProviders = once(() =>
    // Flat texts: a file of addresses then takes a tenth less time.
    atProviders().flatMap((provider) => ENDINGS.map((ending) => [ending, provider].join(''))),
  );

  /** The first provider, from the chosen one on, that allows names of a length. If none does, the chosen one. */
  function allowedFrom(chosen: number, length: number): number {
    for (let i = chosen; i < chosen + providers.length; i++) {
      const provider = i < providers.length ? i : i - providers.length;
      const { minLength, maxLength } = rules[provider] ?? ANY;
      // `length < maxLength` leaves room for a separator.
      if (length >= minLength && length < maxLength) return provider;
    }
    return chosen;
  }

  /** One random number of 32 bits decides all of an account: the names fit the provider's rules. */
  function sample(
    key: StreamKey,
    rows: readonly number[],
    { firsts, lasts, numbers }: AccountNames,
  ): readonly number[] {
    const accounts = new Array<number>(rows.length);
    for (let i = 0; i < rows.length; i++) {
      const forEnding = (firstBits(key, rows[i] ?? 0) / TWO_POW_32) * endings.length;
      const ending = endings[forEnding | 0] ?? 0;
      const forProvider = (forEnding - (forEnding | 0)) * choices.length;
      const length = (firsts[i] ?? '').length + (lasts[i] ?? '').length;
      const { length: more } = (numbers ? numbers[i] : ENDINGS[ending]) ?? '';
      const provider = allowedFrom(choices[forProvider | 0] ?? 0, length + more);
      const own = allowed[provider] ?? [];
      const separator = own[((forProvider - (forProvider | 0)) * own.length) | 0] ?? 0;
      accounts[i] = (separator * providers.length + provider) * ENDINGS.length + ending;
    }
    return accounts;
  }

  /** Writes a text for each account: the names with the separator, and what follows. */
  function write(
    accounts: readonly number[],
    { firsts, lasts, numbers }: AccountNames,
    tails: readonly string[],
  ): readonly string[] {
    const texts = new Array<string>(accounts.length);
    for (let i = 0; i < accounts.length; i++) {
      const account = accounts[i] ?? 0;
      const separator = (account / afterSeparator) | 0;
      const rest = account - separator * afterSeparator;
      const names = (firsts[i] ?? '') + (separators[separator] ?? '') + (lasts[i] ?? '');
      texts[i] = numbers
        ? names + (numbers[i] ?? '') + (tails[(rest / ENDINGS.length) | 0] ?? '')
        : names + (tails[rest] ?? '');
    }
    return texts;
  }

  const noTails = providers.map(() => '');
  const endingTails = providers.flatMap(() => ENDINGS);
  return {
    sample,
    endings: (accounts: readonly number[]): readonly string[] =>
      mapped(accounts, (account) => ENDINGS[account % ENDINGS.length] ?? ''),
    usernames: (accounts: readonly number[], names: AccountNames) =>
      write(accounts, names, names.numbers ? noTails : endingTails),
    addresses: (accounts: readonly number[], names: AccountNames) =>
      write(accounts, names, names.numbers ? atProviders() : endingsAtProviders()),
  };
}
