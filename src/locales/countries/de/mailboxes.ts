import type { Mailboxes } from '../../country.ts';

export const mailboxes: Mailboxes = {
  // Estimated.
  providers:
    'gmx.de 22|web.de 20|gmail.com 26|t-online.de 11|gmx.net 6|outlook.de 3|hotmail.de 3|icloud.com 4|freenet.de 2|posteo.de 2|mail.de 1',
  examples: ['example.com', 'example.net', 'example.org'],
  rules: [
    // https://support.google.com/mail/answer/9211434
    { provider: 'gmail.com', separators: ['.', ''], minLength: 6, maxLength: 30 },
    // https://hilfe.gmx.net: letters, digits, and . _ - between them. The same company runs web.de.
    { provider: 'gmx.de', separators: ['.', '.', '.', '-', '_', ''], minLength: 3, maxLength: 40 },
    { provider: 'gmx.net', separators: ['.', '.', '.', '-', '_', ''], minLength: 3, maxLength: 40 },
    { provider: 'web.de', separators: ['.', '.', '.', '-', '_', ''], minLength: 3, maxLength: 40 },
    { provider: 't-online.de', separators: ['.', '.', '-'], minLength: 3, maxLength: 30 },
    // https://support.apple.com/guide/icloud/mm6b1a490a/icloud
    { provider: 'icloud.com', separators: ['.', '', '_'], minLength: 3, maxLength: 20 },
  ],
};
