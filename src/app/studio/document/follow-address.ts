import type { Result } from '../../../result.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';
import { exampleOf, loadExample } from './examples.ts';
import { identityOf, setIdentity } from './identity.ts';
import { decodeFragment, encodeFragment, fitsAddress } from './link.ts';
import { useStudio } from './store.ts';

/** The property of `history.state` that marks the entry of an open document. */
const STATE = 'studio';
/** The property of `history.state` with the id of the draft that the document is kept as, if it is kept. */
const DRAFT = 'draft';
/** Safari takes 100 changes in 30 seconds: after half of them the rest come slowly. */
const WRITE_AFTER_MS = 50;
const WRITE_SLOWLY_MS = 600;
const QUICK_WRITES_MAX = 50;
const QUICK_WRITES_IN_MS = 30_000;

/** A document, and the part of an address that holds it, from `#` on: empty where that would be too long. */
interface Addressed {
  readonly schema: StudioSchema;
  readonly hash: string;
}

/** Names what is open: each document that a link opens has another one, and edits leave it. */
let lineage: string | undefined;
/** What was written last. */
let written: Addressed | undefined;
/** What was read last: an address longer than any that is written stays as it is, for its browser takes it. */
let opened: Addressed | undefined;

function entryText(property: string): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return undefined;
  const value: unknown = Reflect.get(state, property);
  return typeof value === 'string' ? value : undefined;
}

const entryLineage = () => entryText(STATE);

/** The id of the draft that this entry of the history has open. */
export function entryDraft(): string | undefined {
  return entryText(DRAFT);
}

/** Names the document that is open, also after a reload. */
export function openLineage(): string {
  lineage ??= entryLineage() ?? crypto.randomUUID();
  return lineage;
}

/** Whether nothing was made yet. */
function isEmpty({ tables, ...settings }: StudioSchema): boolean {
  return tables.length === 0 && Object.keys(settings).length === 0;
}

async function addressed(schema: StudioSchema): Promise<Addressed> {
  if (isEmpty(schema)) return { schema, hash: '' };
  const fragment = await encodeFragment(schema);
  if (fitsAddress(fragment)) return { schema, hash: `#${fragment}` };
  return opened?.schema === schema ? opened : { schema, hash: '' };
}

/** Whether the document that is open outlasts a reload; it does not while it is too long for the address. */
export function isInAddress(): boolean {
  const { schema } = useStudio.getState();
  return isEmpty(schema) || (written?.schema === schema && written.hash !== '');
}

/** The document of an address; undefined where that holds none. */
async function schemaOf(hash: string): Promise<Result<StudioSchema, string> | undefined> {
  // The link that skips to the content.
  if (document.getElementById(hash.slice(1))) return undefined;
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
}

interface Handlers {
  /** Called with the address's document; an entry that was open before is returned to. */
  readonly onOpened: (schema: StudioSchema, isReturn: boolean) => void;
  /** Called with a sentence where a link cannot be opened: what was open stays. */
  readonly onRefused: (message: string) => void;
  /** Called when the document has become too long for the address, which does not hold it then, or fits again. */
  readonly onTooLong: (isTooLong: boolean) => void;
  /** Called when it is known whether the address holds a document. */
  readonly onReady: () => void;
}

/**
 * Opens the schema in the address, and keeps the address up to date with edits, so that they survive a reload. Returns
 * a function that stops this.
 */
export function followAddress({ onOpened, onRefused, onTooLong, onReady }: Handlers): () => void {
  let isActive = true;
  let isReading = false;
  let wasTooLong = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function write() {
    timer = undefined;
    const { schema } = useStudio.getState();
    if (written?.schema !== schema) written = await addressed(schema);
    if (!isActive || isReading || useStudio.getState().schema !== written.schema) return;
    const draft = isEmpty(schema) ? undefined : identityOf(schema).id;
    lineage ??= crypto.randomUUID();
    const { hash } = written;
    const isTooLong = hash === '' && !isEmpty(schema);
    if (isTooLong !== wasTooLong) onTooLong(isTooLong);
    wasTooLong = isTooLong;
    if (location.hash === hash && entryLineage() === lineage && entryDraft() === draft) return;
    history.replaceState(
      { ...history.state, [STATE]: lineage, [DRAFT]: draft },
      '',
      location.pathname + location.search + hash,
    );
  }

  let quickWrites = 0;
  let countedFromMs = 0;
  function writeSoon() {
    if (timer !== undefined) return;
    const nowMs = performance.now();
    if (nowMs - countedFromMs > QUICK_WRITES_IN_MS) {
      quickWrites = 0;
      countedFromMs = nowMs;
    }
    const isQuick = ++quickWrites <= QUICK_WRITES_MAX;
    timer = setTimeout(() => void write(), isQuick ? WRITE_AFTER_MS : WRITE_SLOWLY_MS);
  }

  /** Opens the address’s document in the place of what is open. */
  async function read() {
    isReading = true;
    const given = location.hash;
    const decoded = await schemaOf(given);
    if (!isActive || location.hash !== given) return;
    isReading = false;
    if (decoded?.ok) {
      const known = entryLineage();
      lineage = known ?? crypto.randomUUID();
      opened = { schema: decoded.value, hash: given };
      const draft = entryDraft();
      if (draft !== undefined) setIdentity(decoded.value, { id: draft });
      onOpened(decoded.value, known !== undefined);
    } else if (decoded) onRefused(decoded.error);
    if (!decoded || decoded.ok || !isEmpty(useStudio.getState().schema)) void write();
    onReady();
  }

  function onMoved() {
    const isOwn = lineage !== undefined && entryLineage() === lineage;
    if (isOwn && !isReading) void write();
    else void read();
  }

  const isKnown = !isEmpty(useStudio.getState().schema) && location.hash === '';
  if (isKnown || (lineage !== undefined && entryLineage() === lineage)) {
    void write();
    onReady();
  } else if (location.hash === '') onReady();
  else void read();

  const unsubscribe = useStudio.subscribe(({ schema }, before) => {
    if (schema !== before.schema) writeSoon();
  });
  addEventListener('popstate', onMoved);
  return () => {
    isActive = false;
    clearTimeout(timer);
    unsubscribe();
    removeEventListener('popstate', onMoved);
  };
}
