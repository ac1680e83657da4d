import type { StateWeights } from '../catalogue/option-values.ts';

/** The options of a column of states. */
export interface StateOptions {
  readonly initial: string | StateWeights;
  readonly transitions: Readonly<Record<string, StateWeights>>;
}

/** The weights of the state in a group's first row. */
export function initialWeights({ initial }: Pick<StateOptions, 'initial'>): StateWeights {
  return typeof initial === 'string' ? { [initial]: 1 } : initial;
}

const likely = (weights: StateWeights) => Object.keys(weights).filter((state) => (weights[state] ?? 0) > 0);

/** The states that rows can have, each after one that leads to it. */
export function reachableStates(options: StateOptions): readonly string[] {
  const transitions = new Map(Object.entries(options.transitions));
  const reached = new Set(likely(initialWeights(options)));
  // A set also gives the states that are added while it is walked.
  for (const state of reached) for (const next of likely(transitions.get(state) ?? {})) reached.add(next);
  return [...reached];
}
