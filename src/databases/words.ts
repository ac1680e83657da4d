/** A database's words with a capital letter at the start and a full stop at the end. */
export function sentence(words: string): string {
  const text = words.trim();
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
}
