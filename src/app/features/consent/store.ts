import { create } from 'zustand';
import { type Consent, readConsent, writeConsent } from './consent-storage.ts';

interface ConsentState {
  /** `undefined` until storage has been read, `null` where no choice has been made. */
  readonly consent: Consent | null | undefined;
  readonly preferencesOpen: boolean;
  readonly load: () => void;
  readonly choose: (analytics: boolean, advertising: boolean) => void;
  readonly openPreferences: () => void;
  readonly closePreferences: () => void;
}

export const useConsent = create<ConsentState>()((set) => ({
  consent: undefined,
  preferencesOpen: false,
  load: () => set({ consent: readConsent() }),
  choose: (analytics, advertising) => {
    const consent: Consent = { essential: true, analytics, advertising };
    writeConsent(consent);
    set({ consent, preferencesOpen: false });
  },
  openPreferences: () => set({ preferencesOpen: true }),
  closePreferences: () => set({ preferencesOpen: false }),
}));
