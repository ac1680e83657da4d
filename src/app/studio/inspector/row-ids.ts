import { useState } from 'react';
import { newId } from '../schema/studio-schema.ts';

/** A list of items without ids, with an id for each and one more for the index after the last. */
export interface RowIds {
  readonly items: readonly object[];
  readonly ids: readonly string[];
}

/**
 * Ids for a list after any edit. An item that is the same object keeps its id at any index, and a changed item has
 * the id of its index.
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

/** An id for each item of a list, and one for the index after the last. */
export function useRowIds(items: readonly object[]): readonly string[] {
  const [known, setKnown] = useState(() => rowIdsOf(items));
  if (known.items === items) return known.ids;
  const after = rowIdsAfter(known, items);
  setKnown(after);
  return after.ids;
}
