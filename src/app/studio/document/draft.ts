import { KEPT_VERSION, type KeptInfo } from '../../lib/kept-texts.ts';
import { sharedJson } from '../schema/json.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';

/** The name of a draft, as people see it. */
export function shownName({ name }: KeptInfo): string {
  return name || 'Untitled schema';
}

/** A schema as the text of a draft, on one line. */
export function draftText(schema: StudioSchema): string {
  return JSON.stringify(sharedJson(schema));
}

interface DraftFacts extends Pick<KeptInfo, 'id' | 'savedAt' | 'length' | 'writer'> {
  readonly schema: StudioSchema;
}

/** What the list shows about a schema's draft: of one table alone its number of columns too, for `table_1` says nothing. */
export function draftInfo({ schema, ...facts }: DraftFacts): KeptInfo {
  const { tables } = schema;
  const [only] = tables;
  return {
    ...facts,
    version: KEPT_VERSION,
    name: schema.name?.trim() ?? '',
    parts: tables.map(({ name }) => name),
    ...(only && tables.length === 1 ? { partSize: only.columns.length } : {}),
  };
}
