/** Puts a text on the clipboard; false where the browser has none or refuses. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
