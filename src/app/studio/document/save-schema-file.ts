import { download } from '../../lib/download.ts';
import { show } from '../../notifications/show-message.tsx';
import { schemaText } from '../schema/json.ts';
import { useStudio } from './store.ts';

/** Saves the schema as a file, which the Code dialog opens. */
export function saveSchemaFile(): void {
  const { schema, markSaved } = useStudio.getState();
  const stem = (schema.name ?? '').replace(/[^\p{L}\p{N} _-]/gu, '_').trim() || 'schema';
  const file = new Blob([schemaText(schema)], { type: 'application/json' });
  const name = `${stem}.rowloom.json`;
  download(file, name);
  markSaved();
  show('success', { title: 'Schema saved', text: `Saved as ${name}.` });
}
