import { countOf } from '../../../lib/format-count.ts';
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

/** The names of the tables. One table alone has its number of columns too: `table_1` says nothing. */
function partsOf({ tables }: StudioSchema): readonly string[] {
  const [only] = tables;
  if (only === undefined || tables.length > 1) return tables.map(({ name }) => name);
  return [`${only.name}, ${countOf(only.columns.length, 'column')}`];
}

/** What the list shows about a schema's draft. */
export function draftInfo({ schema, ...facts }: DraftFacts): KeptInfo {
  return {
    ...facts,
    version: KEPT_VERSION,
    name: schema.name?.trim() || UNTITLED,
    parts: partsOf(schema),
  };
}
