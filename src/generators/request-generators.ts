import type { FieldId } from '../catalogue/fields.ts';
import type { Generator } from './generator.ts';
import { modules } from './modules.ts';
import { dateColumn } from './structure/dates.ts';
import { numberColumn } from './structure/number.ts';
import { patternColumn } from './structure/pattern.ts';

/** How the fields of the two dialogs are sampled. */
export const requestGenerators: Readonly<Partial<Record<FieldId, Generator>>> = {
  ...modules,
  number: numberColumn,
  date: dateColumn('date'),
  regex: patternColumn,
};
