import { FILTER_NAMES, filterInfo } from '../../../expression/filters.ts';
import { FUNCTION_NAMES, functionInfo } from '../../../expression/functions.ts';
import { ROW_FUNCTION_NAMES, rowFunctionInfo } from '../../../expression/row-functions.ts';

import { rowCallsOf } from '../schema/row-calls.ts';

/** Something to insert: how it is written, and what it does. */
export interface Insertable {
  readonly text: string;
  readonly help: string;
}

/** What formulas can call, and the filters of templates. */
export const insertable = {
  formula: [...FUNCTION_NAMES.map(functionInfo), ...ROW_FUNCTION_NAMES.map(rowFunctionInfo)].map(
    ({ signature, help }): Insertable => ({ text: signature, help }),
  ),
  template: FILTER_NAMES.map(filterInfo).map(({ example, help }): Insertable => ({ text: example, help })),
} as const;

export { rowCallsOf };
