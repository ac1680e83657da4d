const MAIL = /^([^\s@]{1,64})@[^\s@]{1,200}$/;
const KNOWN_MAX = 2000;
/** Nearly all addresses begin with such a prefix, as in `dep.silva@example.org`. */
const PREFIX = /^[a-z]{2,6}[._-]/;
const PREFIX_PERCENT_MIN = 90;
const PREFIX_ROWS_MIN = 10;
const SEPARATOR_PERCENT_MIN = 50;

/** How most e-mail addresses of a sample are written before their hosts. Hosts of a sample would lead to somebody's mailbox. */
export interface MailForm {
  readonly prefix?: string;
  /** The mark between two names. */
  readonly separator?: '.' | '_' | '-';
}

/** Finds how e-mail addresses are written. */
export class MailFinder {
  #rows = 0;
  readonly #prefixes = new Map<string, number>();
  readonly #separators = new Map<string, number>();

  /** @param rows that have the text */
  add(text: string, rows: number): void {
    if (!text.includes('@')) return;
    const [, local] = MAIL.exec(text) ?? [];
    if (local === undefined) return;
    this.#rows += rows;
    const [prefix = ''] = PREFIX.exec(local) ?? [];
    if (this.#prefixes.size < KNOWN_MAX) addTo(this.#prefixes, prefix, rows);
    addTo(this.#separators, /[._-]/.exec(local.slice(prefix.length))?.[0] ?? '', rows);
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
    if (prefix === undefined && separator === undefined) return undefined;
    return { ...(prefix !== undefined && { prefix }), ...(separator && { separator }) };
  }
}

function addTo(counts: Map<string, number>, text: string, rows: number): void {
  counts.set(text, (counts.get(text) ?? 0) + rows);
}
