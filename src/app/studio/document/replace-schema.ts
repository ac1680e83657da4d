import { schemaText } from '../schema/json.ts';
import { EMPTY_SCHEMA, type StudioSchema } from '../schema/studio-schema.ts';
import { notifyMadeWith } from './messages.ts';
import { showTab } from './place.ts';
import { useStudio } from './store.ts';
import { chooseDialect } from './type-dialect.ts';
import { clearTypedTexts } from './typed-texts.ts';
import { offerUndo } from './undo-offer.ts';

interface Options {
  /** The document’s id, if it has been open before or has a draft. */
  readonly id?: string;
  /** Whether a file, a link or a draft holds the document; true by default. */
  readonly isHeld?: boolean;
  /** The title of a message, and what else leads back. */
  readonly message?: { readonly title: string; readonly text?: string };
}

/**
 * Puts a document in the place of what is open, which is one Undo away; says so if there is a message. Says too that the
 * document was made with another version.
 */
export function replaceSchema(schema: StudioSchema, { id, isHeld, message }: Options = {}): void {
  const { schema: before, replace } = useStudio.getState();
  const isSame = schemaText(before) === schemaText(schema);
  clearTypedTexts();
  void notifyMadeWith(schema);
  if (schema.tables.length > 0 && !isSame) chooseDialect(schema);
  replace(schema, id, isHeld);
  if (isSame || before.tables.length === 0 || !message) return;
  const { title, text = '' } = message;
  offerUndo({ title, text: `Undo reopens the previous schema.${text}` });
}

/** Goes to the top of the start page. What was open is one Undo away, and stays in its draft. */
export function startNewSchema(): void {
  replaceSchema(EMPTY_SCHEMA, { message: { title: 'New schema' } });
  showTab('columns');
  window.scrollTo({ top: 0, behavior: 'instant' });
}
