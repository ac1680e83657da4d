import { wordsOf } from '../../../importers/guess/words.ts';
import { freeName } from '../../../schema/edits/names.ts';

interface Named {
  readonly name: string;
}

/** An unused name for a column without one, from the words of its field’s label. */
export function nameAfterField(label: string, field: string, columns: readonly Named[]): string {
  const wished = wordsOf(label).join('_') || field;
  return freeName(wished, new Set(columns.map((column) => column.name)));
}
