import type { Mailboxes } from '../locale.ts';

export const mailboxes: Mailboxes = {
  providers: ['gmail.com', 'hotmail.com', 'yahoo.com'],
  examples: ['example.com', 'example.net', 'example.org'],
  rules: [
    // https://support.google.com/mail/answer/9211434
    { provider: 'gmail.com', separators: ['.', ''], minLength: 6, maxLength: 30 },
    // https://help.yahoo.com/kb/SLN35642.html
    { provider: 'yahoo.com', separators: ['.', '_', ''], minLength: 4, maxLength: 32 },
  ],
};
