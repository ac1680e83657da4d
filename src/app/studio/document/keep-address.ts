import type { StoreApi } from 'zustand/vanilla';
import type { Result } from '../../../result.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Entries, Page } from '../../lib/entries.ts';
import { EMPTY_SCHEMA, type StudioSchema } from '../schema/studio-schema.ts';
import type { OpenDocument, StudioState } from './session.ts';

/** Safari takes 100 changes in 30 seconds: after half of them the rest come slowly, counted from start to start. */
const WRITE_AFTER_MS = 50;
const WRITE_SLOWLY_MS = 600;
const QUICK_WRITES_MAX = 50;
const QUICK_WRITES_IN_MS = 30_000;
const NOT_HELD = 'The schema was too long for the address, and this device keeps no draft of it.';
const UNREADABLE =
  'The schema was too long for the address, and its draft could not be read. Reload the page.';

/** Fragments that hold documents. */
export interface Fragments {
  /** The fragment with its `#`; empty if it would be too long for an address. */
  encode(schema: StudioSchema): Promise<string>;
  /** The document of a fragment; undefined if the fragment holds none. Never throws. */
  decode(hash: string): Promise<Result<StudioSchema, string> | undefined>;
}

/** `unreadable`: it is not known whether there is a draft. */
export type DraftOutcome = 'opened' | 'none' | 'unreadable';

interface Parts {
  readonly session: StoreApi<StudioState>;
  readonly entries: Entries;
  readonly fragments: Fragments;
  readonly clock: Clock;
  /** Makes an id for a document. */
  readonly newId: () => string;
  /**
   * Called with the document to open. `isReturn`: Back, Forward or a reload leads to a document of this tab. `isHeld`: the
   * address holds the document.
   */
  readonly onOpened: (document: OpenDocument, isReturn: boolean, isHeld: boolean) => void;
  /** Called with a sentence if a link cannot be opened: the open document stays. */
  readonly onRefused: (message: string) => void;
  /** Called when the address does not hold the document, which is too long for it, or holds it again. */
  readonly onTooLong: (isTooLong: boolean) => void;
  /** Opens the draft of a document that the address does not hold, unless it is no longer wanted by then. */
  readonly openDraft: (id: string, isWanted: () => boolean) => Promise<DraftOutcome>;
}

export type AddressKeeper = ReturnType<typeof createAddressKeeper>;

/** A state of a document as the address holds it, and the draft’s text of that time. */
interface Written extends OpenDocument {
  readonly hash: string;
  readonly kept: string | undefined;
}

/** Whether nothing was made yet. */
function isEmpty({ tables, ...settings }: StudioSchema): boolean {
  return tables.length === 0 && Object.keys(settings).length === 0;
}

/** Opens the documents of addresses, and keeps the address up to date with edits, so that edits outlast a reload. */
export function createAddressKeeper(parts: Parts) {
  const { session, entries, fragments, clock, newId, onOpened, onRefused, onTooLong, openDraft } = parts;
  const cleanups: (() => void)[] = [];
  /** What was written last. */
  let written: Written | undefined;
  /** What was read last: an address that is longer than any that is written stays as it is. */
  let read: Pick<Written, 'schema' | 'hash'> | undefined;
  let isActive = false;
  let starting: Promise<void> | undefined;
  /** The page whose document is being read. */
  let reading: Page | undefined;
  /** The id of the open document, if it is too long for the address. */
  let tooLong: string | undefined;
  let isWriting = false;
  /** Whether the document was edited since the state that is being written. */
  let isOutdated = false;
  let writtenAtMs = Number.NEGATIVE_INFINITY;
  let cancelTimer: (() => void) | undefined;
  let quickWrites = 0;
  let countedFromMs = Number.NEGATIVE_INFINITY;

  async function hashOf(schema: StudioSchema): Promise<string> {
    if (written?.schema === schema) return written.hash;
    if (isEmpty(schema)) return '';
    const hash = await fragments.encode(schema);
    return hash === '' && read?.schema === schema ? read.hash : hash;
  }

  function putInEntry({ id, schema, hash, kept }: Written): string | undefined {
    const document = isEmpty(schema) ? undefined : id;
    entries.describe({ document, hash, kept });
    return document;
  }

  /** Writes a state of the document also if it is edited meanwhile: each edit would put that off otherwise. */
  async function write(): Promise<void> {
    const { id, schema, texts } = session.getState();
    // The draft may get a newer text while this state is encoded. That text is not in the address then.
    const kept = texts.get(id);
    const hash = await hashOf(schema);
    written = { id, schema, hash, kept };
    if (!isActive || reading || session.getState().id !== id) return;
    const document = putInEntry(written);
    const tooLongNow = hash === '' ? document : undefined;
    if (tooLongNow !== tooLong) onTooLong(tooLongNow !== undefined);
    tooLong = tooLongNow;
  }

  /** Writes one state after the other: encoding a longer one takes more time. */
  async function writeNow(): Promise<void> {
    cancelTimer?.();
    cancelTimer = undefined;
    if (isWriting) {
      isOutdated = true;
      return;
    }
    isWriting = true;
    noteWrite();
    await write().finally(() => {
      isWriting = false;
    });
    if (isOutdated) writeSoon();
    isOutdated = false;
  }

  function noteWrite(): void {
    writtenAtMs = clock.nowMs();
    if (writtenAtMs - countedFromMs > QUICK_WRITES_IN_MS) {
      quickWrites = 0;
      countedFromMs = writtenAtMs;
    }
    quickWrites++;
  }

  function writeSoon(): void {
    if (isWriting) isOutdated = true;
    if (isWriting || cancelTimer) return;
    const isQuick = quickWrites < QUICK_WRITES_MAX;
    const waitMs = isQuick ? 0 : writtenAtMs + WRITE_SLOWLY_MS - clock.nowMs();
    cancelTimer = clock.after(Math.max(WRITE_AFTER_MS, waitMs), () => void writeNow());
  }

  /** Opens another page’s document in the place of the one that is open. */
  async function open(from: Page, isFirst: boolean): Promise<void> {
    const page = { ...from };
    const { document, hash, kept } = page;
    if (document !== undefined && document === session.getState().id) {
      reading = undefined;
      return writeNow();
    }
    reading = page;
    const isWanted = () => isActive && reading === page;
    const before = document === undefined ? undefined : session.getState().left.get(document);
    const decoded = before ? ({ ok: true, value: before } as const) : await fragments.decode(hash);
    if (!isWanted()) return;
    const draft = decoded || document === undefined ? undefined : await openDraft(document, isWanted);
    if (!isWanted()) return;
    reading = undefined;
    if (draft === 'opened') return;
    if (draft === 'unreadable') return onRefused(UNREADABLE);
    if (decoded?.ok) {
      read = { schema: decoded.value, hash };
      const id = document ?? newId();
      if (!before) session.getState().noteText(id, kept);
      onOpened({ id, schema: decoded.value }, document !== undefined, hash !== '');
    } else if (decoded) onRefused(decoded.error);
    else if (draft === 'none') onRefused(NOT_HELD);
    else if (hash === '' && !isFirst) onOpened({ id: newId(), schema: EMPTY_SCHEMA }, true, true);
    if (!decoded || decoded.ok || !isEmpty(session.getState().schema)) await writeNow();
  }

  async function begin(): Promise<void> {
    cleanups.push(
      session.subscribe((state, before) => {
        const { schema, id, texts } = state;
        if (schema !== before.schema || id !== before.id || texts !== before.texts) writeSoon();
      }),
      entries.onArrived((page) => void open(page, false)),
    );
    const page = await entries.start();
    if (!isActive) return;
    const isNew = page.document === undefined && page.hash === '';
    const { id, schema } = session.getState();
    if (!isNew || isEmpty(schema)) return open(page, true);
    // The state that was written last, because encoding the present one takes time.
    putInEntry(written?.id === id ? written : { id, schema, hash: '', kept: undefined });
    await writeNow();
  }

  return {
    /** Whether the address holds a document in its present state. */
    holds: (schema: StudioSchema) => isEmpty(schema) || (written?.schema === schema && written.hash !== ''),
    /** Opens the document of the address, if there is one. */
    start(): Promise<void> {
      isActive = true;
      starting ??= begin();
      return starting;
    },
    stop() {
      isActive = false;
      starting = undefined;
      reading = undefined;
      // The person may come back by a link, to an entry that has no copy yet.
      if (cancelTimer) void writeNow();
      for (const cleanup of cleanups.splice(0)) cleanup();
    },
  };
}
