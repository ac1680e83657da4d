import { parentWithoutKey } from '../../../importers/guess/guess-field.ts';
import { Button } from '../../ui/button.tsx';
import { editAndGuess, useIsGuessed } from '../document/column-views.ts';
import { useStudio } from '../document/store.ts';
import { addKeyAndReference } from '../schema/add-reference.ts';
import type { ColumnProps } from './form.ts';

/**
 * A name such as `customer_id` was guessed to be a number, because the table `customers` has no key: says so, and offers
 * one.
 */
export function MissingKey({ table, column }: ColumnProps) {
  const isGuessed = useIsGuessed(column);
  const parent = useStudio(({ schema }) =>
    isGuessed ? parentWithoutKey(schema.tables, table, column.name) : undefined,
  );
  if (!parent) return null;
  return (
    <div className="flex flex-col items-start gap-2 rounded-control bg-sunken p-3 text-sm">
      <p>
        This is not a reference yet: the table <code className="wrap-anywhere">{parent.name}</code> has no
        key.
      </p>
      <Button
        size="touch"
        onClick={() => editAndGuess((schema) => addKeyAndReference(schema, parent.id, table.id, column.id))}
      >
        Add a key and reference it
      </Button>
    </div>
  );
}
