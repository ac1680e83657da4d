/**
 * Characters that Windows, macOS or Linux refuse in a file's name.
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: file systems refuse control characters
const REFUSED = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const LENGTH_MAX = 100;
/**
 * File systems of Linux hold 255 bytes in UTF-8. The rest is for a number and the extension.
 * https://man7.org/linux/man-pages/man7/path_resolution.7.html
 */
const BYTES_MAX = 200;

/** The length in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}

/** Cuts a name that is too long, and keeps whole characters. */
function cutName(name: string): string {
  let cut = '';
  let bytes = 0;
  let length = 0;
  for (const character of name) {
    bytes += bytesOf(character);
    length++;
    if (bytes > BYTES_MAX || length > LENGTH_MAX) break;
    cut += character;
  }
  return cut;
}

/** Makes a name usable in a file's name. Characters that a file system refuses become underscores. */
function safeName(name: string): string {
  const cut = cutName(name.replaceAll(REFUSED, '_').trim()).replace(/^\.+/, '');
  let end = cut.length;
  while (cut[end - 1] === '.' || cut[end - 1] === ' ') end--;
  const safe = cut.slice(0, end);
  return safe === '' || RESERVED.test(safe) ? `_${safe}` : safe;
}

/**
 * Makes names of folders. They are distinct even where upper and lower case are equal.
 * @param reserved names that no folder may have, in lower case
 */
export function folderNames(names: readonly string[], reserved: readonly string[] = []): readonly string[] {
  const taken = new Set(reserved);
  return names.map((name) => {
    const safe = safeName(name);
    let free = safe;
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${safe} (${number})`;
    taken.add(free.toLowerCase());
    return free;
  });
}

/**
 * Makes names of files. They are distinct even where upper and lower case are equal.
 * @param reserved names without the extension that no file may have, in lower case
 */
export function fileNames(
  names: readonly string[],
  extension: string,
  reserved: readonly string[] = [],
): readonly string[] {
  return folderNames(names, reserved).map((name) => `${name}.${extension}`);
}
