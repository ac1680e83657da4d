/** Roles by which the tests look elements up, as ARIA names them. */
export type Role =
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'complementary'
  | 'dialog'
  | 'grid'
  | 'heading'
  | 'link'
  | 'navigation'
  | 'option'
  | 'region'
  | 'spinbutton'
  | 'tab'
  | 'table'
  | 'textbox';

export type Key = 'ArrowDown' | 'ArrowRight' | 'ArrowUp' | 'End' | 'Enter' | 'Home' | 'PageDown' | 'PageUp';

export interface Scope {
  /** The elements of a role and an accessible name, word for word, that are there now. */
  all(role: Role, name: string): Promise<readonly PageElement[]>;
}

export interface PageElement extends Scope {
  click(): Promise<void>;
  /** Types a text in place of what a field holds. */
  fill(text: string): Promise<void>;
  /** Chooses the option of a value. */
  select(value: string): Promise<void>;
}

/** A tab of a browser with a profile of its own, driven from outside. */
export interface Page extends Scope {
  /** What the page logged as an error or did not catch. */
  readonly errors: readonly string[];
  /** Where the browser saves files. */
  readonly downloads: string;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** In CSS pixels, of the page itself. */
  resize(width: number, height: number): Promise<void>;
  /** Types a text where the focus is. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Turns the wheel over a point of the page, down by some CSS pixels. */
  wheel(x: number, y: number, pixels: number): Promise<void>;
  /** Presses a key while Control is held. */
  pressControl(key: string): Promise<void>;
  /** Calls a function in the page, which knows its arguments alone. */
  run<Args extends readonly (string | number)[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  screenshot(path: string): Promise<void>;
  close(): Promise<void>;
}

export interface Browser {
  readonly name: string;
  readonly installed: boolean;
  open(): Promise<Page>;
}
