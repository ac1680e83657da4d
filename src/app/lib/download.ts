/** A browser has read a file long before, even where it asks the visitor first. Then its memory is freed. */
const URL_LIFETIME_MS = 60_000;

/** Saves a file under a name. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
