/**
 * Characters that Windows, macOS or Linux refuse in a file's name.
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: file systems refuse control characters
const REFUSED = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const LENGTH_MAX = 100;

/** Makes a name usable in a file's name. Characters that a file system refuses become underscores. */
function safeName(name: string): string {
  const cut = [...name.replaceAll(REFUSED, '_').trim()].slice(0, LENGTH_MAX).join('').replace(/^\.+/, '');
  let end = cut.length;
  while (cut[end - 1] === '.' || cut[end - 1] === ' ') end--;
  const safe = cut.slice(0, end);
  return safe === '' || RESERVED.test(safe) ? `_${safe}` : safe;
}

/** Makes names of files. They are distinct even where upper and lower case are equal. */
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
