/** The database of the texts that the visitor lets the page keep. It exists only after the visitor has asked for it. */
export const KEPT_DATABASE = 'drafts';

/** Whether the visitor lets the page keep texts. Creates nothing: opening a database would create it. */
export async function isKeeping(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === KEPT_DATABASE);
  } catch {
    // Blocked, or a browser from before 2024, where nothing is kept.
    return false;
  }
}
