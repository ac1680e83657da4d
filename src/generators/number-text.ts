const SHORT_TEXTS = Array.from({ length: 1000 }, (_, number) => String(number));
const THREE_DIGITS = SHORT_TEXTS.map((text) => text.padStart(3, '0'));

/** An integer from 0 as text. `String` takes twice as long for numbers that it has not met before. */
export function numberText(number: number): string {
  const above = Math.floor(number / 1000);
  const text = (above === 0 ? SHORT_TEXTS : THREE_DIGITS)[number - above * 1000] ?? '';
  return above === 0 ? text : numberText(above) + text;
}
