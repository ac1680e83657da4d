import { areExceptions, EXCEPTIONS_MAX } from './exceptions.ts';
import { InventedWords } from './invented-words.ts';
import type { PatternForm } from './mixed-shapes.ts';
import { escaped, ShapeFinder } from './text-shape.ts';
import { WordForms } from './word-forms.ts';

const URL_PARTS = /^(https?):\/\/([^\s/?#]{1,200})([^\s?#]{0,400})(?:\?([^\s#]{0,200}))?/i;
/** Paths without a host, such as `images/12.png` and `/news/today`. */
const PATH = /^(?=\/|\.\.?\/|[^\s/]{1,100}\/[^\s]{1,300}\.[a-z]{2,5}\d?$)[^\s?#:,;|]{2,400}$/i;
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
/** In characters, the room for the words of one place, and for the whole pattern. */
const WORDS_LENGTH = 700;
const PATTERN_LENGTH_MAX = 3900;
/** Random letters and digits of one length, or of two, as in `CCB48s8n6IX`. */
const CODE = /^[\w-]{6,40}$/;
const CODE_PERCENT_MIN = 90;
const MIXED_PERCENT_MIN = 60;
/** So many of 100 URLs with the same names of values behind a question mark show these. */
const QUERY_PERCENT_MIN = 20;
const WHOLE_PERCENT_MIN = 95;
/** Labels before a country’s, which belong to the ending of a host. */
const SECOND_LEVEL = /^(?:co|com|gov|ac|edu|org|net|mil|gob|gouv|go|or|ne|leg|nic|sch)$/;
/** So many of 100 hosts begin with the same label. */
const SUB_PERCENT_MIN = 5;
const HOME_PAGES_MIN = 10;
/** Fewer of 100 URLs with one more part of the path are left out. */
const PLACE_PERCENT_MIN = 25;

/** The common form of the texts in one place of all URLs. */
class PartForm {
  readonly #shape = new ShapeFinder();
  readonly #words = new WordForms();
  readonly #lengths = new Map<number, number>();
  #codes = 0;
  #mixed = 0;
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
    this.#words.add(text, 1);
    if (CODE.test(text)) {
      this.#codes++;
      this.#lengths.set(text.length, (this.#lengths.get(text.length) ?? 0) + 1);
      if (/[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text)) this.#mixed++;
    }
    this.#values?.set(text, (this.#values.get(text) ?? 0) + 1);
    if ((this.#values?.size ?? 0) > VALUES_MAX) this.#values = undefined;
  }

  /** @param isPlain whether words are syllables. @returns a regular expression without `^` and `$` */
  pattern(isPlain = false): string {
    if (this.#isSame && this.count > 1) return escaped(this.#first ?? '');
    const shape = this.#shape.found() ?? this.#code();
    if (shape !== undefined) return shape;
    const frequent = this.#frequent();
    if (frequent.length === 0) return this.#invented(isPlain);
    const rows = frequent.reduce((sum, [, count]) => sum + count, 0);
    const units = (count: number) => Math.max(1, Math.round((UNITS * count) / this.count));
    const others = this.count - rows;
    const alternatives = frequent.flatMap(([text, count]) =>
      Array.from({ length: units(count) }, () => escaped(text)),
    );
    const invented = others === 0 ? undefined : this.#invented(isPlain);
    const words = invented === undefined ? [] : Array.from({ length: units(others) }, () => invented);
    const isShort = (invented?.length ?? 0) * words.length <= WORDS_LENGTH;
    return `(${[...alternatives, ...(isShort ? words : words.slice(0, 1))].join('|')})`;
  }

  #invented(isPlain: boolean): string {
    const form = isPlain ? undefined : this.#words.found({ ...OF_PARTS, length: WORDS_LENGTH });
    return form?.pattern ?? this.word();
  }

  /** A class for random letters and digits. Undefined if the texts are words. */
  #code(): string | undefined {
    const [length, other] = [...this.#lengths].sort(([, one], [, two]) => two - one);
    const isPart = (some: number, percent: number) => some * 100 >= percent * this.count;
    const areCodes = isPart(this.#codes, CODE_PERCENT_MIN) && isPart(this.#mixed, MIXED_PERCENT_MIN);
    if (!areCodes || !length || !isPart(length[1] + (other?.[1] ?? 0), CODE_PERCENT_MIN)) return undefined;
    return `[\\w-]{${length[0]}}`;
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

const OF_PARTS = { isUnique: false, isWordless: false, canBeFew: true };

/** The form of hosts of several labels: the first one, the name, and the ending. */
class HostForm {
  readonly #subs = new Map<string, number>();
  readonly #names = new InventedWords();
  readonly #endings = new Map<string, number>();
  #count = 0;

  add(host: string): void {
    const labels = host
      .toLowerCase()
      .replace(/:\d{1,5}$/, '')
      .split('.');
    const isSecond = labels.length > 2 && SECOND_LEVEL.test(labels.at(-2) ?? '');
    const ending = labels.splice(isSecond ? -2 : -1).join('.');
    const name = labels.pop() ?? '';
    this.#count++;
    addTo(this.#endings, ending);
    addTo(this.#subs, labels.join('.'));
    for (const word of name.split('-')) this.#names.add(word);
  }

  /** Whether most hosts end in other ways than American ones. */
  get areForeign(): boolean {
    const american = ['com', 'org', 'net'].reduce((sum, one) => sum + (this.#endings.get(one) ?? 0), 0);
    return american * 2 < this.#count;
  }

  /** @returns undefined for syllables */
  pattern(isPlain: boolean): string | undefined {
    const words = isPlain ? [] : this.#names.expressions().slice(0, 40);
    const endings = inShares(mostIn(this.#endings, this.#count), this.#endings);
    if (words.length === 0 || endings.length === 0) return undefined;
    const subs = [...this.#subs].filter(([, count]) => count * 100 >= SUB_PERCENT_MIN * this.#count);
    const known = subs.map(([sub]) => sub);
    const starts = inShares(known.length > 0 ? known : [''], this.#subs);
    const start = starts.map((sub) => (sub === '' ? '' : `${escaped(sub)}\\.`));
    return `${oneOf(start)}${oneOf(words)}\\.${oneOf(endings.map(escaped))}`;
  }
}

/** Repeats texts in proportion to their counts: about ten texts in all. */
function inShares(texts: readonly string[], counts: ReadonlyMap<string, number>): readonly string[] {
  const all = texts.reduce((sum, text) => sum + (counts.get(text) ?? 0), 0);
  return texts.flatMap((text) =>
    Array.from({ length: Math.max(1, Math.round((UNITS * (counts.get(text) ?? 0)) / all)) }, () => text),
  );
}

function oneOf(texts: readonly string[]): string {
  const [first = ''] = texts;
  return new Set(texts).size <= 1 ? first : `(${texts.join('|')})`;
}

/** The common form of some URLs. */
class UrlGroup {
  #hasPath = false;
  readonly #schemes = new Map<string, number>();
  readonly #hosts = new PartForm();
  readonly #suffixes = new Map<string, number>();
  readonly #hostForm = new HostForm();
  #www = 0;
  readonly #signatures = new Map<string, number>();
  readonly #parts: PartForm[] = [];
  /** How many paths end with a slash at each place. */
  readonly #ends: number[] = [];
  readonly #queries = new Map<string, PartForm>();
  #fewest = Number.POSITIVE_INFINITY;
  count = 0;
  rows = 0;

  add([scheme, host, path, query]: UrlParts, rows: number): void {
    this.count++;
    this.rows += rows;
    addTo(this.#schemes, scheme);
    this.#hosts.add(host);
    addTo(this.#suffixes, host.slice(host.lastIndexOf('.') + 1));
    if (host.startsWith('www.')) this.#www++;
    this.#hostForm.add(host);
    this.#addPath(path.split('/').slice(1, PARTS_MAX + 1));
    const names = query.split('&').map((pair) => pair.split('=')[0] ?? '');
    addTo(this.#signatures, query === '' ? '' : names.slice(0, PARTS_MAX).join('&'));
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

  /** Whether some are paths without a host, and others are written in another way. */
  get isMixed(): boolean {
    return this.#suffixes.has('') && (this.#suffixes.size > 1 || this.#schemes.size > 1);
  }

  /** Home pages alone, as fields of the internet have them. */
  get isOfHomePages(): boolean {
    const areOther = this.count >= HOME_PAGES_MIN && this.#hostForm.areForeign;
    return !this.#hasPath && this.#queries.size === 0 && !areOther;
  }

  pattern(): string {
    const pattern = this.#patternWith(false);
    return pattern.length > PATTERN_LENGTH_MAX ? this.#patternWith(true) : pattern;
  }

  #patternWith(isPlain: boolean): string {
    const path = Array.from({ length: Math.max(this.#parts.length, this.#ends.length) }).reduceRight<string>(
      (behind, _, i) => this.#pathFrom(i, behind, isPlain),
      '',
    );
    const [scheme = 'https', ...others] = mostIn(this.#schemes, this.count);
    if (scheme === '') return path.slice('\\/'.length);
    if (!/^http/i.test(scheme)) return (scheme === '/' ? '' : escaped(scheme)) + path;
    const written = others.length > 0 ? 'https?' : scheme;
    return `${written}:\\/\\/${this.#host(isPlain)}${path}${this.#query(isPlain)}`;
  }

  /** The names of values that most URLs have, or many. */
  #query(isPlain: boolean): string {
    const [most] = [...this.#signatures]
      .filter(([names]) => names !== '')
      .sort(([, one], [, other]) => other - one);
    if (!most || most[1] * 100 < QUERY_PERCENT_MIN * this.count) return '';
    const names = most[0].split('&');
    const written = names.map((name, i) => {
      const value = this.#queries.get(name)?.pattern(isPlain) ?? '';
      return `${i === 0 ? '\\?' : '&'}${escaped(name)}=${value}`;
    });
    const without = this.#signatures.get('') ?? 0;
    return without * 100 > (100 - WHOLE_PERCENT_MIN) * this.count
      ? `(${written.join('')})?`
      : written.join('');
  }

  /** The path from one slash on. */
  #pathFrom(place: number, behind: string, isPlain: boolean): string {
    const part = this.#parts[place];
    const ends = this.#ends[place] ?? 0;
    // So few URLs have the place that any would look like all others.
    if (part !== undefined && part.count * 100 < PLACE_PERCENT_MIN * this.count) return '';
    const inner = part === undefined ? '' : part.pattern(isPlain) + behind;
    const isOften = ends * 100 >= RARE_PERCENT * this.count;
    const pattern = inner === '' || !isOften ? `\\/${inner}` : `\\/(${inner})?`;
    if (part === undefined && !isOften) return '';
    return place < this.#fewest ? pattern : `(${pattern})?`;
  }

  #host(isPlain: boolean): string {
    const host = this.#hosts.mostly() ?? this.#hosts.pattern(true);
    if (!host.includes(SYLLABLES)) return host;
    const named = this.#hostForm.pattern(isPlain);
    if (named !== undefined) return named;
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

/** A path alone has a slash, points or nothing in place of the scheme, and no host. */
type UrlParts = readonly [scheme: string, host: string, path: string, query: string];

function partsOf(text: string): UrlParts | undefined {
  const [, scheme, host = '', path = '', query = ''] = URL_PARTS.exec(text) ?? [];
  if (scheme !== undefined) return [scheme, host, path, query];
  if (!PATH.test(text)) return undefined;
  const start = text.slice(0, text.indexOf('/'));
  if (start === '.' || start === '..') return [start, '', text.slice(start.length), ''];
  return start === '' ? ['/', '', text, ''] : ['', '', `/${text}`, ''];
}

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
    const match = this.#isAlive ? partsOf(text) : undefined;
    if (match === undefined) {
      this.#exceptions++;
      this.#isAlive = this.#exceptions <= EXCEPTIONS_MAX;
      return;
    }
    this.#count++;
    if (this.#count > SHOWN_MAX && this.#count % SHOWN_EACH !== 0) return;
    this.#all.add(match, rows);
    const [scheme, host] = match;
    const key = host === '' ? scheme : host;
    const group = this.#byHost?.get(key) ?? new UrlGroup();
    this.#byHost?.set(key, group);
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
    if (!isDivided && this.#all.isMixed) return [];
    const found = isDivided ? groups : [this.#all];
    return found.map((group) => ({ pattern: group.pattern(), count: group.rows }));
  }
}
