/** The tests find elements by these ARIA roles. */
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
  /** The present elements with a role and exactly this accessible name. */
  all(role: Role, name: string): Promise<readonly PageElement[]>;
}

export interface PageElement extends Scope {
  click(): Promise<void>;
  /** Replaces the content of a field by typing a text. */
  fill(text: string): Promise<void>;
  /** Chooses the option with a value. */
  select(value: string): Promise<void>;
}

/** A tab of a browser with a new profile, controlled from outside. */
export interface Page extends Scope {
  /** Errors that the page logged or did not catch. */
  readonly errors: readonly string[];
  /** Where the browser saves files. */
  readonly downloads: string;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Resizes the page itself, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Types a text where the focus is. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Turns the wheel over a point of the page, down by some CSS pixels. */
  wheel(x: number, y: number, pixels: number): Promise<void>;
  /** Presses a key while Control is held. */
  pressControl(key: string): Promise<void>;
  /** Calls a function in the page. It can use only its arguments. */
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
