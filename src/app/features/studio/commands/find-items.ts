import { labelText, searchFields } from '../../../../catalogue/search-fields.ts';
import type { Command } from './command.ts';

/** Something that the palette lists. */
export interface PaletteItem extends Command {
  /** What it is a part of, such as a column's table. */
  readonly detail?: string;
  /** Set on items that add a column: the search also knows a field's synonyms. */
  readonly field?: string;
}

export interface ItemGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

const RECENT = 'Recent';
/** A shorter text is a subsequence of nearly everything. */
const SUBSEQUENCE_MIN = 2;

interface Texts {
  readonly label: string;
  readonly words: readonly string[];
  readonly detailWords: readonly string[];
  readonly letters: string;
}

const known = new WeakMap<PaletteItem, Texts>();

/** The normalized texts of an item, made once. */
function textsOf(item: PaletteItem): Texts {
  const before = known.get(item);
  if (before) return before;
  const label = labelText(item.label);
  const texts: Texts = {
    label,
    words: label.split(' '),
    detailWords: labelText(item.detail ?? '').split(' '),
    letters: label.replaceAll(' ', ''),
  };
  known.set(item, texts);
  return texts;
}

function isSubsequence(letters: string, of: string): boolean {
  let at = -1;
  for (const letter of letters) {
    at = of.indexOf(letter, at + 1);
    if (at === -1) return false;
  }
  return true;
}

/** How well an item matches, on the scale of `searchFields`: 0 is the best. Undefined if it does not match. */
function scoreOf(item: PaletteItem, query: string): number | undefined {
  const { label, words, detailWords, letters } = textsOf(item);
  if (label === query) return 0;
  if (label.startsWith(query)) return 2;
  const parts = query.split(' ');
  const eachBegins = (of: readonly string[]) =>
    parts.every((part) => of.some((word) => word.startsWith(part)));
  if (eachBegins(words)) return 3;
  if (eachBegins([...words, ...detailWords])) return 3.5;
  if (label.includes(query)) return 6;
  const typed = parts.join('');
  return typed.length >= SUBSEQUENCE_MIN && isSubsequence(typed, letters) ? 8 : undefined;
}

/**
 * The items that match a text: the group of the best one first, and the best of a group first. Without a text all of
 * them, after those whose ids are `recent`, the last one first; what can be done now comes before what cannot.
 */
export function findItems(
  groups: readonly ItemGroup[],
  text: string,
  recent: readonly string[],
): readonly ItemGroup[] {
  if (text.trim() === '') return withRecent(groups, recent).map(enabledFirst);
  const query = labelText(text);
  if (query === '') return [];
  const fieldScores = new Map<string, number>(
    searchFields(text).map(({ field, score }) => [field.id, score]),
  );
  const isRecent = new Set(recent);
  const found = groups.flatMap(({ title, items }) => {
    const scored = items.flatMap((item) => {
      const known = item.field === undefined ? undefined : fieldScores.get(item.field);
      const score = known ?? scoreOf(item, query);
      return score === undefined ? [] : [{ item, score: isRecent.has(item.id) ? score - 0.5 : score }];
    });
    const [best] = scored.sort((a, b) => a.score - b.score);
    return best ? [{ best: best.score, group: { title, items: scored.map(({ item }) => item) } }] : [];
  });
  return found.sort((a, b) => a.best - b.best).map(({ group }) => group);
}

function enabledFirst({ title, items }: ItemGroup): ItemGroup {
  return { title, items: items.toSorted((a, b) => Number(b.isEnabled) - Number(a.isEnabled)) };
}

function withRecent(groups: readonly ItemGroup[], recent: readonly string[]): readonly ItemGroup[] {
  if (recent.length === 0) return groups;
  const byId = new Map(groups.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  const items = recent.flatMap((id) => byId.get(id) ?? []).filter(({ isEnabled }) => isEnabled);
  return items.length > 0 ? [{ title: RECENT, items }, ...groups] : groups;
}
