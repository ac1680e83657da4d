import { labelText, searchFields } from '../../../catalogue/search-fields.ts';
import type { MenuCommand } from '../../ui/context-menu.tsx';

/** Something that the palette lists. */
export interface PaletteItem extends MenuCommand {
  /** What it is a part of, such as a column's table. */
  readonly detail?: string;
  /** Other words that people search for. */
  readonly synonyms?: string;
  /** Set on items that add a column: the search also knows a field's synonyms. */
  readonly field?: string;
}

export interface ItemGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

export const GO_TO_TABLE = 'Go to a table';
export const GO_TO_COLUMN = 'Go to a column';
export const CHOOSE_FORMAT = 'Choose the file format';
const RECENT = 'Recent';

interface Texts {
  readonly label: string;
  readonly words: readonly string[];
  readonly detailWords: readonly string[];
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
    detailWords: labelText(`${item.detail ?? ''} ${item.synonyms ?? ''}`).split(' '),
  };
  known.set(item, texts);
  return texts;
}

/** The score of an item by the beginnings of words of its label and its detail. */
const BY_DETAIL = 3.5;

/** How well an item matches, on the scale of `searchFields`: 0 is the best. Undefined if it does not match. */
function scoreOf(item: PaletteItem, query: string): number | undefined {
  const { label, words, detailWords } = textsOf(item);
  if (label === query) return 0;
  if (label.startsWith(query)) return 2;
  const parts = query.split(' ');
  const eachBegins = (of: readonly string[]) =>
    parts.every((part) => of.some((word) => word.startsWith(part)));
  if (eachBegins(words)) return 3;
  if (eachBegins([...words, ...detailWords])) return BY_DETAIL;
  return label.includes(query) ? 6 : undefined;
}

/**
 * The items that match a text: the group of the best one first, and the best of a group first. Tables, columns and formats
 * with the text in their names come before fields, which would add a column. Without a text: all of them, after the recent
 * ones. What can be done now comes first.
 *
 * @param recent ids of items, the last one first
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
  const named = found.filter(({ best, group }) => isNamed(group, best)).map(({ best }) => best);
  const place = ({ best, group }: (typeof found)[number]) =>
    group.items[0]?.field === undefined ? best : Math.max(best, ...named);
  return found.sort((a, b) => place(a) - place(b)).map(({ group }) => group);
}

/** Whether a group leads to something whose name has the text. */
function isNamed({ title }: ItemGroup, best: number): boolean {
  if (title === CHOOSE_FORMAT) return best < BY_DETAIL;
  return (title === GO_TO_TABLE || title === GO_TO_COLUMN) && best !== BY_DETAIL;
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
