import type { Mailboxes } from '../locales/country.ts';
import { unpackWeighted } from './weighted.ts';

/** The options that decide the domain of an e-mail address. */
interface MailOptions {
  readonly provider?: string | undefined;
  readonly reserved?: boolean | undefined;
  readonly work?: boolean | undefined;
}

/** The most digits at the end of a user name: two, or more if the greatest row number has more. */
export function endingLength(rowCount: number): number {
  return Math.max(2, String(Math.max(0, rowCount - 1)).length);
}

/** Whether the address has the domain of the row's company. */
export function isWorkAddress({ provider, reserved, work }: MailOptions): boolean {
  return !provider && !reserved && work === true;
}

/** The domains that an e-mail address can have with these options, if it is no work address. */
export function mailDomains(
  { providers, examples }: Mailboxes,
  { provider, reserved }: MailOptions,
): readonly string[] {
  if (provider) return [provider];
  return reserved ? examples : unpackWeighted(providers).texts;
}
