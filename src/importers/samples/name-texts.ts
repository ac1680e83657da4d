import { isKindWord } from './public-words.ts';

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
  /^(?:sarl|sas|sasu|eurl|sci|snc) |(?:^| )(?:inc|llc|llp|ltd|limited|plc|corp|corporation|co|company|cic|gmbh|ag|kg|ug|e\.v|sa|sas|sarl|spa|srl|bv|nv|ab|oy|as|group|groupe|holding|holdings|industries|partners|associates|bank|cooperative|airlines|airways|services)\.?$/i;
/** Texts of few letters are codes. */
const CODE_LENGTH_MAX = 5;
const NAMES_PERCENT = 80;
const PERSONS_PERCENT = 90;
const FIRMS_PERCENT = 10;
/** So many of 100 persons have one of the frequent first names at least. */
const FREQUENT_PERCENT = 10;
/** First names that are frequent in English, German, French and Spanish, and are seldom first words of other names. */
const FREQUENT: ReadonlySet<string> = new Set(
  'James John Robert Michael William David Richard Joseph Thomas Christopher Daniel Matthew Anthony Mark Steven Paul Andrew Kenneth Kevin Brian Edward Ronald Timothy Jason Jeffrey Ryan Gary Nicholas Eric Jonathan Stephen Larry Frank Scott Benjamin Samuel Peter Tom Jim Bill Bob Joe Mike Chris Ben Sam Will Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Margaret Sandra Ashley Emily Donna Michelle Carol Amanda Melissa Deborah Laura Amy Anna Emma Julia Anne Kate Jane Alice Helen Ruth Maria Jan Hans Klaus Wolfgang Andreas Stefan Martin Christian Markus Ursula Sabine Petra Monika Jean Pierre Jacques Philippe Nicolas Julien Marie Nathalie Isabelle Sylvie Catherine José Juan Antonio Manuel Carlos Luis Ana Carmen Pedro Ada Grace Alan João Paulo Francisco Lucas Marcos Rafael Fernanda Camila Giovanni Marco Giulia Rajesh Priya Amit Sunita Vijay Suresh Ravi Anita Mohammed Ahmed Fatima Wei Piotr Anders Lars'.split(
    ' ',
  ),
);
/** Columns of names of anything. */
const VAGUE = /^(?:name|nombre|nome?|naam|nazwa|title|label)$/i;
const VAGUE_PERCENT_MIN = 80;
const NAMED_PERCENT_MIN = 50;

/** So many of 100 texts are like names of persons in a column of persons: two words with capitals can also be a beer or a park. */
export const personsPercentMin = (column: string): number =>
  VAGUE.test(column) ? VAGUE_PERCENT_MIN : NAMED_PERCENT_MIN;

/** Whether a word is one of the frequent first names. */
export const isFirstName = (word: string): boolean => FREQUENT.has(word);

/** In fewer texts, two words with capitals say little. */
const PERSONS_MIN = 10;

/** Titles before names. */
const TITLE = /^(?:mrs?|ms|miss|dr|prof|sir|rev|herr|frau|mme|mlle|sra?|dra?)\.?$/i;
/** The parts of a person's name, by the form of a word: initials, capitals alone, and other names. */
const WORD_FORMS: readonly (readonly [form: RegExp, given: string, family: string])[] = [
  [/^\p{Lu}\.$/u, '{given|first:1}.', '{family|first:1}.'],
  [/^\p{Lu}$/u, '{given|first:1}', '{family|first:1}'],
  [/^[\p{Lu}’'-]{2,}$/u, '{given|upper}', '{family|upper}'],
  [/^\p{Lu}[\p{L}\p{M}’'-]+$/u, '{given}', '{family}'],
];
/** Small words within names. */
const PARTICLE = /^(?:da|de|del|della|di|do|dos|das|du|la|le|van|von|der|den|el|al|bin)$/i;

/** A person's name as the text of a template of `given` and `family`. Undefined if the text is no name of a person. */
function personForm(text: string): string | undefined {
  const words = text.split(' ').filter((word) => !PARTICLE.test(word));
  if (words.length > 5) return undefined;
  if (TITLE.test(words[0] ?? '')) {
    const untitled = personForm(words.slice(1).join(' '));
    return untitled && `{title} ${untitled}`;
  }
  const forms = words.map((word) => WORD_FORMS.find(([form]) => form.test(word.replace(/,$/, ''))));
  const [first, last] = [forms[0], forms.at(-1)];
  if (words.length < 2 || !first || !last || forms.includes(undefined)) return undefined;
  const comma = words.findIndex((word) => word.endsWith(','));
  if (comma >= 0) return comma < words.length - 1 ? `${first[2]}, ${forms[comma + 1]?.[1]}` : undefined;
  const isFamilyFirst = first === WORD_FORMS[2] && last === WORD_FORMS[3];
  if (isFamilyFirst) return `${first[2]} ${last[1]}`;
  const middle =
    words.length > 2 && /^\p{Lu}\.?$/u.test(words[1] ?? '') ? ` {middle|first:1}${words[1]?.slice(1)}` : '';
  return `${first[1]}${middle} ${last[2]}`;
}

/** Forms that no other names have: with a title, a comma or an initial. */
const TELLING = /title|,|first:1/;

/** A form of persons' names, as the text of a template, with how many texts have it. */
export interface PersonForm {
  readonly text: string;
  readonly count: number;
}

/** So many of 100 texts with a word such as `Church` or `Cafe` are no persons. Some surnames are such words. */
const KINDS_PERCENT = 20;
const SEPARATOR = /[^\p{L}]+/u;

const FORM_TEXTS_MAX = 2000;
const FORM_PERCENT_MIN = 3;

/** Finds out whether texts are names, and of what. */
export class NameTexts {
  #texts = 0;
  #names = 0;
  #persons = 0;
  #firms = 0;
  #longest = 0;
  #frequent = 0;
  #telling = 0;
  #kinds = 0;
  readonly #forms = new Map<string, number>();

  add(text: string): void {
    this.#texts++;
    this.#longest = Math.max(this.#longest, text.length);
    if (text.length > LENGTH_MAX) return;
    if (this.#texts <= FORM_TEXTS_MAX) {
      this.#addForm(text);
      if (text.split(SEPARATOR).some(isKindWord)) this.#kinds++;
    }
    if (!NAME.test(text)) return;
    this.#names++;
    if (FIRM.test(text)) this.#firms++;
    if (!PERSON.test(text)) return;
    this.#persons++;
    if (FREQUENT.has(text.slice(0, text.indexOf(' ')))) this.#frequent++;
  }

  #addForm(text: string): void {
    const form = personForm(text);
    if (form !== undefined) addTo(this.#forms, form);
    if (form !== undefined && TELLING.test(form)) this.#telling++;
  }

  get #areOfKinds(): boolean {
    return this.#kinds * 100 >= KINDS_PERCENT * Math.min(this.#texts, FORM_TEXTS_MAX);
  }

  /** Undefined if the texts are no names. */
  found(): NameKind | undefined {
    const isPart = (count: number, percent: number) => count * 100 >= percent * this.#texts;
    const arePersonForms = isPart(this.#telling, NAMES_PERCENT) && !this.#areOfKinds;
    if (this.#texts >= PERSONS_MIN && arePersonForms) return 'persons';
    if (this.#longest <= CODE_LENGTH_MAX || !isPart(this.#names, NAMES_PERCENT)) return undefined;
    if (isPart(this.#firms, FIRMS_PERCENT)) return 'firms';
    const arePersons =
      this.#texts >= PERSONS_MIN && isPart(this.#persons, PERSONS_PERCENT) && !this.#areOfKinds;
    return arePersons && isPart(this.#frequent, FREQUENT_PERCENT) ? 'persons' : 'others';
  }

  /** How many of 100 texts are like names of persons, and their forms. */
  persons(): { readonly percent: number; readonly forms: readonly PersonForm[] } {
    const all = Math.min(this.#texts, FORM_TEXTS_MAX);
    const forms = [...this.#forms].map(([text, count]) => ({ text, count }));
    const named = forms.reduce((sum, { count }) => sum + count, 0);
    const percent = this.#areOfKinds ? 0 : (100 * named) / all;
    return { percent, forms: forms.filter(({ count }) => count * 100 >= FORM_PERCENT_MIN * all) };
  }
}

/** Whether each text is written as a name of a person, and at least a third of the first names are frequent ones. */
export function arePersons(texts: readonly string[]): boolean {
  const frequent = texts.filter((text) => FREQUENT.has(text.slice(0, text.indexOf(' ')))).length;
  return texts.length > 0 && arePersonForms(texts) && frequent * 3 >= texts.length;
}

/** Whether each text is written as a name of a person: at least two words or initials. */
export const arePersonForms = (texts: readonly string[]): boolean =>
  texts.every((text) => personForm(text) !== undefined);

function addTo(counts: Map<string, number>, text: string): void {
  counts.set(text, (counts.get(text) ?? 0) + 1);
}
