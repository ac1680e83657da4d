/** What no file system of Windows, macOS or Linux takes in a name. https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const REFUSED = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const LENGTH_MAX = 100;

/** A name as part of a file's: what a file system refuses is an underscore. */
function safeName(name: string): string {
  const cut = [...name.replaceAll(REFUSED, '_').trim()].slice(0, LENGTH_MAX).join('').replace(/^\.+/, '');
  let end = cut.length;
  while (cut[end - 1] === '.' || cut[end - 1] === ' ') end--;
  const safe = cut.slice(0, end);
  return safe === '' || RESERVED.test(safe) ? `_${safe}` : safe;
}

/** Names of files, of which no two are the same where letters' case does not count. */
export function fileNames(names: readonly string[], extension: string): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const safe = safeName(name);
    let free = safe;
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${safe} (${number})`;
    taken.add(free.toLowerCase());
    return `${free}.${extension}`;
  });
}
