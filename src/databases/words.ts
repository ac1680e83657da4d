/** A database's words with a capital letter at the start and a full stop at the end. */
export function sentence(words: string): string {
  const text = words.trim();
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
}

/** A database's words as the end of a part of a sentence. */
export function withoutFullStop(words: string): string {
  return words.endsWith('.') ? words.slice(0, -1) : words;
}
