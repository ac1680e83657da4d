import { mapped } from '../../mapped.ts';
import type { Spell } from '../mail-spelling.ts';

/**
 * Names by index, and their spelling in e-mail addresses. An index that is not below the number of names means two names
 * with a hyphen between them.
 */
export interface NameTexts {
  /** The single names. */
  readonly texts: readonly string[];
  /** The index of two names with a hyphen between them. */
  readonly pair: (one: number, other: number) => number;
  readonly textAt: (index: number) => string;
  readonly textsAt: (indexes: readonly number[]) => readonly string[];
  readonly mailboxesAt: (indexes: readonly number[]) => readonly string[];
}

/** @param spell a name for mailboxes */
export function createNameTexts(texts: readonly string[], spell: Spell): NameTexts {
  const count = texts.length;
  /** Single names only, because a pair of names rarely comes again. */
  const mailboxes = new Array<string>(count);

  const secondOf = (index: number) => Math.floor(index / count) - 1;

  function textAt(index: number): string {
    return index < count ? (texts[index] ?? '') : `${textAt(index % count)}-${textAt(secondOf(index))}`;
  }

  function mailboxAt(index: number): string {
    if (index >= count) return mailboxAt(index % count) + mailboxAt(secondOf(index));
    mailboxes[index] ??= spell(texts[index] ?? '');
    return mailboxes[index];
  }

  return {
    texts,
    pair: (one, other) => one + (other + 1) * count,
    textAt,
    textsAt: (indexes) => mapped(indexes, textAt),
    mailboxesAt: (indexes) => mapped(indexes, mailboxAt),
  };
}
