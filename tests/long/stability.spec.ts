import fc from 'fast-check';
import { it } from 'vitest';
import { changesBy } from '../fixtures/edit-changes.ts';
import { edits } from '../fixtures/edits.ts';

it.each(edits)('an edit changes no more cells than it may, in 200 documents: $name', (edit) => {
  changesBy(fc.constant(edit), 200);
});
