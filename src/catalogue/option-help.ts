import type { OptionInfo } from './field.ts';

/** The short help of an option and, after it, its details. */
export function wholeHelp({ help, more }: OptionInfo): string {
  return more === undefined ? help : `${help} ${more}`;
}
