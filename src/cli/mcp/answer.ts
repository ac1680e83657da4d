import { toCommandError } from '../command-error.ts';
import { CommandError } from '../problem.ts';
import { reportJson } from '../report.ts';
import type { ToolAnswer } from './tool.ts';
import type { Workspace } from './workspace.ts';

/** In UTF-16 units. With 4 characters for each token, 2,000 tokens are 8,000; the rest is for denser texts. */
const LENGTH_MAX = 7_400;
/** The same without the sentence at the end of a part. */
const PART_MAX = 7_000;

/** The last place at which a text can be cut: behind a line if one ends in its second half, and never within a surrogate pair. */
function cutPlace(text: string): number {
  if (text.length <= PART_MAX) return text.length;
  const line = text.lastIndexOf('\n', PART_MAX - 1) + 1;
  if (line > PART_MAX / 2) return line;
  const unit = text.charCodeAt(PART_MAX - 1);
  return unit >= 0xd8_00 && unit < 0xdc_00 ? PART_MAX - 1 : PART_MAX;
}

/**
 * The part of a kept text from a place on. Says how to get what follows.
 * @param name the name of the kept text
 */
export function partOf(text: string, from: number, name: string): string {
  const rest = text.slice(from);
  const end = from + cutPlace(rest);
  if (end === text.length) return rest;
  const call = JSON.stringify({ answer: name, from: end });
  return `${text.slice(from, end)}\nCut at ${end} of ${text.length} characters. Call the tool more with ${call} for the next part.`;
}

/** An answer of at most 2,000 tokens. */
export function shortAnswer({ text, isError }: ToolAnswer, workspace: Workspace): ToolAnswer {
  const whole = workspace.shortened(text).trimEnd();
  const short = whole.length <= LENGTH_MAX ? whole : partOf(whole, 0, workspace.keepAnswer(whole));
  return { text: short, ...(isError && { isError }) };
}

/** Problems, one per line as JSON with path, code, message and fix. */
export function problemsAnswer(error: unknown, before = ''): ToolAnswer {
  const known = error instanceof CommandError ? error : toCommandError(error);
  return { text: `${before}${reportJson(known)}`, isError: true };
}
