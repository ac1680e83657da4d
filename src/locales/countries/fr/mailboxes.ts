import type { Mailboxes, MailboxRules } from '../../country.ts';

const MICROSOFT: Omit<MailboxRules, 'provider'> = {
  separators: ['.', '.', '', '_', '-'],
  minLength: 1,
  maxLength: 64,
};
const YAHOO: Omit<MailboxRules, 'provider'> = {
  separators: ['.', '.', '', '_'],
  minLength: 4,
  maxLength: 32,
};
const ORANGE: Omit<MailboxRules, 'provider'> = {
  separators: ['.', '.', '', '-'],
  minLength: 3,
  maxLength: 64,
};

export const mailboxes: Mailboxes = {
  providers:
    'gmail.com 44|orange.fr 12|hotmail.fr 9|free.fr 6|outlook.fr 5|wanadoo.fr 5|yahoo.fr 5|laposte.net 4|icloud.com 3|sfr.fr 3|hotmail.com 2|live.fr 1|bbox.fr 1',
  examples: ['example.com', 'example.net', 'example.org'],
  rules: [
    // https://support.google.com/mail/answer/9211434
    { provider: 'gmail.com', separators: ['.', '.', ''], minLength: 6, maxLength: 30 },
    { provider: 'hotmail.fr', ...MICROSOFT },
    { provider: 'hotmail.com', ...MICROSOFT },
    { provider: 'outlook.fr', ...MICROSOFT },
    { provider: 'live.fr', ...MICROSOFT },
    // https://help.yahoo.com/kb/SLN35642.html
    { provider: 'yahoo.fr', ...YAHOO },
    { provider: 'orange.fr', ...ORANGE },
    { provider: 'wanadoo.fr', ...ORANGE },
    // https://support.apple.com/guide/icloud/mm6b1a490a/icloud
    { provider: 'icloud.com', separators: ['.', '', '_'], minLength: 3, maxLength: 20 },
  ],
};
