import { moveFocus } from '../../lib/focus.ts';
import type { MenuCommand } from '../../ui/context-menu.tsx';
import { command } from '../controls/command.ts';
import { FOCUS } from '../document/place.ts';
import { startNewSchema } from '../document/replace-schema.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';

/** The menu and the palette are gone then, and with them their focus. */
function startAndFocus(): void {
  startNewSchema();
  moveFocus(FOCUS.start);
}

/** Apart from the other commands of the page, which come on demand: the bar's menu has this one too. */
export function newSchemaCommand({ tables }: StudioSchema): MenuCommand {
  const reason = tables.length === 0 && 'This is the start page.';
  return command('new-schema', 'New schema and start page', startAndFocus, reason);
}
