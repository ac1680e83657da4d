/** Something that a visitor can do in the Studio: by a shortcut, in a menu or in the command palette. */
export interface Command {
  /** Stable: the palette remembers recent commands by it. */
  readonly id: string;
  /** As menus and the palette show it: a verb first. */
  readonly label: string;
  /** The shortcut as people read it, for example `Ctrl+Z`. */
  readonly keys?: string;
  readonly isEnabled: boolean;
  /** Whether it is ticked; undefined for a command that cannot be. */
  readonly isChecked?: boolean;
  readonly run: () => void;
}
