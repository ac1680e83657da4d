import { schemaText } from '../schema/json.ts';
import { EMPTY_SCHEMA, type StudioSchema } from '../schema/studio-schema.ts';
import { identityOf } from './identity.ts';
import { notifyMadeWith } from './messages.ts';
import { useStudio } from './store.ts';
import { chooseDialect } from './type-dialect.ts';
import { clearTypedTexts } from './typed-texts.ts';
import { offerUndo, withdrawUndo } from './undo-offer.tsx';

interface Replaced {
  readonly title: string;
  /** What else leads back. */
  readonly text?: string;
}

/**
 * Puts a document in the place of what is open, which is one Undo away; says so where it is given a message. Tells too
 * that the document was made with another version.
 */
export function replaceSchema(schema: StudioSchema, message?: Replaced): void {
  const { schema: before, selection, undoSteps, open, edit } = useStudio.getState();
  const isEmpty = before.tables.length === 0;
  clearTypedTexts();
  void notifyMadeWith(schema);
  // Its edits do not go into the draft of what is open.
  identityOf(schema);
  if (schema.tables.length > 0 && schemaText(before) !== schemaText(schema)) chooseDialect(schema);
  if (isEmpty && undoSteps.length === 0) {
    open(schema);
    return;
  }
  if (schemaText(before) === schemaText(schema)) return;
  withdrawUndo();
  edit(() => schema);
  if (isEmpty || !message) return;
  const { title, text = '' } = message;
  offerUndo({
    message: { title, text: `${NOTE}${text}` },
    selection,
    before,
    after: schema,
    revert: () => before,
  });
}

/** Goes to the start page. What was open is one Undo away, and stays in its draft. */
export function startNewSchema(): void {
  replaceSchema(EMPTY_SCHEMA, { title: 'New schema' });
}

const NOTE = 'Undo reopens the previous schema.';
