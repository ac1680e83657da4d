import { type IbanCountry, ibanAccounts } from '../../catalogue/iban-accounts.ts';
import { withIbanDigits } from './check-digits.ts';
import { characters, countedTexts, inTurn } from './texts.ts';
import type { Values } from './values.ts';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const ALPHABETS: Readonly<Record<string, string>> = { n: DIGITS, a: LETTERS, c: DIGITS + LETTERS };

const GROUP = /(\d+)([nac])/g;

/** IBANs of a country, or of each in turn. */
export function ibanValues(country: IbanCountry | undefined, formatted: boolean): Values {
  const ibansOf = (code: string, account: string) =>
    countedTexts(accountParts(account), (text) => {
      const iban = withIbanDigits(code, text);
      return formatted ? inGroups(iban) : iban;
    });
  if (country !== undefined) return ibansOf(country, ibanAccounts[country]);
  return inTurn(Object.entries(ibanAccounts).map(([code, account]) => ibansOf(code, account)));
}

function accountParts(account: string) {
  return [...account.matchAll(GROUP)].flatMap(([, length, alphabet = '']) =>
    characters(ALPHABETS[alphabet] ?? '', Number(length)),
  );
}

function inGroups(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
