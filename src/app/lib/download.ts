/**
 * WebKit drops a download that has not begun when another is asked for, and no event says that it has:
 * https://github.com/eligrey/FileSaver.js/issues/729
 */
const BETWEEN_DOWNLOADS_MS = 250;

/** A browser has read a file long before, even where it asks the visitor first. Then its memory is freed. */
const URL_LIFETIME_MS = 60_000;

interface NamedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** The Blob URLs of the files that were saved last. */
let newest: readonly string[] = [];

function release(urls: readonly string[]): void {
  for (const url of urls) URL.revokeObjectURL(url);
}

function save({ name, blob }: NamedFile): string {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
  return url;
}

/**
 * Saves files one after another. Their memory stays in use until the next files are saved, or for a minute: files that
 * are saved together never release each other, because a browser may ask before it reads the second.
 */
export async function downloadAll(files: readonly NamedFile[]): Promise<void> {
  release(newest);
  const urls: string[] = [];
  for (const [i, file] of files.entries()) {
    if (i > 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN_DOWNLOADS_MS));
    urls.push(save(file));
  }
  // Only now, so that a download that is asked for meanwhile leaves these files alone.
  newest = urls;
}

/** Saves a file under a name. */
export function download(blob: Blob, name: string): void {
  void downloadAll([{ name, blob }]);
}
