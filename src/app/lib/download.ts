/**
 * How long a browser may read a file after the click that saves it, in milliseconds. No event says when it is done. Safari
 * fetches the file only once the visitor has allowed the download, and a file of gigabytes is copied for minutes: FileSaver.js
 * waits 40 seconds, https://github.com/eligrey/FileSaver.js/blob/cea522bc41bfadc364837293d0c4dc585a65ac46/src/FileSaver.js#L106
 */
export const READ_AFTER_SAVE_MS = 300_000;

/** Saves a file under a name. Its memory stays in use for `READ_AFTER_SAVE_MS`, whatever is saved after it. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_AFTER_SAVE_MS);
}
