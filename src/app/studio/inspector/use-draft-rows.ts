import { useState } from 'react';
import type { Json } from '../../../catalogue/field.ts';

interface DraftRows<Row> {
  readonly value: Json | undefined;
  readonly rows: readonly Row[];
}

interface Options<Row> {
  /** The rows in the document. */
  readonly value: Json | undefined;
  readonly read: (value: Json | undefined) => readonly Row[];
  /** Converts rows for the document, which may leave out incomplete rows. */
  readonly write: (rows: readonly Row[]) => Json;
  readonly onSet: (value: Json) => void;
}

/** The rows of an option while they are typed. A change of the document from elsewhere replaces them. */
export function useDraftRows<Row>({ value, read, write, onSet }: Options<Row>) {
  const [draft, setDraft] = useState<DraftRows<Row>>(() => ({ value, rows: read(value) }));
  const isCurrent = draft.value === value;
  const rows = isCurrent ? draft.rows : read(value);
  if (!isCurrent) setDraft({ value, rows });

  function set(after: readonly Row[]) {
    const json = write(after);
    // The same value again would be no edit, and its rows may still differ.
    const isSame = JSON.stringify(json) === JSON.stringify(value);
    setDraft({ value: isSame ? value : json, rows: after });
    if (!isSame) onSet(json);
  }

  return [rows, set] as const;
}
