/** Returns a function that finds the number after a word of the command line, or else the usual number. */
export function createNumbers(words: readonly string[]) {
  return (word: string, usual: number): number =>
    words.includes(word) ? Number(words[words.indexOf(word) + 1]) : usual;
}
