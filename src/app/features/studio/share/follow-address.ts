import type { Result } from '../../../../result.ts';
import type { StudioDocument } from '../document/document.ts';
import { exampleOf, loadExample } from '../examples/examples.ts';
import { decodeFragment, encodeFragment } from '../link/link.ts';
import { useStudio } from '../store.ts';

/** The property of `history.state` by which an entry is known as one of a document that is open. */
const STATE = 'studio';
/** Safari takes 100 changes in 30 seconds: after half of them the rest come slowly. */
const WRITE_AFTER_MS = 50;
const WRITE_SLOWLY_MS = 600;
const QUICK_WRITES_MAX = 50;
const QUICK_WRITES_IN_MS = 30_000;
/** In characters; Firefox takes a megabyte. */
const ADDRESS_LENGTH_MAX = 900_000;

/** Names what is open: each document that a link opens has another one, and edits leave it. */
let lineage: string | undefined;
/** The fragment that was written last, and of what. */
let written: { readonly document: StudioDocument; readonly fragment: string } | undefined;

function entryLineage(): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return undefined;
  const value: unknown = Reflect.get(state, STATE);
  return typeof value === 'string' ? value : undefined;
}

/** Whether nothing was made yet. */
function isEmpty({ tables, ...settings }: StudioDocument): boolean {
  return tables.length === 0 && Object.keys(settings).length === 0;
}

/** The document of an address; undefined where that holds none. */
async function documentOf(hash: string): Promise<Result<StudioDocument, string> | undefined> {
  const example = exampleOf(hash);
  if (example === undefined) {
    const decoded = await decodeFragment(hash);
    return decoded?.ok === false ? { ok: false, error: decoded.error.message } : decoded;
  }
  try {
    return { ok: true, value: await loadExample(example) };
  } catch (error) {
    console.warn(error);
    return { ok: false, error: 'The example did not load: check your connection and try again.' };
  }
}

interface Handlers {
  /** Called with the address's document; an entry that was open before is returned to. */
  readonly onOpened: (document: StudioDocument, isReturn: boolean) => void;
  /** Called with a sentence where a link cannot be opened: what was open stays. */
  readonly onRefused: (message: string) => void;
  /** Called when it is known whether the address holds a document. */
  readonly onReady: () => void;
}

/**
 * Opens what the address holds, and has the address hold what is edited, so that it outlasts a reload. Returns a
 * function that ends it.
 */
export function followAddress({ onOpened, onRefused, onReady }: Handlers): () => void {
  let isActive = true;
  let isReading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function write() {
    timer = undefined;
    const { document } = useStudio.getState();
    if (written?.document !== document) {
      const fragment = isEmpty(document) ? '' : await encodeFragment(document);
      written = { document, fragment };
    }
    if (!isActive || isReading || useStudio.getState().document !== written.document) return;
    lineage ??= crypto.randomUUID();
    const { fragment } = written;
    const hash = fragment === '' || fragment.length > ADDRESS_LENGTH_MAX ? '' : `#${fragment}`;
    if (location.hash === hash && entryLineage() === lineage) return;
    history.replaceState(
      { ...history.state, [STATE]: lineage },
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
    const decoded = await documentOf(given);
    if (!isActive || location.hash !== given) return;
    isReading = false;
    if (decoded?.ok) {
      const known = entryLineage();
      lineage = known ?? crypto.randomUUID();
      onOpened(decoded.value, known !== undefined);
    } else if (decoded) onRefused(decoded.error);
    if (!decoded || decoded.ok || !isEmpty(useStudio.getState().document)) void write();
    onReady();
  }

  function onMoved() {
    const isOwn = lineage !== undefined && entryLineage() === lineage;
    if (isOwn && !isReading) void write();
    else void read();
  }

  const isKnown = !isEmpty(useStudio.getState().document) && location.hash === '';
  if (isKnown || (lineage !== undefined && entryLineage() === lineage)) {
    void write();
    onReady();
  } else if (location.hash === '') onReady();
  else void read();

  const unsubscribe = useStudio.subscribe(({ document }, before) => {
    if (document !== before.document) writeSoon();
  });
  addEventListener('popstate', onMoved);
  return () => {
    isActive = false;
    clearTimeout(timer);
    unsubscribe();
    removeEventListener('popstate', onMoved);
  };
}
