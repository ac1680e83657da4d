const TYPE = 'text/plain';

/** Chromium before 133 rejects a `ClipboardItem` of a promised string; all take a promised Blob. */
async function asBlob(text: Promise<string>): Promise<Blob> {
  return new Blob([await text], { type: TYPE });
}

/**
 * Puts a text on the clipboard; false where the browser has no clipboard or refuses, or where `text` rejects.
 * Call it in the click or key handler itself: WebKit requires the user gesture, and then awaits the promise.
 * https://webkit.org/blog/10855/async-clipboard-api/
 */
export async function copyToClipboard(text: Promise<string>): Promise<boolean> {
  const blob = asBlob(text);
  // Without a clipboard nothing else handles the rejection.
  blob.catch(() => {});
  try {
    await navigator.clipboard.write([new ClipboardItem({ [TYPE]: blob })]);
    return true;
  } catch (refusal) {
    const late = await text.catch(() => undefined);
    return late !== undefined && copyWithWriteText(late, refusal);
  }
}

async function copyWithWriteText(text: string, refusal: unknown): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn(refusal, error);
    return false;
  }
}
