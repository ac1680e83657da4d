import { fullWordsOf, singulars, wordsOf } from './words.ts';

interface EventWords {
  /** The words that name the event, as phrases. */
  readonly words: string;
  /** Events without which it does not happen, from the closest to the farthest. */
  readonly causes?: readonly string[];
  /** Other events that come before it where both happen. */
  readonly after?: readonly string[];
}

/** Events in an order in which each follows those that come before it. */
const EVENTS = {
  created: {
    words: `created, creation, create, inserted, added, entered, recorded, registered, registration, signed up, sign up, signup, joined,
      join, enrolled, since, add, insert, creado, creacion, criado, criacao, cadastro, alta, cree, creation, ajout, erstellt, angelegt, creazione,
      inserimento`,
  },
  hired: { words: 'hired, hire' },
  admitted: { words: 'admitted, admission', after: ['created'] },
  from: { words: 'from, effective', after: ['created'] },
  requested: { words: 'requested, submitted, submission, applied, application', after: ['created'] },
  ordered: {
    words:
      'ordered, order, placed, booked, booking, reserved, rented, rental, purchase, purchased, bought, borrowed',
    after: ['created'],
  },
  issued: { words: 'issued, issue, invoiced, invoice, billed', after: ['ordered', 'created'] },
  queued: { words: 'queued, enqueued', after: ['requested', 'created'] },
  sent: { words: 'sent', causes: ['queued', 'issued'], after: ['created'] },
  opened: { words: 'opened, open, reported, raised', after: ['sent', 'requested', 'created'] },
  assigned: { words: 'assigned', after: ['opened', 'requested', 'created'] },
  responded: {
    words: 'responded, response, replied, acknowledged',
    causes: ['assigned', 'opened'],
    after: ['requested'],
  },
  approved: { words: 'approved, approval', causes: ['requested'], after: ['created'] },
  rejected: { words: 'rejected, declined, denied', causes: ['requested'], after: ['opened', 'created'] },
  confirmed: { words: 'confirmed, verified', after: ['ordered', 'requested', 'created'] },
  activated: { words: 'activated', causes: ['confirmed'], after: ['created'] },
  checkedIn: { words: 'checkin, check in, checked in', causes: ['ordered'], after: ['confirmed', 'created'] },
  departed: { words: 'departed, departure', after: ['ordered', 'created'] },
  paid: {
    words: 'paid, payment, captured, settled',
    causes: ['issued', 'ordered'],
    after: ['sent', 'confirmed', 'approved', 'created'],
  },
  packed: { words: 'packed, picked', causes: ['paid', 'ordered'] },
  shipped: {
    words: 'shipped, ship, shipping, shipment, dispatched',
    causes: ['packed', 'paid', 'ordered'],
    after: ['confirmed', 'approved', 'created'],
  },
  arrived: { words: 'arrived, arrival', causes: ['departed'], after: ['shipped'] },
  delivered: {
    words: 'delivered, delivery',
    causes: ['arrived', 'shipped', 'sent'],
    after: ['ordered', 'created'],
  },
  received: { words: 'received', causes: ['shipped', 'sent'], after: ['ordered', 'requested', 'created'] },
  read: { words: 'read', causes: ['delivered', 'sent'], after: ['created'] },
  clicked: { words: 'clicked', causes: ['read', 'opened', 'delivered', 'sent'] },
  published: { words: 'published', causes: ['approved'], after: ['created'] },
  started: {
    words:
      'started, start, starts, begun, begin, begins, began, beginning, inicio, debut, inizio, beginn, anfang',
    causes: ['queued', 'activated'],
    after: ['assigned', 'approved', 'confirmed', 'ordered', 'opened', 'requested', 'created'],
  },
  resolved: {
    words: 'resolved, solved, fixed',
    causes: ['responded', 'assigned', 'opened'],
    after: ['started', 'created'],
  },
  ended: {
    words: 'ended, end, ends, finish, finished, completed, completion, fulfilled, done, fin, fim, fine, ende',
    causes: ['started', 'delivered', 'opened'],
    after: ['shipped', 'paid', 'responded', 'assigned', 'ordered', 'queued', 'requested', 'created'],
  },
  failed: { words: 'failed', causes: ['started', 'queued'], after: ['sent', 'ordered', 'created'] },
  closed: {
    words: 'closed',
    causes: ['resolved', 'opened'],
    after: ['ended', 'responded', 'assigned', 'started', 'created'],
  },
  cancelled: {
    words: 'cancelled, canceled, cancellation, voided, void, aborted, withdrawn',
    after: [
      'paid',
      'started',
      'confirmed',
      'approved',
      'issued',
      'queued',
      'opened',
      'ordered',
      'requested',
      'created',
    ],
  },
  returned: {
    words: 'returned, return',
    causes: ['delivered'],
    after: ['received', 'shipped', 'ordered', 'created'],
  },
  refunded: {
    words: 'refunded, refund',
    causes: ['paid'],
    after: ['returned', 'delivered', 'shipped', 'ordered', 'created'],
  },
  checkedOut: {
    words: 'checkout, check out, checked out',
    causes: ['checkedIn'],
    after: ['ordered', 'created'],
  },
  discharged: { words: 'discharged, discharge', causes: ['admitted'], after: ['created'] },
  terminated: {
    words: 'terminated, termination, left, resigned, exit',
    causes: ['hired'],
    after: ['started', 'created'],
  },
  to: { words: 'to, until, till, through, thru', after: ['from', 'issued', 'created'] },
  due: {
    words: 'due, deadline, expected, estimated, promised, required, planned, scheduled',
    after: ['issued', 'opened', 'ordered', 'requested', 'from', 'created'],
  },
  expired: {
    words: 'expired, expires, expire, expiry, expiration',
    after: ['from', 'started', 'activated', 'published', 'sent', 'issued', 'ordered', 'created'],
  },
  updated: {
    words: `updated, update, modified, modification, changed, edited, last change, change, modify, actualizado, actualizacion, modificacion,
      atualizado, atualizacao, alteracao, maj, geandert, aktualisiert, modifica, aggiornamento`,
  },
  active: {
    words:
      'last login, last seen, last active, last activity, last sign in, last used, last accessed, last visit',
    after: ['updated', 'activated', 'confirmed', 'created'],
  },
  suspended: {
    words: 'suspended, banned, blocked, disabled, deactivated, revoked',
    after: ['active', 'activated', 'created'],
  },
  archived: { words: 'archived', after: ['closed', 'ended', 'updated', 'published', 'created'] },
  deleted: {
    words:
      'deleted, removed, delete, remove, eliminado, eliminacion, borrado, excluido, exclusao, suppression, supprime, geloscht, baja',
  },
} as const satisfies Readonly<Record<string, EventWords>>;

export type Event = keyof typeof EVENTS;

const isEvent = (name: string): name is Event => Object.hasOwn(EVENTS, name);
const NAMES = Object.keys(EVENTS).filter(isEvent);
const RANKS: ReadonlyMap<string, number> = new Map(NAMES.map((name, rank) => [name, rank]));
const BY_PHRASE: ReadonlyMap<string, Event> = new Map(
  NAMES.flatMap((name) => EVENTS[name].words.split(/,\s+/).map((phrase) => [phrase, name] as const)),
);
const PHRASE_WORDS_MAX = 3;

/** Words that say only that a column has moments. */
const MOMENT: ReadonlySet<string> = new Set(
  'at on date dt day time datetime timestamp ts utc of fecha data datum de am em'.split(' '),
);
/** Events that change a row or remove it come after all others. */
const LAST: ReadonlySet<string> = new Set<Event>(['updated', 'deleted']);
/** Moments that nobody decides by the clock: rows can have them before or after `now`. */
const PLANNED: ReadonlySet<string> = new Set<Event>(['due', 'expired', 'to']);

/** Events that plans have too. Their names say whether they are over: `shipped_at` is, and `ship_date` may not be. */
const OPEN: ReadonlySet<string> = new Set<Event>([
  ...([
    'due',
    'expired',
    'from',
    'to',
    'started',
    'ended',
    'departed',
    'arrived',
    'checkedIn',
    'checkedOut',
  ] as const),
  ...(['shipped', 'delivered', 'received', 'published', 'discharged', 'terminated', 'cancelled'] as const),
]);

/** Whether the moments of an event are never after `now`, whatever form its name has. */
export const isAlwaysOver = (event: Event) => !OPEN.has(event);
export const isPlanned = (event: Event) => PLANNED.has(event);

/** An event of a row, such as the shipping of its order. */
export interface NamedEvent {
  readonly event: Event;
  /** The phrase that names it. */
  readonly phrase: string;
  /** Other words of the name, such as `trial` of `trial_ends_at`. */
  readonly subject: string;
}

/**
 * The event that the name of a column of moments tells: `shipped` for `shippedAt`, `order_ship_date` and `ShippedDate`.
 * @param tableName its words are no subject: `order_placed_at` of `orders` is `placed_at`
 */
export function eventOf(name: string, tableName = ''): NamedEvent | undefined {
  const words = fullWordsOf(wordsOf(name)).filter((word) => !MOMENT.has(word));
  const planned = words.find((word) => BY_PHRASE.get(word) === 'due');
  if (planned !== undefined) return { event: 'due', phrase: planned, subject: '' };
  const table = new Set(wordsOf(tableName).flatMap(singulars));
  for (let end = words.length; end > 0; end--) {
    for (let start = Math.max(0, end - PHRASE_WORDS_MAX); start < end; start++) {
      const phrase = words.slice(start, end).join(' ');
      const event = BY_PHRASE.get(phrase);
      if (event === undefined) continue;
      const rest = [...words.slice(0, start), ...words.slice(end)];
      const subject = rest.filter((word) => word !== 'last' && !table.has(word)).join(' ');
      return { event, phrase, subject };
    }
  }
  return undefined;
}

/** Which of the events before another one count: those without which it does not happen, or all. */
type Kind = 'causes' | 'all';

function direct(event: Event, kind: Kind): readonly Event[] {
  const { causes = [], after = [] }: EventWords = EVENTS[event];
  return (kind === 'causes' ? causes : [...causes, ...after]).filter(isEvent);
}

/** The events before another one, directly or through others. */
function before(event: Event, kind: Kind): ReadonlySet<Event> {
  const reached = new Set(direct(event, kind));
  for (const name of reached) for (const earlier of direct(name, kind)) reached.add(earlier);
  return reached;
}

/** Whether an event has happened once another has: a delivered order was shipped. */
export function isImplied(event: Event, by: Event): boolean {
  return event === by || before(by, 'causes').has(event);
}

/** Whether an event comes before another one where both happen, directly or through others. */
export function canComeBefore(event: Event, other: Event): boolean {
  if (event === other) return false;
  if (other === 'deleted') return !PLANNED.has(event);
  return before(other, 'all').has(event);
}

/** Whether the event of one column has happened wherever that of another one has. */
export function isCause(name: string, of: string, tableName: string): boolean {
  const [cause, event] = [name, of].map((one) => eventOf(one, tableName)?.event);
  return cause !== undefined && event !== undefined && isImplied(cause, event);
}

/** Whether one event of a row comes before another where both happen. */
export function comesBefore(one: NamedEvent, other: NamedEvent): boolean {
  if (one.event === other.event) return false;
  if (LAST.has(other.event)) return rankOf(one) < rankOf(other) && !PLANNED.has(one.event);
  const isSameSubject = one.subject === '' || one.subject === other.subject;
  return isSameSubject && before(other.event, 'all').has(one.event);
}

/** The place of an event in an order in which each event follows those that come before it. */
export const rankOf = ({ event }: NamedEvent): number => RANKS.get(event) ?? 0;

/** The names among those of a table whose moments come before those of a column, from the closest to the farthest. */
export function earlierEvents(name: string, names: readonly string[], tableName = ''): readonly string[] {
  const later = eventOf(name, tableName);
  if (!later) return [];
  return names
    .flatMap((other) => {
      const event = other === name ? undefined : eventOf(other, tableName);
      return event && comesBefore(event, later) ? [{ other, rank: rankOf(event) }] : [];
    })
    .sort((one, other) => other.rank - one.rank)
    .map(({ other }) => other);
}

/** Events that most rows do not have yet. */
const RARE: ReadonlySet<string> = new Set(
  `deleted removed delete remove eliminado eliminacion borrado excluido exclusao suppression supprime geloscht baja cancelled canceled voided aborted withdrawn archived suspended banned blocked revoked terminated termination
  resigned left refunded returned deactivated disabled rejected declined denied failed expired`.split(/\s+/),
);

/** In percent, of events that most rows do not have. */
export const RARE_NULLS = 90;

/** Whether most rows do not have the event that a phrase names. */
export const isRare = (phrase: string) => RARE.has(phrase);
/** Whether the name of a column of moments says that it is null in most rows. */
export const isRareEvent = (name: string) => isRare(eventOf(name)?.phrase ?? '');
