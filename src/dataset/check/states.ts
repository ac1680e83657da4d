import type { Path } from '../../schema/problem.ts';
import { shown } from '../../schema/problems.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import { initialWeights, reachableStates, type StateOptions } from '../../schema/states.ts';
import { type CheckContext, removal } from './context.ts';

/** Refuses a first state that no transition names, and transitions from a state that no row can have. */
export function checkStates(context: CheckContext, { options }: ColumnSchema, path: Path): void {
  const states = stateOptions(options);
  const named = new Set(
    Object.entries(states.transitions).flatMap(([state, weights]) => [state, ...Object.keys(weights)]),
  );
  const initial = initialWeights(states);
  for (const state of named.size === 0 ? [] : Object.keys(initial)) {
    if (named.has(state)) continue;
    const isAlone = typeof states.initial === 'string';
    const at = [...path, 'initial', ...(isAlone ? [] : [state])];
    const message = `No transition names the state “${shown(state)}”.`;
    if (isAlone) context.problems.addUnknown(at, 'unknown-state', message, state, named);
    else context.add(at, 'unknown-state', message, removal(`Remove “${shown(state)}”`, at));
    return;
  }
  const reached = new Set(reachableStates(states));
  for (const state of Object.keys(states.transitions)) {
    if (reached.has(state)) continue;
    const at = [...path, 'transitions', state];
    const message = `No row gets the state “${shown(state)}”: it is neither initial, nor does another state lead to it.`;
    context.add(at, 'unknown-state', message, removal(`Remove “${shown(state)}”`, at));
  }
}

function stateOptions({ initial, transitions }: ColumnSchema['options']): StateOptions {
  // `parse-states.ts` has checked both options.
  return { initial, transitions } as unknown as StateOptions;
}
