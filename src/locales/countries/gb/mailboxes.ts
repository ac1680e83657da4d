import type { Mailboxes, MailboxRules } from '../../country.ts';

const YAHOO: Omit<MailboxRules, 'provider'> = {
  separators: ['.', '.', '.', '', '', '', '_'],
  minLength: 4,
  maxLength: 32,
};

export const mailboxes: Mailboxes = {
  providers:
    'gmail.com 50|hotmail.co.uk 11|hotmail.com 8|outlook.com 7|yahoo.co.uk 8|icloud.com 7|btinternet.com 4|live.co.uk 2|sky.com 1|talktalk.net 1|virginmedia.com 1',
  examples: ['example.com', 'example.net', 'example.org'],
  rules: [
    // https://support.google.com/mail/answer/9211434
    { provider: 'gmail.com', separators: ['.', ''], minLength: 6, maxLength: 30 },
    // https://help.yahoo.com/kb/SLN35642.html. Yahoo runs the mail of Sky.
    { provider: 'yahoo.co.uk', ...YAHOO },
    { provider: 'sky.com', ...YAHOO },
    // https://support.apple.com/guide/icloud/mm6b1a490a/icloud
    { provider: 'icloud.com', separators: ['.', '', '_'], minLength: 3, maxLength: 20 },
  ],
};
