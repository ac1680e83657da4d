import { areExceptions, EXCEPTIONS_MAX } from './exceptions.ts';
import type { PatternForm } from './mixed-shapes.ts';
import { escaped, ShapeFinder } from './text-shape.ts';

const URL_PARTS = /^(https?):\/\/([^\s/?#]{1,200})([^\s?#]{0,400})(?:\?([^\s#]{0,200}))?/i;
/** Words that can be spoken, and are none. */
const SYLLABLES = '([bdfgklmnprstv][aeiou])';
const CAPITAL_SYLLABLE = '[BDFGKLMNPRSTV][aeiou]';
const ENDING = /\.(?:html?|php|aspx?|jsp|jpe?g|png|gif|svg|webp|pdf|json|xml|csv|txt|mp3|mp4)$/i;
const PARTS_MAX = 8;
/** Texts at one place of many URLs that so many of them have, and so many of 100, stay. */
const FREQUENT_MIN = 5;
const FREQUENT_PERCENT = 10;
const FREQUENT_LENGTH_MAX = 40;
const VALUES_MAX = 200;
/** Repeated alternatives stand for the shares of the texts. */
const UNITS = 10;
/** Hosts of so many URLs have forms of their own, if nearly all URLs have one of these hosts. */
const HOSTS_MAX = 8;
const HOSTS_KNOWN_MAX = 40;
const HOST_COUNT_MIN = 5;
const HOSTS_PERCENT_MIN = 80;
/** Fewer of 100 URLs have no form of their own. */
const RARE_PERCENT = 5;
/** Among many URLs, each 16th shows the forms of the others. */
const SHOWN_MAX = 2000;
const SHOWN_EACH = 16;
/** Hosts of so many URLs stand for all. */
const MOSTLY_MIN = 0.6;
const WWW_MIN = 0.1;

/** The common form of the texts in one place of all URLs. */
class PartForm {
  readonly #shape = new ShapeFinder();
  /** How often each text occurs. Undefined once there are many. */
  #values: Map<string, number> | undefined = new Map();
  #first: string | undefined;
  #isSame = true;
  #capitals = 0;
  #hyphens = 0;
  #ending: string | undefined;
  count = 0;

  add(text: string): void {
    const ending = ENDING.exec(text)?.[0] ?? '';
    if (this.count++ === 0) this.#ending = ending;
    else if (ending !== this.#ending) this.#ending = '';
    this.#first ??= text;
    this.#isSame &&= text === this.#first;
    if (/^[A-Z]/.test(text)) this.#capitals++;
    if (text.includes('-')) this.#hyphens++;
    this.#shape.add(text);
    this.#values?.set(text, (this.#values.get(text) ?? 0) + 1);
    if ((this.#values?.size ?? 0) > VALUES_MAX) this.#values = undefined;
  }

  /** A regular expression without `^` and `$`. */
  pattern(): string {
    if (this.#isSame && this.count > 1) return escaped(this.#first ?? '');
    const shape = this.#shape.found();
    if (shape !== undefined) return shape;
    const frequent = this.#frequent();
    if (frequent.length === 0) return this.word();
    const rows = frequent.reduce((sum, [, count]) => sum + count, 0);
    const units = (count: number) => Math.max(1, Math.round((UNITS * count) / this.count));
    const others = this.count - rows;
    const alternatives = frequent.flatMap(([text, count]) =>
      Array.from({ length: units(count) }, () => escaped(text)),
    );
    const words = Array.from({ length: others === 0 ? 0 : units(others) }, () => this.word());
    return `(${[...alternatives, ...words].join('|')})`;
  }

  /** The frequent texts alone, if most URLs have one of them. */
  mostly(): string | undefined {
    const frequent = this.#frequent();
    const rows = frequent.reduce((sum, [, count]) => sum + count, 0);
    if (frequent.length < 2 || rows < MOSTLY_MIN * this.count) return undefined;
    return `(${frequent.map(([text]) => escaped(text)).join('|')})`;
  }

  /** The texts that many URLs have at the place. Others are those of few rows. */
  #frequent(): readonly (readonly [string, number])[] {
    const least = Math.max(FREQUENT_MIN, (FREQUENT_PERCENT * this.count) / 100);
    return [...(this.#values ?? [])].filter(
      ([text, count]) => count >= least && text.length <= FREQUENT_LENGTH_MAX,
    );
  }

  /** A word that can be spoken, written as most texts are. */
  word(): string {
    const isMost = (some: number) => 2 * some > this.count;
    const word = `${isMost(this.#capitals) ? CAPITAL_SYLLABLE : SYLLABLES}${SYLLABLES}{1,3}`;
    const more = isMost(this.#hyphens) ? `(-${SYLLABLES}{1,3}){1,3}` : '';
    return `${word}${more}${escaped(this.#ending ?? '')}`;
  }
}

/** The common form of some URLs. */
class UrlGroup {
  #hasPath = false;
  readonly #schemes = new Map<string, number>();
  readonly #hosts = new PartForm();
  readonly #suffixes = new Map<string, number>();
  #www = 0;
  readonly #parts: PartForm[] = [];
  /** How many paths end with a slash at each place. */
  readonly #ends: number[] = [];
  readonly #queries = new Map<string, PartForm>();
  #fewest = Number.POSITIVE_INFINITY;
  count = 0;
  rows = 0;

  add([, scheme = '', host = '', path = '', query = '']: RegExpExecArray, rows: number): void {
    this.count++;
    this.rows += rows;
    addTo(this.#schemes, scheme);
    this.#hosts.add(host);
    addTo(this.#suffixes, host.slice(host.lastIndexOf('.') + 1));
    if (host.startsWith('www.')) this.#www++;
    this.#addPath(path.split('/').slice(1, PARTS_MAX + 1));
    for (const pair of query.split('&').slice(0, query === '' ? 0 : PARTS_MAX)) {
      const [name = '', ...value] = pair.split('=');
      const form = this.#queries.get(name) ?? new PartForm();
      if (this.#queries.size < PARTS_MAX) this.#queries.set(name, form);
      form.add(value.join('='));
    }
  }

  #addPath(parts: readonly string[]): void {
    this.#hasPath ||= parts.some((part) => part !== '');
    this.#fewest = Math.min(this.#fewest, parts.length);
    for (const [i, part] of parts.entries()) {
      // Only the end of a path has no text behind its slash.
      if (part === '') this.#ends[i] = (this.#ends[i] ?? 0) + 1;
      else {
        this.#parts[i] ??= new PartForm();
        this.#parts[i].add(part);
      }
    }
  }

  get isOfHomePages(): boolean {
    return !this.#hasPath && this.#queries.size === 0;
  }

  pattern(): string {
    const path = Array.from({ length: Math.max(this.#parts.length, this.#ends.length) }).reduceRight<string>(
      (behind, _, i) => this.#pathFrom(i, behind),
      '',
    );
    const queries = [...this.#queries].filter(([, form]) => form.count === this.count);
    const query = queries.map(
      ([name, form], i) => `${i === 0 ? '\\?' : '&'}${escaped(name)}=${form.pattern()}`,
    );
    const [scheme = 'https', ...others] = mostIn(this.#schemes, this.count);
    return `${others.length > 0 ? 'https?' : scheme}:\\/\\/${this.#host()}${path}${query.join('')}`;
  }

  /** The path from one slash on. */
  #pathFrom(place: number, behind: string): string {
    const part = this.#parts[place];
    const ends = this.#ends[place] ?? 0;
    const inner = part === undefined ? '' : part.pattern() + behind;
    const isOften = ends * 100 >= RARE_PERCENT * this.count;
    const pattern = inner === '' || !isOften ? `\\/${inner}` : `\\/(${inner})?`;
    if (part === undefined && !isOften) return '';
    return place < this.#fewest ? pattern : `(${pattern})?`;
  }

  #host(): string {
    const host = this.#hosts.mostly() ?? this.#hosts.pattern();
    if (!host.includes(SYLLABLES)) return host;
    const share = this.#www / this.count;
    const www = share < WWW_MIN ? '' : share > 1 - WWW_MIN ? 'www\\.' : '(www\\.)?';
    const suffixes = mostIn(this.#suffixes, this.count).map(escaped);
    const end = suffixes.length === 1 ? suffixes.join() : `(${suffixes.join('|') || 'com|org|net'})`;
    return `${www}${SYLLABLES}{2,4}\\.${end}`;
  }
}

function addTo(counts: Map<string, number>, text: string): void {
  counts.set(text, (counts.get(text) ?? 0) + 1);
}

/** The texts without rare ones. */
const mostIn = (counts: ReadonlyMap<string, number>, all: number) =>
  [...counts].flatMap(([text, count]) => (count * 100 >= RARE_PERCENT * all ? [text] : []));

/**
 * Finds the form of the URLs of a column, which may have a few other texts. The parts that all URLs have in common stay, and so do hosts
 * that many rows have. Neutral words stand for the other parts.
 */
export class UrlForm {
  #isAlive = true;
  #exceptions = 0;
  #count = 0;
  readonly #all = new UrlGroup();
  /** The URLs of each host. Undefined once there are many hosts. */
  #byHost: Map<string, UrlGroup> | undefined = new Map();

  /** @param rows that have the text */
  add(text: string, rows: number): void {
    const match = this.#isAlive ? URL_PARTS.exec(text) : null;
    if (match === null) {
      this.#exceptions++;
      this.#isAlive = this.#exceptions <= EXCEPTIONS_MAX;
      return;
    }
    this.#count++;
    if (this.#count > SHOWN_MAX && this.#count % SHOWN_EACH !== 0) return;
    this.#all.add(match, rows);
    const [, , host = ''] = match;
    const group = this.#byHost?.get(host) ?? new UrlGroup();
    this.#byHost?.set(host, group);
    group.add(match, rows);
    if ((this.#byHost?.size ?? 0) > HOSTS_KNOWN_MAX) this.#byHost = undefined;
  }

  /** One form for each host of many rows, with how many rows have it. Empty if the texts are no URLs, or home pages alone. */
  forms(): readonly PatternForm[] {
    const areUrls = this.#isAlive && areExceptions(this.#exceptions, this.#count + this.#exceptions);
    if (!areUrls || this.#count < 2 || this.#all.isOfHomePages) return [];
    const groups = [...(this.#byHost?.values() ?? [])].filter(({ rows }) => rows >= HOST_COUNT_MIN);
    const rows = groups.reduce((sum, group) => sum + group.rows, 0);
    const areMost = rows * 100 >= HOSTS_PERCENT_MIN * this.#all.rows;
    const isDivided = groups.length > 1 && groups.length <= HOSTS_MAX && areMost;
    const found = isDivided ? groups : [this.#all];
    return found.map((group) => ({ pattern: group.pattern(), count: group.rows }));
  }
}
