import type { Mailboxes, MailboxRules } from '../../country.ts';

const YAHOO: Omit<MailboxRules, 'provider'> = {
  separators: ['.', '.', '.', '', '', '', '_'],
  minLength: 4,
  maxLength: 32,
};
const XFINITY = { ...YAHOO, separators: ['.', '', '_'], minLength: 3 };

export const mailboxes: Mailboxes = {
  providers:
    'gmail.com 54|yahoo.com 17|hotmail.com 8|outlook.com 5|aol.com 5|comcast.net 2|msn.com 1|live.com 1|att.net 1|icloud.com 6',
  examples: ['example.com', 'example.net', 'example.org'],
  rules: [
    // https://support.google.com/mail/answer/9211434
    { provider: 'gmail.com', separators: ['.', ''], minLength: 6, maxLength: 30 },
    // https://help.yahoo.com/kb/SLN35642.html. Yahoo runs the mail of AOL and AT&T.
    { provider: 'yahoo.com', ...YAHOO },
    { provider: 'aol.com', ...YAHOO },
    { provider: 'att.net', ...YAHOO },
    // https://www.xfinity.com/support/articles/create-xfinity-id
    { provider: 'comcast.net', ...XFINITY },
    // https://support.apple.com/guide/icloud/mm6b1a490a/icloud
    { provider: 'icloud.com', separators: ['.', '', '_'], minLength: 3, maxLength: 20 },
  ],
};
