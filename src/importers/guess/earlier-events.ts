import { wordsOf } from './words.ts';

/** Words that say only that a column has moments. */
const MOMENT: ReadonlySet<string> = new Set('at on date dt day time datetime timestamp ts utc'.split(' '));

/** Events by the words of their names, each with those that come before it, from the closest to the farthest. */
const EARLIER: Readonly<Record<string, readonly string[]>> = {
  updated: ['created', 'registered', 'inserted'],
  modified: ['created', 'registered', 'inserted'],
  'last login': ['updated', 'modified', 'created', 'registered', 'signed up', 'joined'],
  'last seen': ['updated', 'modified', 'created', 'registered', 'signed up', 'joined'],
  'last active': ['updated', 'modified', 'created', 'registered', 'signed up', 'joined'],
  'last sign in': ['updated', 'modified', 'created', 'registered', 'signed up', 'joined'],
  deleted: [
    'last login',
    'last seen',
    'last active',
    'last sign in',
    'updated',
    'modified',
    'created',
    'registered',
  ],
  paid: ['placed', 'ordered', 'order', 'invoiced', 'issued', 'created'],
  shipped: ['paid', 'placed', 'ordered', 'order', 'created'],
  delivered: ['shipped', 'paid', 'placed', 'ordered', 'order', 'created'],
  cancelled: ['placed', 'ordered', 'order', 'booked', 'started', 'created'],
  canceled: ['placed', 'ordered', 'order', 'booked', 'started', 'created'],
  returned: ['delivered', 'shipped', 'borrowed', 'placed', 'ordered', 'created'],
  refunded: ['paid', 'placed', 'ordered', 'order', 'created'],
  ended: ['started', 'begun', 'created'],
  finished: ['started', 'created'],
  completed: ['started', 'placed', 'opened', 'created'],
  closed: ['resolved', 'opened', 'created'],
  resolved: ['opened', 'reported', 'created'],
  approved: ['submitted', 'requested', 'created'],
  rejected: ['submitted', 'requested', 'created'],
  'check out': ['check in'],
  'checked out': ['checked in'],
  checkout: ['checkin'],
  left: ['hired', 'hire', 'joined', 'started'],
  terminated: ['hired', 'hire', 'joined', 'started'],
  termination: ['hire', 'hired'],
  discharged: ['admitted', 'created'],
};

/** Events that most rows do not have yet. */
const RARE: ReadonlySet<string> = new Set(
  `deleted cancelled canceled archived suspended banned blocked revoked terminated termination left refunded returned deactivated
  disabled rejected`.split(/\s+/),
);

/** The event at the moments of a column: `last login` for `last_login_at`. */
const eventOf = (name: string) =>
  wordsOf(name)
    .filter((word) => !MOMENT.has(word))
    .join(' ');

/** The names among those of a table whose moments come before those of a column, from the closest to the farthest. */
export function earlierEvents(name: string, names: readonly string[]): readonly string[] {
  const event = eventOf(name);
  const earlier = Object.hasOwn(EARLIER, event) ? (EARLIER[event] ?? []) : [];
  return earlier.flatMap((wished) => names.filter((other) => other !== name && eventOf(other) === wished));
}

/** Whether the name of a column of moments says that it is null in most rows. */
export const isRareEvent = (name: string) => RARE.has(eventOf(name));
