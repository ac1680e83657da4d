import { outsideOf, type StateColumn, stateColumn, statesAfter } from '../guess/event-states.ts';
import {
  comesBefore,
  eventOf,
  isAlwaysOver,
  isPlanned,
  isRareEvent,
  type NamedEvent,
  rankOf,
} from '../guess/events.ts';
import { isOver } from '../guess/past.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';

/** A column of moments that the name of an event explains. */
export interface Moment {
  readonly column: ColumnDraft;
  readonly name: string;
  readonly event: NamedEvent;
  /** Whether the moments are not after `now`. */
  readonly isOver: boolean;
  readonly isRare: boolean;
  /** The states of the row in which it has a value. Undefined if no state decides it. */
  readonly states: ReadonlySet<string> | undefined;
}

/** The moments of a table in the order of their events. Samples show the order of theirs themselves. */
export function momentsOf(table: TableDraft): readonly Moment[] {
  const state = stateColumn(
    table.columns.map(({ context, choice, properties }) => ({
      name: context.column.name,
      ...choice,
      ...properties,
    })),
  );
  return table.columns
    .flatMap((column): readonly Moment[] => {
      const { name } = column.context.column;
      const event = isGuessed(column) ? eventOf(name, table.source.name) : undefined;
      if (!event) return [];
      const states = state && isOptional(column) ? statesAfter(event, state.values) : undefined;
      if (state && states) setStates(column, state, states);
      return [
        {
          column,
          name,
          event,
          isOver:
            isOver(name) || isAlwaysOver(event.event) || (states !== undefined && !isPlanned(event.event)),
          isRare: isRareEvent(name),
          states: states && new Set(states),
        },
      ];
    })
    .sort((one, other) => rankOf(one.event) - rankOf(other.event));
}

function isGuessed({ choice }: ColumnDraft): boolean {
  return (choice.field === 'date' || choice.field === 'timestamp') && choice.evidence !== 'sample';
}

/** Whether a column can be null, is in no key and has no sample. */
function isOptional({ context, properties }: ColumnDraft): boolean {
  const { nullable, sample } = context.column;
  return nullable && context.key === undefined && sample === undefined && properties.nulls !== 100;
}

/** Gives a column a value in some states of the row, and null in the others. */
function setStates(column: ColumnDraft, { name, canBeNull }: StateColumn, states: readonly string[]): void {
  const { nulls, nullable, ...properties } = column.properties;
  column.properties = { ...properties, nullWhen: outsideOf(name, states, canBeNull) };
  column.choice = { ...column.choice, why: `${column.choice.why}, ${name} whether there is one` };
}

/** The moments before another one where both have a value, from the closest to the farthest. */
export function momentsBefore(later: Moment, moments: readonly Moment[]): readonly Moment[] {
  return moments
    .filter((moment) => comesBefore(moment.event, later.event) && !areDisjoint(moment, later))
    .filter((moment) => moment.isOver || !later.isOver || moment.event.event === 'started')
    .toReversed();
}

/** Whether no row has both. */
function areDisjoint(one: Moment, other: Moment): boolean {
  const { states } = other;
  return (
    states !== undefined && one.states !== undefined && ![...one.states].some((state) => states.has(state))
  );
}

/** Whether all cells have a value. */
export function isRequired({ column: { context, properties } }: Moment): boolean {
  return !context.column.nullable && (properties.nulls ?? 0) === 0;
}
