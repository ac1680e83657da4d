/**
 * Placeholders that programs replace before they run a script, such as `#__users` of Joomla, `%PREFIX%_users`, `{$prefix}users` and
 * `@@users`, where a name begins.
 */
const PLACEHOLDER =
  /(\b(?:table|exists|references|into|on|constraint|index|key|unique|only|view|sequence|trigger|update|from|join)\s{1,9})([`"[]?)(#__|%[A-Z_]{2,40}%_?|\$?\{\$?\w{1,40}\}[._]?|@@)(?=\w)/gi;

/** A script without placeholders. Blanks stand in their place, so that offsets stay. */
export function withoutPlaceholders(text: string): string {
  return text.replace(
    PLACEHOLDER,
    (_, before: string, quote: string, placeholder: string) =>
      `${before}${' '.repeat(placeholder.length)}${quote}`,
  );
}
