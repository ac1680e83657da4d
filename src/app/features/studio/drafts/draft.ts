import { KEPT_VERSION, type KeptInfo } from '../../../lib/kept-texts.ts';
import { sharedJson } from '../schema/json.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';

/** The name of drafts whose schema has none. */
const UNTITLED = 'Untitled schema';

/** A schema as the text of a draft, on one line. */
export function draftText(schema: StudioSchema): string {
  return JSON.stringify(sharedJson(schema));
}

interface DraftFacts extends Pick<KeptInfo, 'id' | 'savedAt' | 'length' | 'writer'> {
  readonly schema: StudioSchema;
}

/** What the list shows about a schema's draft. */
export function draftInfo({ schema, ...facts }: DraftFacts): KeptInfo {
  return {
    ...facts,
    version: KEPT_VERSION,
    name: schema.name?.trim() || UNTITLED,
    parts: schema.tables.map(({ name }) => name),
  };
}
