import type { MenuCommand } from '../../ui/context-menu.tsx';
import { keysOf } from '../document/shortcuts.ts';

/**
 * Something that a visitor can do in the Studio: by the shortcut of its id, in a menu or in the command palette.
 *
 * @param id stable: the palette remembers recent commands by it.
 * @param label as menus and the palette show it: a verb first
 */
export function command(id: string, label: string, run: () => void, isEnabled = true): MenuCommand {
  const [keys] = keysOf(id);
  return { id, label, run, isEnabled, ...(keys === undefined ? {} : { keys }) };
}

/** The same of a command that destroys something. */
export const dangerous = (of: MenuCommand): MenuCommand => ({ ...of, isDangerous: true });
