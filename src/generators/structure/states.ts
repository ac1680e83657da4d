import type { StateWeights } from '../../catalogue/option-values.ts';
import { firstFraction, type StreamKey } from '../../random/stream.ts';
import { createWeightedTable } from '../../random/weighted.ts';
import { initialWeights, reachableStates, type StateOptions } from '../../schema/states.ts';
import { repeating } from '../distinct-values.ts';
import { ofTexts } from '../field-entry.ts';
import type { BatchSampler, ColumnContext } from '../generator.ts';

/** Draws the number of a state for a random number from 0 to below 1. */
type Draw = (fraction: number) => number;

/** A state in the first row of each group, and in each further row one that follows the row before. */
function statesInGroups({ options, group }: ColumnContext<StateOptions>): BatchSampler {
  if (!group) throw new RangeError('The rows of the table are not grouped');
  const states = reachableStates(options);
  const transitions = new Map(Object.entries(options.transitions));
  const indexOf = new Map(states.map((state, i) => [state, i]));
  const drawOf = (weights: StateWeights): Draw => {
    const likely = Object.entries(weights).filter(([state]) => indexOf.has(state));
    const targets = likely.map(([state]) => indexOf.get(state) ?? 0);
    const pick = createWeightedTable(likely.map(([, weight]) => weight));
    return (fraction) => targets[pick(fraction)] ?? 0;
  };
  const first = drawOf(initialWeights(options));
  /** A final state has no next one. */
  const next = states.map((state) => {
    const weights = transitions.get(state);
    return weights && drawOf(weights);
  });

  /** The state of a row, whose group begins at `start`, from that of another row of the group before it. */
  function stateAt(
    key: StreamKey,
    start: number,
    row: number,
    from?: { row: number; state: number },
  ): number {
    let state = from?.state ?? first(firstFraction(key, start));
    for (let at = (from?.row ?? start) + 1; at <= row; at++) {
      const draw = next[state];
      if (!draw) return state;
      state = draw(firstFraction(key, at));
    }
    return state;
  }

  // Kept from batch to batch: successive rows of a long group go on from the last one.
  let start = -1;
  let end = -1;
  let last: { row: number; state: number } | undefined;

  return {
    cells(key, rows) {
      const cells = new Array<string>(rows.length);
      for (const [i, row] of rows.entries()) {
        if (row < start || row >= end) {
          const parent = group.parentOf(row);
          start = group.startOf(parent);
          end = group.startOf(parent + 1);
          last = undefined;
        }
        const state = stateAt(key, start, row, last && last.row <= row ? last : undefined);
        last = { row, state };
        cells[i] = states[state] ?? '';
      }
      return cells;
    },
  };
}

/** How the cells of a column of states are made. */
export const states = {
  generate: statesInGroups,
  values: repeating,
  ...ofTexts<StateOptions>(({ options }) => reachableStates(options)),
};
