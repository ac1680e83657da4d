/** Persons or firms, as far as words show it. Everything else is a thing or a place. */
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
/** So many of 100 persons have one of the frequent first names at least. */
const FREQUENT_PERCENT = 10;
/** First names that are frequent in English, German, French and Spanish, and are seldom first words of other names. */
const FREQUENT: ReadonlySet<string> = new Set(
  'James John Robert Michael William David Richard Joseph Thomas Christopher Daniel Matthew Anthony Mark Steven Paul Andrew Kenneth Kevin Brian Edward Ronald Timothy Jason Jeffrey Ryan Gary Nicholas Eric Jonathan Stephen Larry Frank Scott Benjamin Samuel Peter Tom Jim Bill Bob Joe Mike Chris Ben Sam Will Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Margaret Sandra Ashley Emily Donna Michelle Carol Amanda Melissa Deborah Laura Amy Anna Emma Julia Anne Kate Jane Alice Helen Ruth Maria Jan Hans Klaus Wolfgang Andreas Stefan Martin Christian Markus Ursula Sabine Petra Monika Jean Pierre Jacques Philippe Nicolas Julien Marie Nathalie Isabelle Sylvie Catherine José Juan Antonio Manuel Carlos Luis Ana Carmen Pedro Ada Grace Alan'.split(
    ' ',
  ),
);
/** In fewer texts, two words with capitals say little. */
const PERSONS_MIN = 10;

/** Finds out whether texts are names, and of what. */
export class NameTexts {
  #texts = 0;
  #names = 0;
  #persons = 0;
  #firms = 0;
  #longest = 0;
  #frequent = 0;

  add(text: string): void {
    this.#texts++;
    this.#longest = Math.max(this.#longest, text.length);
    if (text.length > LENGTH_MAX || !NAME.test(text)) return;
    this.#names++;
    if (FIRM.test(text)) this.#firms++;
    if (!PERSON.test(text)) return;
    this.#persons++;
    if (FREQUENT.has(text.slice(0, text.indexOf(' ')))) this.#frequent++;
  }

  /** Undefined if the texts are no names. */
  found(): NameKind | undefined {
    const isPart = (count: number, percent: number) => count * 100 >= percent * this.#texts;
    if (this.#longest <= CODE_LENGTH_MAX || !isPart(this.#names, NAMES_PERCENT)) return undefined;
    if (isPart(this.#firms, FIRMS_PERCENT)) return 'firms';
    const arePersons = this.#texts >= PERSONS_MIN && isPart(this.#persons, PERSONS_PERCENT);
    return arePersons && isPart(this.#frequent, FREQUENT_PERCENT) ? 'persons' : 'others';
  }
}
