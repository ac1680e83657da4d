import type { MenuCommand } from '../../ui/context-menu.tsx';
import { keysOf } from '../document/shortcuts.ts';

/**
 * Something that a visitor can do in the Studio: by the shortcut of its id, in a menu or in the command palette.
 *
 * @param id stable: the palette remembers recent commands by it.
 * @param label as menus and the palette show it: a verb first
 * @param reason why it cannot be done now; false if it can
 */
export function command(
  id: string,
  label: string,
  run: () => void,
  reason: string | false = false,
): MenuCommand {
  const [keys] = keysOf(id);
  return {
    id,
    label,
    run,
    isEnabled: reason === false,
    ...(reason === false ? {} : { reason }),
    ...(keys === undefined ? {} : { keys }),
  };
}

/** The same of a command that destroys something. */
export const dangerous = (of: MenuCommand): MenuCommand => ({ ...of, isDangerous: true });
