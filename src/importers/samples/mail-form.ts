const MAIL = /^([^\s@]{1,64})@([^\s@]{1,200})$/;
const KNOWN_MAX = 2000;
/** Nearly all addresses begin with such a prefix, as in `dep.silva@example.org`. */
const PREFIX = /^[a-z]{2,6}[._-]/;
const PREFIX_PERCENT_MIN = 90;
const PREFIX_ROWS_MIN = 10;
const SEPARATOR_PERCENT_MIN = 50;
/** A mailbox such as `info` or `office`, which addresses at so many hosts have, is nobody's name. */
const MAILBOX = /^[a-z]{2,20}(?:[._-][a-z]{1,20})?$/i;
const MAILBOX_HOSTS_MIN = 3;
/** So many of 100 addresses have such a mailbox, and so many mailboxes stand for all. */
const MAILBOXES_PERCENT_MIN = 30;
const MAILBOXES_MAX = 8;

/** How most e-mail addresses of a sample are written before their hosts. Hosts of a sample would lead to somebody's mailbox. */
export interface MailForm {
  readonly prefix?: string;
  /** The mark between two names. */
  readonly separator?: '.' | '_' | '-';
  /** The mailboxes of offices, the most frequent first. Absent if most addresses are those of persons. */
  readonly mailboxes?: readonly Mailbox[];
}

interface Mailbox {
  readonly text: string;
  readonly count: number;
}

/** Finds how e-mail addresses are written. */
export class MailFinder {
  #rows = 0;
  readonly #prefixes = new Map<string, number>();
  readonly #separators = new Map<string, number>();
  readonly #mailboxes = new Map<string, { readonly hosts: Set<string>; rows: number }>();

  /** @param rows that have the text */
  add(text: string, rows: number): void {
    if (!text.includes('@')) return;
    const [, local, host = ''] = MAIL.exec(text) ?? [];
    if (local === undefined) return;
    this.#rows += rows;
    const [prefix = ''] = PREFIX.exec(local) ?? [];
    if (this.#prefixes.size < KNOWN_MAX) addTo(this.#prefixes, prefix, rows);
    if (MAILBOX.test(local)) this.#addMailbox(local, host, rows);
    addTo(this.#separators, /[._-]/.exec(local.slice(prefix.length))?.[0] ?? '', rows);
  }

  #addMailbox(local: string, host: string, rows: number): void {
    const text = local.toLowerCase();
    const mailbox = this.#mailboxes.get(text) ?? { hosts: new Set<string>(), rows: 0 };
    if (this.#mailboxes.size === KNOWN_MAX && mailbox.rows === 0) return;
    this.#mailboxes.set(text, mailbox);
    mailbox.rows += rows;
    if (mailbox.hosts.size < MAILBOX_HOSTS_MIN) mailbox.hosts.add(host.toLowerCase());
  }

  #offices(): readonly Mailbox[] {
    const frequent = [...this.#mailboxes]
      .filter(([, { hosts }]) => hosts.size >= MAILBOX_HOSTS_MIN)
      .map(([text, { rows }]) => ({ text, count: rows }))
      .sort((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1));
    const rows = frequent.reduce((sum, { count }) => sum + count, 0);
    return rows * 100 >= MAILBOXES_PERCENT_MIN * this.#rows ? frequent.slice(0, MAILBOXES_MAX) : [];
  }

  /** Undefined if addresses have no form in common. */
  found(): MailForm | undefined {
    const isMost = (count: number, percent: number) => count * 100 >= percent * this.#rows;
    const [prefix] = [...this.#prefixes].find(
      ([text, count]) => text !== '' && count >= PREFIX_ROWS_MIN && isMost(count, PREFIX_PERCENT_MIN),
    ) ?? [undefined];
    const separator = (['.', '_', '-'] as const).find(
      (one) => this.#rows > 0 && isMost(this.#separators.get(one) ?? 0, SEPARATOR_PERCENT_MIN),
    );
    const mailboxes = this.#offices();
    if (prefix === undefined && separator === undefined && mailboxes.length === 0) return undefined;
    return {
      ...(prefix !== undefined && { prefix }),
      ...(separator && { separator }),
      ...(mailboxes.length > 0 && { mailboxes }),
    };
  }
}

function addTo(counts: Map<string, number>, text: string, rows: number): void {
  counts.set(text, (counts.get(text) ?? 0) + rows);
}
