import type { FieldId } from '../../../catalogue/fields.ts';
import { allFields, type ListedField, normalized, searchFields } from '../../../catalogue/search-fields.ts';

export interface FieldGroup {
  readonly title: string;
  readonly entries: readonly ListedField[];
}

const RECENT = 'Recent';
/** Shorter texts are in too many samples to say something. */
const SAMPLE_QUERY_MIN = 3;

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
  const offered = allFields().filter(({ id }) => isOffered(id));
  if (query === '') return withRecent(offered, recent);
  const found = searchFields(text)
    .filter(({ field }) => isOffered(field.id))
    .map(({ field, score }) => ({ field, score: score - (recent.includes(field.id) ? 0.5 : 0) }));
  if (found.length === 0) return bySample(offered, query, samples);
  return grouped(found.sort((a, b) => a.score - b.score).map(({ field }) => field));
}

/** A text without a word of any field may be a part of a value. */
function bySample(
  entries: readonly ListedField[],
  query: string,
  samples: ReadonlyMap<FieldId, string>,
): readonly FieldGroup[] {
  if (query.length < SAMPLE_QUERY_MIN) return [];
  return grouped(entries.filter(({ id }) => samples.get(id)?.toLowerCase().includes(query)));
}

function withRecent(entries: readonly ListedField[], recent: readonly FieldId[]): readonly FieldGroup[] {
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
