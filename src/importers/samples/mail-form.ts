const MAIL = /^([^\s@]{1,64})@([^\s@]{1,200})$/;
/** Hosts of so many rows tell about no single row, and so many of 100 rows have one of these. */
const ROWS_MIN = 5;
const PERCENT_MIN = 3;
const HOSTS_MAX = 12;
const COVERED_PERCENT_MIN = 50;
const KNOWN_MAX = 2000;
/** Nearly all addresses begin with such a prefix, as in `dep.silva@example.org`. */
const PREFIX = /^[a-z]{2,6}[._-]/;
const PREFIX_PERCENT_MIN = 90;
const PREFIX_ROWS_MIN = 10;

/** The hosts that many e-mail addresses have, and what most addresses begin with. */
export interface MailForm {
  readonly hosts: readonly { readonly value: string; readonly count: number }[];
  /** How many addresses have other hosts. */
  readonly others: number;
  readonly prefix?: string;
  /** The mark between two names, if most addresses have one. */
  readonly separator?: '.' | '_' | '-';
}

/** Finds how e-mail addresses are written. */
export class MailFinder {
  #rows = 0;
  readonly #hosts = new Map<string, number>();
  readonly #prefixes = new Map<string, number>();
  readonly #separators = new Map<string, number>();

  /** @param rows that have the text */
  add(text: string, rows: number): void {
    if (!text.includes('@')) return;
    const [, local = '', host = ''] = MAIL.exec(text) ?? [];
    if (host === '') return;
    this.#rows += rows;
    if (this.#hosts.size < KNOWN_MAX || this.#hosts.has(host)) addTo(this.#hosts, host.toLowerCase(), rows);
    const [prefix = ''] = PREFIX.exec(local) ?? [];
    if (this.#prefixes.size < KNOWN_MAX) addTo(this.#prefixes, prefix, rows);
    addTo(this.#separators, /[._-]/.exec(local.slice(prefix.length))?.[0] ?? '', rows);
  }

  /** Undefined if few addresses have a host in common. */
  found(): MailForm | undefined {
    const least = Math.max(ROWS_MIN, (PERCENT_MIN * this.#rows) / 100);
    const hosts = [...this.#hosts]
      .filter(([, count]) => count >= least)
      .sort(([, one], [, other]) => other - one)
      .slice(0, HOSTS_MAX)
      .map(([value, count]) => ({ value, count }));
    const covered = hosts.reduce((sum, { count }) => sum + count, 0);
    if (covered === 0 || covered * 100 < COVERED_PERCENT_MIN * this.#rows) return undefined;
    const isMost = (count: number, percent: number) => count * 100 >= percent * this.#rows;
    const [prefix] = [...this.#prefixes].find(
      ([text, count]) => text !== '' && count >= PREFIX_ROWS_MIN && isMost(count, PREFIX_PERCENT_MIN),
    ) ?? [undefined];
    const separator = (['.', '_', '-'] as const).find((one) => isMost(this.#separators.get(one) ?? 0, 50));
    return {
      hosts,
      others: this.#rows - covered,
      ...(prefix !== undefined && { prefix }),
      ...(separator && { separator }),
    };
  }
}

function addTo(counts: Map<string, number>, text: string, rows: number): void {
  counts.set(text, (counts.get(text) ?? 0) + rows);
}
