/** Who or what texts name, as far as their words show it: all that is neither a person nor a firm is a thing or a place. */
export type NameKind = 'persons' | 'firms' | 'others';

/** One to five words of letters, the first with a capital, and what names have in brackets. */
const NAME = /^\p{Lu}[\p{L}\p{M}'’.&/-]*(?: \(?[\p{L}\p{M}'’.&/-]+\)?,?){0,4}$/u;
const LENGTH_MAX = 40;
/** A first name, perhaps a second one or its initial, and a last name. */
const PERSON =
  /^\p{Lu}[\p{Ll}’'-]+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}(?:\.|\p{Ll}+))? (?:\p{Lu}[\p{Ll}’']*)+(?:-\p{Lu}\p{Ll}+)?$/u;
/** The legal forms of firms, and words that only firms have in their names. */
const FIRM =
  /(?:^| )(?:inc|llc|llp|ltd|limited|plc|corp|corporation|co|company|cic|gmbh|ag|kg|ug|e\.v|sa|sas|sarl|spa|srl|bv|nv|ab|oy|as|group|groupe|holding|holdings|industries|partners|associates|bank|cooperative)\.?$/i;
/** Texts of few letters are codes. */
const CODE_LENGTH_MAX = 5;
const NAMES_PERCENT = 80;
const PERSONS_PERCENT = 90;
const FIRMS_PERCENT = 10;
/** Persons have different last names. The last words of streets, stations and schools are few. */
const LAST_WORDS_PERCENT = 60;
/** Of fewer texts, two words with capitals say little. */
const PERSONS_MIN = 10;
/** More last words are not counted. */
const LAST_WORDS_MAX = 1000;

/** Finds out whether texts are names, and of what. */
export class NameTexts {
  #texts = 0;
  #names = 0;
  #persons = 0;
  #firms = 0;
  #longest = 0;
  readonly #lastWords = new Set<string>();

  add(text: string): void {
    this.#texts++;
    this.#longest = Math.max(this.#longest, text.length);
    if (text.length > LENGTH_MAX || !NAME.test(text)) return;
    this.#names++;
    if (FIRM.test(text)) this.#firms++;
    if (!PERSON.test(text)) return;
    this.#persons++;
    if (this.#lastWords.size < LAST_WORDS_MAX) this.#lastWords.add(text.slice(text.lastIndexOf(' ') + 1));
  }

  /** Undefined if the texts are no names. */
  found(): NameKind | undefined {
    const isPart = (count: number, percent: number) => count * 100 >= percent * this.#texts;
    if (this.#longest <= CODE_LENGTH_MAX || !isPart(this.#names, NAMES_PERCENT)) return undefined;
    if (isPart(this.#firms, FIRMS_PERCENT)) return 'firms';
    const lastWords = Math.min(this.#persons, LAST_WORDS_MAX) * LAST_WORDS_PERCENT;
    const arePersons = this.#texts >= PERSONS_MIN && isPart(this.#persons, PERSONS_PERCENT);
    return arePersons && this.#lastWords.size * 100 >= lastWords ? 'persons' : 'others';
  }
}
