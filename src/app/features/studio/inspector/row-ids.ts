import { useState } from 'react';
import { newId } from '../schema/studio-schema.ts';

/** A list of items without ids, and an id for each; one more for the place after the last. */
export interface RowIds {
  readonly items: readonly object[];
  readonly ids: readonly string[];
}

/**
 * Ids for a list after an edit, whichever it was: an item that is the same object has the id that it had, wherever it is
 * now; one that was changed has the id of its place.
 */
export function rowIdsAfter({ items: before, ids }: RowIds, items: readonly object[]): RowIds {
  const moved = new Map(before.map((item, i) => [item, ids[i] ?? '']));
  const kept = items.map((item) => {
    const id = moved.get(item);
    moved.delete(item);
    return id;
  });
  const taken = new Set(kept);
  const places = [...kept, undefined];
  return {
    items,
    ids: places.map((id, place) => {
      const ofPlace = ids[place];
      return id ?? (ofPlace !== undefined && !taken.has(ofPlace) ? ofPlace : newId());
    }),
  };
}

function rowIdsOf(items: readonly object[]): RowIds {
  return { items, ids: [...items, undefined].map(() => newId()) };
}

/** An id for each item of a list, and one for the place after the last. */
export function useRowIds(items: readonly object[]): readonly string[] {
  const [known, setKnown] = useState(() => rowIdsOf(items));
  if (known.items === items) return known.ids;
  const after = rowIdsAfter(known, items);
  setKnown(after);
  return after.ids;
}
