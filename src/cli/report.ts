import { findSyntaxFault } from '../schema/json-fault.ts';
import { findPlace, findPlaces, type Place } from '../schema/json-places.ts';
import { formatPath } from '../schema/problem.ts';
import { type CommandError, type CommandProblem, commandProblemCodes, type DocumentText } from './problem.ts';

/** Control characters of a document or an argument could change the terminal's state. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function pathOf({ path }: CommandProblem): string {
  return typeof path === 'string' ? path : formatPath(path);
}

/** Problems as JSON, one per line. */
export function reportJson({ problems }: CommandError): string {
  return problems.map((problem) => `${JSON.stringify({ ...problem, path: pathOf(problem) })}\n`).join('');
}

/** A problem's message, and its fix as a sentence. A message that suggests a name needs no further sentence. */
function sentencesOf({ message, fix }: CommandProblem): string {
  return fix && !message.includes('Did you mean') ? `${message} ${fix.text}.` : message;
}

/** Where each problem is in a document; undefined if it concerns the whole document. */
function placesOf(problems: readonly CommandProblem[], text: string): readonly (Place | undefined)[] {
  const paths = problems.map(({ path }) => (typeof path === 'string' ? [] : path));
  // A document that is not JSON has no other problem.
  if (paths.some((path) => path.length > 0)) return findPlaces(text, paths);
  return problems.map(({ code }) => (code === 'not-json' ? placeOfSyntaxFault(text) : undefined));
}

function placeOfSyntaxFault(text: string): Place | undefined {
  const offset = findSyntaxFault(text)?.offset;
  return offset === undefined ? undefined : findPlace(text, offset);
}

/** The problems of a document, in the order of their places. */
function reportDocument(problems: readonly CommandProblem[], { name, text }: DocumentText): string[] {
  const places = placesOf(problems, text);
  const placed = problems.map((problem, i) => ({ problem, place: places[i] }));
  placed.sort((one, other) => compare(one.place, other.place));
  return placed.map(({ problem, place }) => {
    const where = place ? `${name}:${place.line}:${place.column}` : name;
    return [where, pathOf(problem), sentencesOf(problem)].filter((part) => part !== '').join(': ');
  });
}

function compare(one: Place | undefined, other: Place | undefined): number {
  return one && other ? one.line - other.line || one.column - other.column : 0;
}

function reportCommand(problems: readonly CommandProblem[], command: string): string[] {
  return problems.map((problem) => {
    // The path of a value that the library refused. Other messages name the flag or the file.
    const isValue = typeof problem.path !== 'string' && !Object.hasOwn(commandProblemCodes, problem.code);
    const where = isValue && problem.path.length > 0 ? `--${pathOf(problem)}: ` : '';
    return `${command}: ${where}${sentencesOf(problem)}`;
  });
}

/** What helps against problems of a code without a fix, after the last one. */
function hintsFor(
  command: string,
  document: DocumentText | undefined,
): Readonly<Partial<Record<CommandProblem['code'], string>>> {
  const help = `Run ${command} --help to see what it accepts.`;
  return {
    'unknown-command': help,
    'unknown-flag': help,
    'invalid-flag': help,
    'missing-argument': help,
    failed: 'This is a bug in Rowloom. Please report it with the lines above and the command.',
    'file-exists': 'Add --force to replace files that exist.',
    ...(document && { 'unknown-field': 'Run rowloom fields WORD to search for fields.' }),
  };
}

/**
 * Problems in sentences, one per line, each with the place of its cause.
 * @param command the program and its command, such as `rowloom rows`
 */
export function reportWords({ problems, document }: CommandError, command: string): string {
  const lines = document ? reportDocument(problems, document) : reportCommand(problems, command);
  const hints = hintsFor(command, document);
  const given = new Set(problems.flatMap(({ code, fix }) => (fix ? [] : (hints[code] ?? []))));
  return [...lines.map(printable), ...given].map((line) => `${line}\n`).join('');
}
