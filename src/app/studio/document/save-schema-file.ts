import { download } from '../../lib/download.ts';
import { show } from '../../notifications/show-message.tsx';
import { schemaText } from '../schema/json.ts';
import { useStudio } from './store.ts';

/** Saves a schema's text as a file, which the Code dialog opens. */
export function saveSchemaText(text: string, schemaName = ''): void {
  const stem = schemaName.replace(/[^\p{L}\p{N} _-]/gu, '_').trim() || 'schema';
  const name = `${stem}.rowloom.json`;
  download(new Blob([text], { type: 'application/json' }), name);
  show('success', { title: 'Schema saved', text: `Saved as ${name}.` });
}

/** Saves the open schema as a file. */
export function saveSchemaFile(): void {
  const { schema, markSaved } = useStudio.getState();
  saveSchemaText(schemaText(schema), schema.name);
  markSaved();
}
