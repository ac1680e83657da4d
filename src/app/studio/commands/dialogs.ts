import { CommandsDialog } from './commands-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';

/** Both dialogs list the same commands: they are one chunk, which the page loads when it first opens one of them. */
export const commandDialogs = { commands: CommandsDialog, keys: KeysDialog };
