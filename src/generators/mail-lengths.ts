import type { Mailboxes } from '../locales/locale.ts';

/** The most digits at the end of a user name: two, or more if the greatest row number has more. */
export function endingLength(rowCount: number): number {
  return Math.max(2, String(Math.max(0, rowCount - 1)).length);
}

/** The domains that an e-mail address can have with these options. */
export function mailDomains(
  { providers, examples }: Mailboxes,
  {
    provider,
    reserved = false,
  }: { readonly provider?: string | undefined; readonly reserved?: boolean | undefined },
): readonly string[] {
  if (provider) return [provider];
  return reserved ? examples : providers;
}
