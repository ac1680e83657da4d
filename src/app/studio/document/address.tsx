import { clock } from '../../lib/clock.ts';
import { entries } from '../../lib/tab-entries.ts';
import { show } from '../../notifications/show-message.tsx';
import { ToastButton } from '../../notifications/toast-button.tsx';
import { dismissToast } from '../../notifications/toasts.ts';
import { exampleOf, loadExample } from './examples.ts';
import { isKept } from './is-kept.ts';
import { createAddressKeeper, type Fragments } from './keep-address.ts';
import { keepOpenDraft, openKeptDraft } from './keeping.ts';
import { useDrafts } from './keeping-state.ts';
import { decodeFragment, encodeFragment, fitsAddress } from './link.ts';
import { TOO_LONG } from './messages.ts';
import { replaceSchema } from './replace-schema.ts';
import { saveSchemaFile } from './save-schema-file.ts';
import { isDirty } from './session.ts';
import { useStudio } from './store.ts';

/** The fragment of the link that skips to the content. */
const CONTENT = '#content';

const fragments: Fragments = {
  async encode(schema) {
    const fragment = await encodeFragment(schema);
    return fitsAddress(fragment) ? `#${fragment}` : '';
  },
  async decode(hash) {
    if (hash === CONTENT) return undefined;
    const example = exampleOf(hash);
    if (example === undefined) {
      const decoded = await decodeFragment(hash);
      return decoded?.ok === false ? { ok: false, error: decoded.error.message } : decoded;
    }
    try {
      return { ok: true, value: await loadExample(example) };
    } catch (error) {
      console.warn(error);
      return { ok: false, error: 'The example did not load. Check your connection and try again.' };
    }
  },
};

/** Keeps the address of this page. */
export const addressKeeper = createAddressKeeper({
  session: useStudio,
  entries,
  fragments,
  clock,
  newId: () => crypto.randomUUID(),
  /** Work that was neither saved nor shared is asked for on leaving, as before. */
  onOpened({ id, schema }, isReturn, isHeld) {
    const wasDirty = isDirty(useStudio.getState());
    const message = { title: 'Link opened', text: ' Use your browser’s Back button to return.' };
    replaceSchema(schema, isReturn ? { id, isHeld } : { message });
    if (!wasDirty && isHeld) useStudio.getState().markSaved();
  },
  onRefused: (text) => show('lasting', { title: 'Link not opened', text }),
  onTooLong(isTooLong) {
    if (!isTooLong) return dismissToast(TOO_LONG);
    if (useDrafts.getState().keeps) void keepOpenDraft();
    if (isKept()) return;
    const text = 'Save it as a file before you reload or close the page.';
    show(
      'lasting',
      { title: TOO_LONG, text },
      <ToastButton onClick={saveSchemaFile}>Save as file</ToastButton>,
    );
  },
  openDraft: openKeptDraft,
});
