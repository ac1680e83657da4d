export interface Flag {
  /** What help calls the flag's value, such as `NAME`. A flag without it takes no value. */
  readonly value?: string;
  /** Whether the flag can be given several times. */
  readonly many?: true;
  /** The flag as one letter. */
  readonly short?: string;
  /** One or more sentences. */
  readonly help: string;
}

/** What follows the command besides flags. */
interface Operand {
  /** What help calls it, such as `SCHEMA`. */
  readonly value: string;
  readonly help: string;
  /** The message of the problem if it is missing. Without it, the operand is optional. */
  readonly missing?: string;
  /** Whether there can be more than one. */
  readonly many?: true;
  /** How many words it takes. One by default. */
  readonly words?: number;
}

interface Example {
  readonly command: string;
  readonly does: string;
}

/** What parsing, `--help` and docs/cli.md say about a command. */
export interface CommandInfo<FlagName extends string = string> {
  /** One sentence. */
  readonly summary: string;
  /** Further paragraphs. */
  readonly details: readonly string[];
  readonly operand: Operand;
  readonly flags: Readonly<Record<FlagName, Flag>>;
  readonly examples: readonly Example[];
  /**
   * Whether failures that may pass have their own exit code, because a program such as a scheduler decides whether to start the
   * command again.
   */
  readonly hasPassingFailures?: true;
}

/** The flags that every command has. */
export const commonFlags = {
  json: {
    help: 'Write JSON instead of sentences, one object per line. A problem has path, code, message and, if there is one, fix.',
  },
  help: { short: 'h', help: 'Show this help. With --json, as one object of JSON.' },
} as const satisfies Record<string, Flag>;
