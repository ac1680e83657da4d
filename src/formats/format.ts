import type { OptionInfo } from '../catalogue/field.ts';
import type { FileType } from './dialog-formats.ts';

/** What a form, a check and the docs know of a format; its writer stands in `writers.ts`. */
export interface Format extends FileType {
  /** Whether one file can hold several tables. */
  readonly ofTables?: true;
  readonly options: Readonly<Record<string, OptionInfo>>;
}

export const bigints = {
  kind: 'choice',
  label: 'Large integers',
  help: 'Integers beyond 2^53 as text, which every reader accepts, or as numbers, which many readers round.',
  choices: ['text', 'number'],
  labels: { text: 'Text', number: 'Number' },
  default: 'text',
} as const;
