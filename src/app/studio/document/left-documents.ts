import type { StoreApi } from 'zustand/vanilla';
import type { OpenDocument, StudioState } from './session.ts';

/**
 * Notes the documents whose place another document takes, from now on. Returns a function that ends that and returns the
 * documents, each as it was at the end.
 */
export function noteLeftDocuments(session: StoreApi<StudioState>): () => readonly OpenDocument[] {
  const left: OpenDocument[] = [];
  const stop = session.subscribe((state, { id, schema }) => {
    if (state.id !== id && schema.tables.length > 0) left.push({ id, schema });
  });
  return () => {
    stop();
    return left;
  };
}
