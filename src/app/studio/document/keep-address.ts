import type { StoreApi } from 'zustand/vanilla';
import type { Result } from '../../../result.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Entries, Page } from '../../lib/entries.ts';
import { EMPTY_SCHEMA, type StudioSchema } from '../schema/studio-schema.ts';
import type { OpenDocument, StudioState } from './session.ts';

/** Safari takes 100 changes in 30 seconds: after half of them the rest come slowly. */
const WRITE_AFTER_MS = 50;
const WRITE_SLOWLY_MS = 600;
const QUICK_WRITES_MAX = 50;
const QUICK_WRITES_IN_MS = 30_000;
/** Documents that were open before and are not kept by Undo, for Back and Forward. */
const LEFT_MAX = 50;

/** Fragments that hold documents. */
export interface Fragments {
  /** The fragment with its `#`; empty if it would be too long for an address. */
  encode(schema: StudioSchema): Promise<string>;
  /** The document of a fragment; undefined if the fragment holds none. Never throws. */
  decode(hash: string): Promise<Result<StudioSchema, string> | undefined>;
}

export interface AddressHandlers {
  /** Called with the document to open. `isReturn`: Back, Forward or a reload leads to a document of this tab. */
  readonly onOpened: (document: OpenDocument, isReturn: boolean) => void;
  /** Called with a sentence if a link cannot be opened: the open document stays. */
  readonly onRefused: (message: string) => void;
  /** Called when the document has become too long for the address, which does not hold it then, or fits again. */
  readonly onTooLong: (isTooLong: boolean) => void;
  /** Called with the id of a document that only its draft may hold. */
  readonly onNotInAddress: (id: string) => void;
}

interface Parts extends AddressHandlers {
  readonly session: StoreApi<StudioState>;
  readonly entries: Entries;
  readonly fragments: Fragments;
  readonly clock: Clock;
  /** Makes an id for a document. */
  readonly newId: () => string;
}

export interface AddressKeeper {
  /** Whether the address holds a document in its present state. */
  holds(schema: StudioSchema): boolean;
  /** Opens the document of the address, if there is one. */
  start(): Promise<void>;
  stop(): void;
}

/** Whether nothing was made yet. */
export function isEmpty({ tables, ...settings }: StudioSchema): boolean {
  return tables.length === 0 && Object.keys(settings).length === 0;
}

/** Opens the documents of addresses, and keeps the address up to date with edits, so that edits outlast a reload. */
export function createAddressKeeper(parts: Parts): AddressKeeper {
  const { session, entries, fragments, clock, newId, onOpened, onRefused, onTooLong, onNotInAddress } = parts;
  const left = new Map<string, StudioSchema>();
  const cleanups: (() => void)[] = [];
  /** What was written last. */
  let written: { readonly schema: StudioSchema; readonly hash: string } | undefined;
  /** What was read last: an address that is longer than any that is written stays as it is. */
  let read: typeof written;
  let isActive = false;
  /** The page whose document is being read. */
  let reading: Page | undefined;
  let wasTooLong = false;
  let isWriting = false;
  let cancelTimer: (() => void) | undefined;
  let quickWrites = 0;
  let countedFromMs = Number.NEGATIVE_INFINITY;

  async function hashOf(schema: StudioSchema): Promise<string> {
    if (written?.schema === schema) return written.hash;
    if (isEmpty(schema)) return '';
    const hash = await fragments.encode(schema);
    return hash === '' && read?.schema === schema ? read.hash : hash;
  }

  /** Writes a state of the document also if it is edited meanwhile: each edit would put that off otherwise. */
  async function write(): Promise<void> {
    const { id, schema } = session.getState();
    const hash = await hashOf(schema);
    if (!isActive || reading || session.getState().id !== id) return;
    written = { schema, hash };
    const document = isEmpty(schema) ? undefined : id;
    entries.describe({ document, hash, kept: session.getState().texts.get(id) });
    const isTooLong = hash === '' && document !== undefined;
    if (isTooLong !== wasTooLong) onTooLong(isTooLong);
    wasTooLong = isTooLong;
  }

  /** One state after the other: a longer one takes more time. */
  async function writeNow(): Promise<void> {
    cancelTimer?.();
    cancelTimer = undefined;
    if (isWriting) return writeSoon();
    isWriting = true;
    await write().finally(() => {
      isWriting = false;
    });
  }

  function writeSoon(): void {
    if (cancelTimer) return;
    const nowMs = clock.nowMs();
    if (nowMs - countedFromMs > QUICK_WRITES_IN_MS) {
      quickWrites = 0;
      countedFromMs = nowMs;
    }
    const isQuick = ++quickWrites <= QUICK_WRITES_MAX;
    cancelTimer = clock.after(isQuick ? WRITE_AFTER_MS : WRITE_SLOWLY_MS, () => void writeNow());
  }

  /** Opens another page’s document in the place of the one that is open. */
  async function open(page: Page, isFirst: boolean): Promise<void> {
    const { document, hash, kept } = page;
    if (document !== undefined && document === session.getState().id) return writeNow();
    reading = page;
    const before = document === undefined ? undefined : left.get(document);
    const decoded = before ? ({ ok: true, value: before } as const) : await fragments.decode(hash);
    if (!isActive || reading !== page) return;
    reading = undefined;
    if (decoded?.ok) {
      read = { schema: decoded.value, hash };
      const id = document ?? newId();
      if (!before) session.getState().noteText(id, kept);
      onOpened({ id, schema: decoded.value }, document !== undefined);
    } else if (decoded) onRefused(decoded.error);
    else if (document !== undefined) return onNotInAddress(document);
    else if (hash === '' && !isFirst) onOpened({ id: newId(), schema: EMPTY_SCHEMA }, true);
    if (!decoded || decoded.ok || !isEmpty(session.getState().schema)) await writeNow();
  }

  function noteLeft({ id, schema }: StudioState): void {
    left.delete(id);
    left.set(id, schema);
    const [oldest] = left.keys();
    if (left.size > LEFT_MAX && oldest !== undefined) left.delete(oldest);
  }

  return {
    holds: (schema) => isEmpty(schema) || (written?.schema === schema && written.hash !== ''),
    async start() {
      isActive = true;
      cleanups.push(
        session.subscribe((state, before) => {
          if (state.id !== before.id && before.schema.tables.length > 0) noteLeft(before);
          const { schema, id, texts } = state;
          if (schema !== before.schema || id !== before.id || texts !== before.texts) writeSoon();
        }),
        entries.onArrived((page) => void open(page, false)),
      );
      const page = await entries.start();
      if (!isActive) return;
      const isNew = page.document === undefined && page.hash === '';
      if (isNew && !isEmpty(session.getState().schema)) await writeNow();
      else await open(page, true);
    },
    stop() {
      isActive = false;
      reading = undefined;
      cancelTimer?.();
      cancelTimer = undefined;
      for (const cleanup of cleanups.splice(0)) cleanup();
    },
  };
}
