import { areExceptions, EXCEPTIONS_MAX } from './exceptions.ts';
import { escaped, ShapeFinder } from './text-shape.ts';

const URL_PARTS = /^(https?):\/\/([^\s/?#]{1,200})([^\s?#]{0,400})(?:\?([^\s#]{0,200}))?/i;
/** Words that can be spoken, and are none. */
const SYLLABLES = '([bdfgklmnprstv][aeiou])';
const ENDING = /\.(?:html?|php|aspx?|jsp|jpe?g|png|gif|svg|webp|pdf|json|xml|csv|txt|mp3|mp4)$/i;
const PARTS_MAX = 8;

/** The common form of the texts in one place of all URLs. */
class PartForm {
  readonly #shape = new ShapeFinder();
  #first: string | undefined;
  #isSame = true;
  #hasCapitals = false;
  #hasHyphens = false;
  #ending: string | undefined;
  count = 0;

  add(text: string): void {
    const ending = ENDING.exec(text)?.[0] ?? '';
    if (this.count++ === 0) this.#ending = ending;
    else if (ending !== this.#ending) this.#ending = '';
    this.#first ??= text;
    this.#isSame &&= text === this.#first;
    this.#hasCapitals ||= /^[A-Z]/.test(text);
    this.#hasHyphens ||= text.includes('-');
    this.#shape.add(text);
  }

  /** A regular expression without `^` and `$`. */
  pattern(): string {
    if (this.#isSame && this.count > 1) return escaped(this.#first ?? '');
    const shape = this.#shape.found();
    if (shape !== undefined) return shape;
    const word = `${this.#hasCapitals ? '[A-Z][aeiou]' : SYLLABLES}${SYLLABLES}{1,3}`;
    const more = this.#hasHyphens ? `(-${SYLLABLES}{1,3}){1,3}` : '';
    return `${word}${more}${escaped(this.#ending ?? '')}`;
  }
}

/**
 * Finds the form of the URLs of a column, which may have a few other texts. The parts that all URLs have in common stay, and neutral words
 * stand for the other parts.
 */
export class UrlForm {
  #isAlive = true;
  #exceptions = 0;
  #count = 0;
  #hasPath = false;
  readonly #schemes = new Set<string>();
  readonly #hosts = new PartForm();
  readonly #suffixes = new Set<string>();
  #www = 0;
  readonly #parts: PartForm[] = [];
  readonly #queries = new Map<string, PartForm>();
  #fewest = Number.POSITIVE_INFINITY;

  add(text: string): void {
    const match = this.#isAlive ? URL_PARTS.exec(text) : null;
    if (match === null) {
      this.#exceptions++;
      this.#isAlive = this.#exceptions <= EXCEPTIONS_MAX;
      return;
    }
    const [, scheme = '', host = '', path = '', query = ''] = match;
    this.#count++;
    this.#schemes.add(scheme);
    this.#hosts.add(host);
    this.#suffixes.add(host.slice(host.lastIndexOf('.')));
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
      this.#parts[i] ??= new PartForm();
      this.#parts[i].add(part);
    }
  }

  /** Undefined if the texts are no URLs, or home pages alone. */
  found(): string | undefined {
    const hasMore = this.#hasPath || this.#queries.size > 0;
    const areUrls = this.#isAlive && areExceptions(this.#exceptions, this.#count + this.#exceptions);
    if (!areUrls || this.#count < 2 || !hasMore) return undefined;
    const [scheme = 'https', ...others] = this.#schemes;
    const path = this.#parts.reduceRight((behind, part, i) => {
      const pattern = `\\/${part.pattern()}${behind}`;
      return i < this.#fewest ? pattern : `(${pattern})?`;
    }, '');
    const queries = [...this.#queries].filter(([, form]) => form.count === this.#count);
    const query = queries.map(
      ([name, form], i) => `${i === 0 ? '\\?' : '&'}${escaped(name)}=${form.pattern()}`,
    );
    return `${others.length > 0 ? 'https?' : scheme}:\\/\\/${this.#host()}${path}${query.join('')}`;
  }

  #host(): string {
    const host = this.#hosts.pattern();
    if (!host.includes(SYLLABLES)) return host;
    const www = this.#www === 0 ? '' : this.#www === this.#count ? 'www\\.' : '(www\\.)?';
    const [suffix = '.com', ...others] = this.#suffixes;
    const end = others.length === 0 ? escaped(suffix) : '\\.(com|org|net)';
    return `${www}${SYLLABLES}{2,4}${end}`;
  }
}
