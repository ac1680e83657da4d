import { useDeferredValue, useMemo } from 'react';
import type { ValueType } from '../../../catalogue/field.ts';
import { tableById } from '../../../schema/edits/edited-schema.ts';
import { useStudio } from '../document/store.ts';
import { valueTypesIn } from '../schema/date-columns.ts';
import { dependentsOf } from '../schema/dependents.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';
import type { FormulaOwner } from './formula-owner.ts';

/** A column that a formula or a template can name. */
export interface ReadableColumn {
  readonly name: string;
  /** Undefined where it is not known without a check. */
  readonly type: ValueType | undefined;
}

/**
 * The columns, of some, that the owner can read without a circle, with their types. Without an owner all of them. None in
 * the first rendering, because the search takes 5 ms among 4,000 columns.
 */
export function useReadableColumns(
  names: readonly string[],
  owner: FormulaOwner | undefined,
): readonly ReadableColumn[] {
  // Typing and a newly shown column do not wait for the search.
  const schema = useDeferredValue<StudioSchema | undefined>(
    useStudio((state) => state.schema),
    undefined,
  );
  const table = owner && schema && tableById(schema, owner.table);
  const column = table?.columns.find(({ name }) => name === owner?.column);
  const typeOf = useMemo(() => schema && valueTypesIn(schema), [schema]);
  const dependents = useMemo(() => schema && column && dependentsOf(schema, column), [schema, column]);
  if (!schema || !typeOf) return [];
  return names.flatMap((name) => {
    const read = table?.columns.find((other) => other.name === name);
    if (!table || !read) return [{ name, type: undefined }];
    return dependents?.has(read) ? [] : [{ name, type: typeOf(table, read) }];
  });
}
