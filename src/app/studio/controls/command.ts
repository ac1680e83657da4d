import type { MenuCommand } from '../../ui/context-menu.tsx';
import { keysOf } from '../document/shortcuts.ts';

/**
 * Something that a visitor can do in the Studio: by the shortcut of its id, in a menu or in the command palette.
 *
 * @param id stable: the palette remembers recent commands by it. One that ends in `.remove` destroys something
 * @param label as menus and the palette show it: a verb first
 */
export function command(id: string, label: string, run: () => void, isEnabled = true): MenuCommand {
  const [keys] = keysOf(id);
  const isDangerous = id.endsWith('.remove');
  return { id, label, run, isEnabled, isDangerous, ...(keys === undefined ? {} : { keys }) };
}
