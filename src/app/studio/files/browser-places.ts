import { create } from 'zustand';
import { hasFilePicker, hasFolderPicker } from '../../lib/file-pickers.ts';
import { privateRoom } from '../../lib/private-folders.ts';
import type { BrowserPlaces } from './places.ts';

interface BrowserPlacesState {
  /** Undefined until the browser has said how much it can store. */
  readonly places: BrowserPlaces | undefined;
  /** Asks the browser, whose answer changes with what is stored. */
  measure(): Promise<void>;
  /** Remembers that this browser does not show its pickers. */
  refusePickers(): void;
}

/** What this browser offers for files. */
export const useBrowserPlaces = create<BrowserPlacesState>()((set, get) => {
  let arePickersRefused = false;
  return {
    places: undefined,
    async measure() {
      const privateBytes = await privateRoom();
      set({
        places: {
          hasFilePicker: hasFilePicker() && !arePickersRefused,
          hasFolderPicker: hasFolderPicker() && !arePickersRefused,
          privateBytes,
        },
      });
    },
    refusePickers() {
      arePickersRefused = true;
      const { places } = get();
      if (places) set({ places: { ...places, hasFilePicker: false, hasFolderPicker: false } });
    },
  };
});
