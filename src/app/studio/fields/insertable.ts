import { FILTER_NAMES, filterInfo } from '../../../expression/filters.ts';
import { FUNCTION_NAMES, functionInfo } from '../../../expression/functions.ts';
import { rowFunctionInfo } from '../../../expression/row-functions.ts';
import { rowCallsOf, trialKeyOf, trialOf } from '../schema/row-calls.ts';

/** Something to insert: how it is written, and what it does. */
export interface Insertable {
  readonly text: string;
  readonly help: string;
}

/** The functions that any formula can call, and the filters of templates. Functions that read other rows are offered with their columns. */
export const insertable = {
  formula: [...FUNCTION_NAMES.map(functionInfo), rowFunctionInfo('random')].map(
    ({ signature, help }): Insertable => ({ text: signature, help }),
  ),
  template: FILTER_NAMES.map(filterInfo).map(({ example, help }): Insertable => ({ text: example, help })),
} as const;

export { rowCallsOf, trialKeyOf, trialOf };
