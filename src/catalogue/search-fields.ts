import { fieldSynonyms } from './field-synonyms.ts';
import { ends } from './field-words.ts';
import { type FieldId, fields, isFieldId } from './fields.ts';
import { withoutAccents } from './without-accents.ts';

/** A field as a list of fields shows it. */
export interface ListedField {
  readonly id: FieldId;
  readonly label: string;
  /** The part of the id before the dot, with a capital letter. `Structure` for ids without a dot. */
  readonly module: string;
}

interface SearchedEntry extends ListedField {
  readonly labelText: string;
  readonly idText: string;
  readonly moduleText: string;
  readonly labelWords: readonly string[];
  readonly synonyms: readonly string[];
  readonly words: readonly string[];
}

const STRUCTURE = 'Structure';
/** What tables are made of first. */
const MODULES_FIRST = [STRUCTURE, 'Person', 'Internet', 'Location', 'Company', 'Commerce', 'Finance', 'Date'];

function moduleOf(id: FieldId): string {
  const [module = '', method] = id.split('.');
  return method === undefined ? STRUCTURE : module.charAt(0).toUpperCase() + module.slice(1);
}

/** Lower case letters, without accents, and digits, with one space for anything between them. */
export function normalized(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}@#+]+/gu, ' ')
    .trim();
}

/** Small letters of a label, with the words of `ProductName` apart. */
export function labelText(label: string): string {
  return normalized(label.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
}

function synonymsOf(): ReadonlyMap<FieldId, readonly string[]> {
  const byField = new Map<FieldId, string[]>();
  const add = (field: FieldId, names: readonly string[]) =>
    byField.set(field, [...(byField.get(field) ?? []), ...names.map(normalized)]);
  const synonyms = Object.entries(fieldSynonyms).map(([field, names]) => [field, names.split(', ')] as const);
  // A synonym of one field is not also a name of columns of another.
  const taken = new Set(synonyms.flatMap(([, names]) => names));
  for (const [name, { field }] of ends) if (!taken.has(name)) add(field, [name]);
  for (const [field, names] of synonyms) if (isFieldId(field)) add(field, names);
  return byField;
}

let searched: readonly SearchedEntry[] | undefined;

/** All fields, those of the modules that most tables need first. */
export const allFields: () => readonly ListedField[] = allEntries;

function allEntries(): readonly SearchedEntry[] {
  if (searched) return searched;
  const synonyms = synonymsOf();
  const order = (module: string) => {
    const at = MODULES_FIRST.indexOf(module);
    return at === -1 ? MODULES_FIRST.length : at;
  };
  const ids = Object.keys(fields).filter(isFieldId);
  const entries = ids.map((id): SearchedEntry => {
    const { label } = fields[id];
    const own = synonyms.get(id) ?? [];
    const text = labelText(label);
    const module = moduleOf(id);
    const words = [text, normalized(module), normalized(id), ...own].flatMap((part) => part.split(' '));
    return {
      id,
      label,
      module,
      labelText: text,
      idText: normalized(id),
      moduleText: normalized(module),
      labelWords: text.split(' '),
      synonyms: own,
      words,
    };
  });
  searched = entries.sort(
    (a, b) => order(a.module) - order(b.module) || (a.module < b.module ? -1 : a.module > b.module ? 1 : 0),
  );
  return searched;
}

/** How well a field matches what was typed: 0 is the best. Undefined if it does not match. */
function scoreOf(
  { labelText: label, idText, moduleText, labelWords, synonyms, words }: SearchedEntry,
  query: string,
): number | undefined {
  const parts = query.split(' ');
  const eachBegins = (of: readonly string[]) =>
    parts.every((part) => of.some((word) => word.startsWith(part)));
  if (label === query || idText === query) return 0;
  if (synonyms.includes(query)) return 1;
  if (label.startsWith(query)) return 2;
  if (eachBegins(labelWords)) return 3;
  if (eachBegins([...labelWords, moduleText])) return 3.5;
  if (synonyms.some((synonym) => synonym.startsWith(query))) return 4;
  if (eachBegins(words)) return 5;
  if (label.includes(query) || idText.includes(query)) return 6;
  return undefined;
}

interface FoundField {
  readonly field: ListedField;
  /** 0 is the best. */
  readonly score: number;
}

/**
 * The fields whose labels, ids, synonyms or modules match a text, in the order of `allFields`. A text without letters and
 * digits matches none.
 */
export function searchFields(text: string): readonly FoundField[] {
  const query = normalized(text);
  if (query === '') return [];
  return allEntries().flatMap((field) => {
    const score = scoreOf(field, query) ?? scoreOf(field, labelText(text));
    return score === undefined ? [] : [{ field, score }];
  });
}
