import { fullWordsOf, wordsOf } from './words.ts';

/** Words that say of a moment that it is to come, or that it may be: `expected_delivery`, `valid_until`, `scheduled_at`. */
const TO_COME: ReadonlySet<string> = new Set(
  `scheduled planned expected estimated anticipated projected forecasted proposed promised requested required needed preferred
  desired intended targeted target due deadline expires expire expiry expiration until through valid next upcoming future renewal
  renews eta prevu geplant`.split(/\s+/),
);

/** Words of what is over, besides those that end as `created` does. */
const OVER: ReadonlySet<string> = new Set(
  `last latest previous paid sent sold bought seen born begun done taken given written read left withdrawn built made won lost
  login logon logout signup creation registration order purchase hire join payment invoice transaction upload birth update modification
  sale visit signin erstellt geandert bestellt bezahlt cree modifie creado actualizado criado`.split(/\s+/),
);

/** Words that end as participles do. */
const NO_PARTICIPLES: ReadonlySet<string> = new Set(
  'speed feed seed need bed red shed breed embed med wed'.split(' '),
);

/**
 * Whether the name of a column of moments says that they are over: `last_login_at`, `created`, `order_date`. Names of moments to
 * come, such as `expected_delivery` and `expires_at`, and those that say neither, such as `starts_at`, do not.
 */
export function isOver(name: string): boolean {
  const words = fullWordsOf(wordsOf(name));
  if (words.some((word) => TO_COME.has(word))) return false;
  return words.some((word) => OVER.has(word) || (word.endsWith('ed') && !NO_PARTICIPLES.has(word)));
}
