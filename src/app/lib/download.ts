/** A browser has read a file long before, even where it asks the visitor first. Then its memory is freed. */
const URL_LIFETIME_MS = 60_000;

/** The Blob URL of the file that was saved last. */
let newest = '';

/** Saves a file under a name. Its memory stays in use until the next file is saved, or for a minute. */
export function download(blob: Blob, name: string): void {
  URL.revokeObjectURL(newest);
  const url = URL.createObjectURL(blob);
  newest = url;
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
