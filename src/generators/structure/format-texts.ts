import { charactersOf } from '../../expression/character-set.ts';
import type { DateNames } from '../../expression/date-names.ts';
import { createDateFormat } from '../../expression/format-date.ts';
import { longestOf, type TextFacts } from '../text-facts.ts';

/**
 * Every month with every weekday, on days and at an hour of two digits. The longest text of a format is among the
 * texts of these moments.
 */
const LATE_MOMENTS = Array.from({ length: 12 * 7 }, (_, i) =>
  Date.UTC(2024, Math.floor(i / 7), 10 + (i % 7), 22, 59, 59, 999),
);

/** The texts that a date format writes. Before noon, they have `AM` or `am`. */
export function formatTexts(format: string, names?: DateNames): TextFacts {
  const texts = LATE_MOMENTS.map(createDateFormat(format, names));
  const beforeNoon = texts.map((text) => text.replaceAll('PM', 'AM').replaceAll('pm', 'am'));
  return {
    length: () => longestOf(texts),
    characters: () => charactersOf([...texts, ...beforeNoon, '0123456789']),
  };
}
