import { fullWordsOf, wordsOf } from './words.ts';

/** Words that say of a moment that it is to come, or that it may be: `expected_delivery`, `valid_until`, `scheduled_at`. */
const TO_COME: ReadonlySet<string> = new Set(
  `scheduled planned expected estimated anticipated projected forecasted proposed promised requested required needed preferred
  desired intended targeted target due deadline expires expire expiry expiration until through valid next upcoming future renewal
  renews eta for till prevu geplant`.split(/\s+/),
);

/** Words of what is over, besides those that end as `created` does. */
const OVER: ReadonlySet<string> = new Set(
  `last latest previous paid sent sold bought seen born begun done taken given written read left withdrawn built made won lost
  erstellt geandert bestellt bezahlt cree modifie creado actualizado criado`.split(/\s+/),
);

/** Events that a name ends with, before words such as `date`: an `order_date` is over, and an `order_delivery_date` may not be. */
const EVENTS: ReadonlySet<string> = new Set(
  `login logon logout signup signin creation registration order purchase hire join payment invoice transaction upload birth update
  modification sale visit`.split(/\s+/),
);

/** Words that say only that a column has moments. */
const MOMENT: ReadonlySet<string> = new Set('at on date dt day time datetime timestamp ts utc'.split(' '));

/** Words that end as participles do. */
const NO_PARTICIPLES: ReadonlySet<string> = new Set(
  'speed feed seed need bed red shed breed embed med wed'.split(' '),
);

const isParticiple = (word: string) => word.endsWith('ed') && !NO_PARTICIPLES.has(word);

/**
 * Whether the name of a column of moments says that they are over: `last_login_at`, `created`, `order_date`. Names of moments to
 * come, such as `expected_delivery` and `expires_at`, and those that say neither, such as `starts_at`, do not.
 */
export function isOver(name: string): boolean {
  const words = fullWordsOf(wordsOf(name));
  if (words.some((word) => TO_COME.has(word))) return false;
  const event = words.findLast((word) => !MOMENT.has(word)) ?? '';
  return EVENTS.has(event) || words.some((word) => OVER.has(word) || isParticiple(word));
}

/** From this moment on, a date of a source stands for “never”, such as 9999-12-31. In milliseconds since 1970 UTC. */
export const NEVER_MS = Date.UTC(2900, 0, 1);
