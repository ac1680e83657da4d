import type { StudioSchema } from '../schema/studio-schema.ts';
import { useStudio } from './store.ts';

/** The draft that a document and its edits are kept as. Shared by all steps of one document. */
export interface Identity {
  id: string;
}

const identities = new WeakMap<StudioSchema, Identity>();

function newIdentity(): Identity {
  return { id: crypto.randomUUID() };
}

/** The identity of a document. One that has none yet gets its own. */
export function identityOf(schema: StudioSchema): Identity {
  const known = identities.get(schema);
  if (known) return known;
  const identity = newIdentity();
  identities.set(schema, identity);
  return identity;
}

export function setIdentity(schema: StudioSchema, identity: Identity): void {
  identities.set(schema, identity);
}

/** An edit stays in the draft of the document before it. What is made from nothing is a new draft. */
useStudio.subscribe(({ schema }, { schema: before }) => {
  if (identities.has(schema)) return;
  identities.set(schema, before.tables.length > 0 ? identityOf(before) : newIdentity());
});
