import { type FieldId, fields } from '../../../../catalogue/fields.ts';
import { ends } from '../schema/field-words.ts';
import { fieldSynonyms } from './field-synonyms.ts';

/** A field as the picker lists it. */
export interface ListedField {
  readonly id: FieldId;
  readonly label: string;
  readonly module: string;
}

export interface FieldGroup {
  readonly title: string;
  readonly entries: readonly ListedField[];
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
const RECENT = 'Recent';
/** Shorter texts are in too many samples to say something. */
const SAMPLE_QUERY_MIN = 3;

function moduleOf(id: FieldId): string {
  const [module = '', method] = id.split('.');
  return method === undefined ? STRUCTURE : module.charAt(0).toUpperCase() + module.slice(1);
}

/** Lower case letters and digits, with one space for anything between them. */
function normalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}@#+]+/gu, ' ')
    .trim();
}

/** Small letters of a label, with the words of `ProductName` apart. */
function labelText(label: string): string {
  return normalized(label.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
}

function synonymsOf(): ReadonlyMap<FieldId, readonly string[]> {
  const byField = new Map<FieldId, string[]>();
  const add = (field: FieldId, names: readonly string[]) =>
    byField.set(field, [...(byField.get(field) ?? []), ...names.map(normalized)]);
  for (const [name, { field }] of ends) add(field, [name]);
  for (const [field, names] of Object.entries(fieldSynonyms)) add(field as FieldId, names.split(', '));
  return byField;
}

let searched: readonly SearchedEntry[] | undefined;

/** All fields, those of the modules that most tables need first. */
function allEntries(): readonly SearchedEntry[] {
  if (searched) return searched;
  const synonyms = synonymsOf();
  const order = (module: string) => {
    const at = MODULES_FIRST.indexOf(module);
    return at === -1 ? MODULES_FIRST.length : at;
  };
  const entries = Object.entries(fields).map(([id, { label }]): SearchedEntry => {
    const fieldId = id as FieldId;
    const own = synonyms.get(fieldId) ?? [];
    const text = labelText(label);
    const module = moduleOf(fieldId);
    const words = [text, normalized(module), normalized(id), ...own].flatMap((part) => part.split(' '));
    return {
      id: fieldId,
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

/** How well a field is what was typed, 0 the best; undefined where it is not. */
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

/**
 * Fields by what was typed, grouped by module: the group of the best one first. Without a text all of them, those that
 * were chosen last first.
 */
export function findFields(
  text: string,
  recent: readonly FieldId[] = [],
  samples: ReadonlyMap<FieldId, string> = new Map(),
  isOffered: (field: FieldId) => boolean = () => true,
): readonly FieldGroup[] {
  const query = normalized(text);
  const offered = allEntries().filter(({ id }) => isOffered(id));
  if (query === '') return withRecent(offered, recent);
  const scored = offered.flatMap((entry) => {
    const score = scoreOf(entry, query) ?? scoreOf(entry, labelText(text));
    const isRecent = recent.includes(entry.id);
    return score === undefined ? [] : [{ entry, score: score - (isRecent ? 0.5 : 0) }];
  });
  if (scored.length === 0) return bySample(offered, query, samples);
  scored.sort((a, b) => a.score - b.score);
  return grouped(scored.map(({ entry }) => entry));
}

/** A text without a word of any field may be a part of a value. */
function bySample(
  entries: readonly SearchedEntry[],
  query: string,
  samples: ReadonlyMap<FieldId, string>,
): readonly FieldGroup[] {
  if (query.length < SAMPLE_QUERY_MIN) return [];
  return grouped(entries.filter(({ id }) => samples.get(id)?.toLowerCase().includes(query)));
}

function withRecent(entries: readonly SearchedEntry[], recent: readonly FieldId[]): readonly FieldGroup[] {
  const first = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const all = grouped(entries);
  return first.length > 0 ? [{ title: RECENT, entries: first }, ...all] : all;
}

function grouped(entries: readonly ListedField[]): readonly FieldGroup[] {
  const groups = new Map<string, ListedField[]>();
  for (const entry of entries) {
    const group = groups.get(entry.module) ?? [];
    groups.set(entry.module, group);
    group.push(entry);
  }
  return [...groups].map(([title, own]) => ({ title, entries: own }));
}
