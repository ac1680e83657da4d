import { download } from '../../../lib/download.ts';
import { schemaText } from '../schema/json.ts';
import { useStudio } from '../store.ts';

/** Saves the schema as a file, which the Code dialog opens. */
export function saveSchemaFile(): void {
  const { schema, markSaved } = useStudio.getState();
  const stem = (schema.name ?? '').replace(/[^\p{L}\p{N} _-]/gu, '_').trim() || 'schema';
  const file = new Blob([schemaText(schema)], { type: 'application/json' });
  download(file, `${stem}.rowloom.json`);
  markSaved();
}
