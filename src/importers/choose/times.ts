import type { Json } from '../../catalogue/field.ts';
import { nameInFormula } from '../../expression/written-names.ts';
import { NOW } from '../../schema/now.ts';
import { isImplied } from '../guess/events.ts';
import type { TableDraft } from './draft.ts';
import { isRequired, type Moment, momentsBefore, momentsOf } from './moments.ts';

/** The longest time from one event to the next. */
const WITHIN = 'P14D';
/** The longest time until something expires. */
const WITHIN_EXPIRY = 'P365D';

/**
 * Lets moments come after those of earlier events, as their names say: `shipped_at` after `paid_at`. The state of the row decides
 * which events have happened.
 */
export function keepTimes(table: TableDraft): void {
  const moments = momentsOf(table);
  const order = new Order(table, moments);
  for (const later of moments) order.link(later);
}

interface Latest {
  readonly events: readonly Moment[];
  readonly field: string | undefined;
}

/** The moments of a table, linked one after another. */
class Order {
  readonly #moments: readonly Moment[];
  /** Columns that checks compare are in the order of the checks. */
  readonly #compared: ReadonlySet<string>;
  /** The events of those moments that are the latest of several, and the field of the events. */
  readonly #latest = new Map<Moment, Latest>();
  /** The moments that each one reads. */
  readonly #reads = new Map<Moment, Set<Moment>>();

  constructor({ source }: TableDraft, moments: readonly Moment[]) {
    this.#moments = moments;
    this.#compared = new Set(source.comparisons.flatMap(({ left, right }) => [left, right]));
  }

  /** Lets a moment come after all that are before it. */
  link(later: Moment): void {
    const guessed = later.column.choice.options?.after;
    if (this.#compared.has(later.name) && this.#compared.has(String(guessed)))
      setOptions(later, { after: undefined });
    const earlier = momentsBefore(later, this.#moments).filter((moment) => !this.#areCompared(moment, later));
    if (this.#setLatest(later, earlier)) return;
    const lower = earlier.find((moment) => this.#canFollow(later, moment));
    if (lower) this.#comeAfter(later, lower);
    for (const moment of earlier) {
      if (moment !== lower && !this.#isAfter(later, moment)) this.#separate(later, moment);
    }
  }

  #areCompared(one: Moment, other: Moment): boolean {
    return this.#compared.has(one.name) && this.#compared.has(other.name);
  }

  /** Rows are updated at the latest of their events. False if they have only one event before it. */
  #setLatest(later: Moment, earlier: readonly Moment[]): boolean {
    const { column, event } = later;
    if (event.event !== 'updated' || event.subject !== '' || column.context.key !== undefined) return false;
    if (column.context.column.bounds !== undefined) return false;
    const alike = earlier.filter((moment) => moment.column.choice.field === column.choice.field);
    if (!alike.some(isRequired) || alike.every(isRequired)) return false;
    this.#setFormula(later, alike.toReversed());
    return true;
  }

  #setFormula(later: Moment, events: readonly Moment[]): void {
    const { column } = later;
    const why = 'The latest event of the row';
    const expression = `max(${events.map(({ name }) => nameInFormula(name)).join(', ')})`;
    column.choice = { ...column.choice, field: 'formula', options: { expression }, why };
    this.#latest.set(later, { events, field: events[0]?.column.choice.field });
    for (const moment of events) this.#read(later, moment);
  }

  #canFollow(later: Moment, earlier: Moment): boolean {
    if (this.#isAfter(earlier, later)) return false;
    const latest = this.#latest.get(later);
    if (latest) return latest.field === earlier.column.choice.field;
    if (isRequired(earlier)) return !this.#latest.has(earlier) || !isRequired(later);
    const { states } = earlier;
    if (later.states) return states ? [...later.states].every((state) => states.has(state)) : !earlier.isRare;
    if (isRequired(later)) return false;
    return !earlier.isRare || isImplied(earlier.event.event, later.event.event);
  }

  #comeAfter(later: Moment, lower: Moment): void {
    const latest = this.#latest.get(later);
    if (latest) {
      this.#setFormula(later, [...latest.events, lower]);
      return;
    }
    const isExpiry = later.event.event === 'expired';
    // A range of its own that begins after `now` is after all that is over.
    if (isExpiry && !later.isOver && later.column.choice.options?.from !== undefined) return;
    const end = later.isOver ? { to: NOW } : {};
    const within = isExpiry ? WITHIN_EXPIRY : WITHIN;
    setOptions(later, { from: undefined, after: lower.name, within, ...end });
    // The state of the row demands the later moment, so the one before it must not make it null.
    const { properties } = lower.column;
    if (later.states && !lower.states && properties.nulls)
      lower.column.properties = { ...properties, nulls: 0, nullable: true };
    this.#read(later, lower);
  }

  /** Keeps two moments in order where the later moment comes after a third one. */
  #separate(later: Moment, earlier: Moment): void {
    // A guess by names alone does not know which of the two can be null.
    if (this.#lowerOf(later) === earlier) setOptions(later, { after: undefined, within: undefined });
    const lower = this.#lowerOf(later);
    if (lower && this.#canFollow(lower, earlier) && this.#isFree(lower, earlier)) {
      this.#comeAfter(lower, earlier);
    } else if (lower && this.#canBeBetween(earlier, lower, later)) {
      this.#comeAfter(earlier, lower);
      this.#comeAfter(later, earlier);
    } else if (!this.#isAfter(later, earlier)) {
      if (isRequired(later)) this.#endBefore(earlier, later);
      else this.#exclude(earlier, later);
    }
  }

  #canBeBetween(moment: Moment, lower: Moment, later: Moment): boolean {
    return this.#canFollow(later, moment) && this.#canFollow(moment, lower) && this.#isFree(moment, lower);
  }

  /** Leaves the earlier of two moments out of rows that have the later one. */
  #exclude(earlier: Moment, later: Moment): void {
    const { context, properties } = earlier.column;
    if (!context.column.nullable || properties.nullWhen) return;
    const nullWhen = `not isNull(${nameInFormula(later.name)})`;
    earlier.column.properties = { ...properties, nullWhen };
    this.#read(earlier, later);
  }

  #endBefore(earlier: Moment, later: Moment): void {
    const { before } = earlier.column.choice.options ?? {};
    if (
      isRequired(earlier) ||
      this.#latest.has(earlier) ||
      before !== undefined ||
      this.#isAfter(later, earlier)
    )
      return;
    setOptions(earlier, { before: later.name, to: later.isOver ? undefined : NOW });
    this.#read(earlier, later);
  }

  /** Whether a moment can come after another one and stay after the one that it comes after. */
  #isFree(moment: Moment, lower: Moment): boolean {
    const before = this.#lowerOf(moment);
    return before === undefined || before === lower || this.#isAfter(lower, before);
  }

  #lowerOf({ column }: Moment): Moment | undefined {
    const name = column.choice.options?.after;
    return this.#moments.find((moment) => moment.name === name);
  }

  #read(reader: Moment, read: Moment): void {
    this.#reads.set(reader, new Set([...(this.#reads.get(reader) ?? []), read]));
  }

  /** Whether a moment reads another one, directly or through others. */
  #isAfter(moment: Moment, other: Moment): boolean {
    const reached = new Set([moment]);
    for (const one of reached) for (const read of this.#reads.get(one) ?? []) reached.add(read);
    return moment !== other && reached.has(other);
  }
}

/** Sets options of a moment, and removes those that are undefined. */
function setOptions({ column }: Moment, changes: Readonly<Record<string, string | undefined>>): void {
  const options: Record<string, Json> = {};
  for (const [name, value] of Object.entries({ ...column.choice.options, ...changes })) {
    if (value !== undefined) options[name] = value;
  }
  column.choice = { ...column.choice, options };
}
