import type { OptionInfo } from '../catalogue/field.ts';

/** A format as forms, checks and the docs see it. Its writer is in `writers.ts`. */
export interface Format {
  readonly label: string;
  /** Without the dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** Whether its files are bytes and not text. Ranges of their rows cannot be joined, and they are compressed inside. */
  readonly binary?: true;
  /** Whether one file can hold several tables. */
  readonly ofTables?: true;
  readonly options: Readonly<Record<string, OptionInfo>>;
}

export const bigints = {
  kind: 'choice',
  label: 'Large integers',
  help: 'How integers beyond 2^53 are written.',
  more: 'Every reader accepts text. Many readers round such large numbers.',
  choices: ['text', 'number'],
  labels: { text: 'Text', number: 'Number' },
  default: 'text',
} as const;
