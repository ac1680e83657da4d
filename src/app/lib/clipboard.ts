const TYPE = 'text/plain';

/** A promise of a Blob, not of a text: Chromium takes one of a text since version 133 only. */
async function asBlob(text: Promise<string>): Promise<Blob> {
  return new Blob([await text], { type: TYPE });
}

/**
 * Puts a text on the clipboard; false where the browser has none or refuses, or where there comes to be no text.
 * Call it in the click or key itself: WebKit takes nothing later, but waits there for what is promised.
 * https://webkit.org/blog/10855/async-clipboard-api/
 */
export async function copyToClipboard(text: Promise<string>): Promise<boolean> {
  const blob = asBlob(text);
  // Where the clipboard is missing, nothing else takes note that there comes to be no text.
  blob.catch(() => {});
  try {
    await navigator.clipboard.write([new ClipboardItem({ [TYPE]: blob })]);
    return true;
  } catch (refusal) {
    const late = await text.catch(() => undefined);
    return late !== undefined && copyLate(late, refusal);
  }
}

async function copyLate(text: string, refusal: unknown): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn(refusal, error);
    return false;
  }
}
