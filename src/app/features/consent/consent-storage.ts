/** What localStorage may hold, and nothing else. */
export interface Consent {
  readonly essential: true;
  readonly analytics: boolean;
  readonly advertising: boolean;
}

const KEY = 'cookieConsent';

function parse(text: string): Consent | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 3) return null;
  if (!('essential' in value && 'analytics' in value && 'advertising' in value)) return null;
  const { essential, analytics, advertising } = value;
  if (essential !== true || typeof analytics !== 'boolean' || typeof advertising !== 'boolean') return null;
  return { essential, analytics, advertising };
}

/** The saved choice. Storage that is blocked, corrupt or foreign counts as no choice. */
export function readConsent(): Consent | null {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : parse(text);
  } catch {
    return null;
  }
}

export function writeConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(consent));
  } catch {
    // Blocked or full: the choice holds for this visit.
  }
}

/** Calls `changed` when another tab changes the saved choice. Returns a cleanup function. */
export function onConsentChange(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) changed();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
