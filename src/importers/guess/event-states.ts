import type { Json } from '../../catalogue/field.ts';
import { nameInFormula } from '../../expression/written-names.ts';
import { type Event, eventOf, isImplied } from './events.ts';
import { wordsOf } from './words.ts';

/** Words of states that are no words of events. */
const STATES: Readonly<Record<string, Event>> = {
  'in progress': 'started',
  'in transit': 'shipped',
  'out for delivery': 'shipped',
  processing: 'started',
  running: 'started',
  active: 'started',
  ongoing: 'started',
  complete: 'ended',
  success: 'ended',
  succeeded: 'ended',
  successful: 'ended',
};

/** Words of states in which an event is still to come: `awaiting_payment`. */
const NOT_YET: ReadonlySet<string> = new Set(
  'pending awaiting waiting await wait new draft not un unpaid ready to for needs requires planned scheduled'.split(
    ' ',
  ),
);

function eventOfState(state: string): Event | undefined {
  const words = wordsOf(state);
  const phrase = words.join(' ');
  if (Object.hasOwn(STATES, phrase)) return STATES[phrase];
  return words.some((word) => NOT_YET.has(word)) ? undefined : eventOf(state)?.event;
}

/** Events that rows of any state have. */
const STANDING: ReadonlySet<string> = new Set<Event>(['created', 'updated', 'active']);

/** The states of a row in which an event has happened. Undefined if the states do not decide it. */
export function statesAfter(event: Event, states: readonly string[]): readonly string[] | undefined {
  if (STANDING.has(event)) return undefined;
  const after = states.filter((state) => {
    const last = eventOfState(state);
    return last !== undefined && isImplied(event, last);
  });
  return after.length === 0 || after.length === states.length ? undefined : after;
}

/** The last words of columns that hold the state of a row. */
const STATE_WORDS: ReadonlySet<string> = new Set(['status', 'state', 'stage', 'phase']);

interface ListColumn {
  readonly name: string;
  readonly field: string;
  readonly options?: Readonly<Record<string, Json>>;
}

/** The name and the values of the column that holds the state of a row. Undefined if none holds several texts. */
export function stateColumn(
  columns: readonly ListColumn[],
): { name: string; values: readonly string[] } | undefined {
  for (const { name, field, options } of columns) {
    if (field !== 'list' || !STATE_WORDS.has(wordsOf(name).at(-1) ?? '')) continue;
    const values = options?.values;
    const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
    if (texts.length > 1) return { name, values: texts };
  }
  return undefined;
}

/** The condition that a column has none of some texts. */
export function outsideOf(name: string, texts: readonly string[]): string {
  const written = texts.map((text) => `'${text.replaceAll("'", "''")}'`);
  const read = nameInFormula(name);
  return written.length === 1 ? `${read} <> ${written[0]}` : `not (${read} in (${written.join(', ')}))`;
}

/** The condition under which the state of the row says that the event of a column has not happened. */
export function nullWhenStates(
  name: string,
  table: { readonly name: string; readonly columns: readonly ListColumn[] },
): string | undefined {
  const event = eventOf(name, table.name)?.event;
  const state = stateColumn(table.columns);
  const states = event && state && statesAfter(event, state.values);
  return states && outsideOf(state.name, states);
}
