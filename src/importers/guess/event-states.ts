import type { Json } from '../../catalogue/field.ts';
import { nameInFormula, quoted } from '../../expression/written-names.ts';
import {
  canComeBefore,
  type Event,
  eventOf,
  isImplied,
  isPlanned,
  isRare,
  type NamedEvent,
} from './events.ts';
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
  trial: 'started',
  trialing: 'started',
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

/** States that come after very different lives: nothing says whether an expired row was paid. */
const OPEN_PASTS: ReadonlySet<string> = new Set<Event>([
  ...([
    'due',
    'expired',
    'suspended',
    'archived',
    'closed',
    'terminated',
    'deleted',
    'updated',
    'active',
  ] as const),
]);

/** States of rows that run until somebody cancels them: a cancelled subscription was active, and a cancelled order was not paid. */
const RUNNING: ReadonlySet<string> = new Set(['active', 'trial', 'trialing']);
/** Events that cancelling prevents, unless the rows run until then. */
const PREVENTED: ReadonlySet<string> = new Set<Event>(['paid', 'started']);

/** Whether an event has happened in a state: surely, as far as anybody can tell, or not. */
type Happened = 'surely' | 'likely' | 'no' | 'unknown';

function happenedIn(state: string, { event, phrase }: NamedEvent, states: readonly string[]): Happened {
  const words = wordsOf(state);
  const last = eventOfState(state);
  if (last && isImplied(event, last)) return 'surely';
  // A row in another state than that of its final event has not come to the final event.
  if (isRare(phrase) || words.some((word) => NOT_YET.has(word))) return 'no';
  if (last === undefined) return 'unknown';
  if (canComeBefore(last, event)) return 'no';
  if (canComeBefore(event, last)) {
    const isRunning = states.some((one) => RUNNING.has(wordsOf(one).join(' ')));
    return last === 'cancelled' && PREVENTED.has(event) && !isRunning ? 'no' : 'likely';
  }
  return OPEN_PASTS.has(last) ? 'unknown' : 'no';
}

/** The states of a row in which an event has happened. Undefined if the states do not decide it. */
export function statesAfter(event: NamedEvent, states: readonly string[]): readonly string[] | undefined {
  if (STANDING.has(event.event) || (isPlanned(event.event) && !isRare(event.phrase))) return undefined;
  const happened = states.map((state) => happenedIn(state, event, states));
  if (happened.includes('unknown') || !happened.includes('surely')) return undefined;
  return happened.includes('no') ? states.filter((_, i) => happened[i] !== 'no') : undefined;
}

/** The last words of columns that hold the state of a row. */
const STATE_WORDS: ReadonlySet<string> = new Set(['status', 'state', 'stage', 'phase']);

interface ListColumn {
  readonly name: string;
  readonly field: string;
  readonly options?: Readonly<Record<string, Json>>;
  /** In percent. */
  readonly nulls?: number;
  readonly nullWhen?: string;
}

/** A column that holds the state of a row. */
export interface StateColumn {
  readonly name: string;
  readonly values: readonly string[];
  /** Whether rows can have no state. */
  readonly canBeNull: boolean;
}

/** The name and the values of the column that holds the state of a row. Undefined if none holds several texts. */
export function stateColumn(columns: readonly ListColumn[]): StateColumn | undefined {
  for (const { name, field, options, nulls = 0, nullWhen } of columns) {
    if (field !== 'list' || !STATE_WORDS.has(wordsOf(name).at(-1) ?? '')) continue;
    const values = options?.values;
    const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
    if (texts.length > 1) return { name, values: texts, canBeNull: nulls > 0 || nullWhen !== undefined };
  }
  return undefined;
}

/**
 * The condition that a column has none of some texts.
 * @param canBeNull whether the condition has to hold for null too: a comparison with null is neither true nor false
 */
export function outsideOf(name: string, texts: readonly string[], canBeNull: boolean): string {
  const written = texts.map(quoted);
  const read = nameInFormula(name);
  const isOther =
    written.length === 1 ? `${read} <> ${written[0]}` : `not (${read} in (${written.join(', ')}))`;
  return canBeNull ? `isNull(${read}) or ${isOther}` : isOther;
}

/** The condition under which the state of the row says that the event of a column has not happened. */
export function nullWhenStates(
  name: string,
  table: { readonly name: string; readonly columns: readonly ListColumn[] },
): string | undefined {
  const event = eventOf(name, table.name);
  const state = stateColumn(table.columns);
  const states = event && state && statesAfter(event, state.values);
  return states && outsideOf(state.name, states, state.canBeNull);
}
