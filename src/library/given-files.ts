import { createHash } from 'node:crypto';
import { lstat, readFile, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { errorMessage } from '../error-text.ts';
import { type GivenFile, givenFilesOf, withGivenFiles } from '../importers/given/given-files.ts';
import type { Result } from '../result.ts';
import { applyPatch } from '../schema/apply-patch.ts';
import { type PatchOperation, type Path, type Problem, pointerOf } from '../schema/problem.ts';
import { GIVEN_BYTES_MAX } from '../schema/schema.ts';

/** Where a document's files are. */
export interface GivenPlace {
  /** The folder of the document, to which the paths of files are relative. */
  readonly directory: string;
  /** Whether files can be outside this folder, or links. */
  readonly allowOutside?: boolean;
}

/** Reads the files of given rows and lists that a document names, and puts their rows into it. */
export async function withFiles(
  document: unknown,
  place: GivenPlace,
): Promise<Result<unknown, readonly Problem[]>> {
  const needed = givenFilesOf(document);
  if (needed.length === 0) return { ok: true, value: document };
  const files = new Map<string, GivenFile>();
  for (const { file } of needed) files.set(file, await readGiven(file, place));
  return withGivenFiles(document, files);
}

/**
 * The changes that note the SHA-256 of each readable file where a document names it without one. Reads the files anew.
 * @param document parsed JSON, perhaps invalid
 */
export async function missingHashes(
  document: unknown,
  place: GivenPlace,
): Promise<readonly (readonly [file: string, change: PatchOperation])[]> {
  const changes: (readonly [string, PatchOperation])[] = [];
  for (const { file, paths } of givenFilesOf(document)) {
    const places = paths.map((path) => pointerOf([...path, 'sha256']));
    const unnoted = places.filter((pointer) => !hasValue(document, pointer));
    if (unnoted.length === 0) continue;
    const content = await readGiven(file, place);
    if ('problem' in content) continue;
    for (const path of unnoted) changes.push([file, { op: 'add', path, value: content.sha256 }]);
  }
  return changes;
}

/** The paths of the places where a document names a file without its SHA-256. */
export function placesWithoutHash(document: unknown): readonly Path[] {
  const places = givenFilesOf(document).flatMap(({ paths }) => paths);
  return places.filter((path) => !hasValue(document, pointerOf([...path, 'sha256'])));
}

/** Whether a patch could remove the value at this place. */
function hasValue(document: unknown, path: string): boolean {
  return applyPatch(document, [{ op: 'remove', path }]) !== undefined;
}

async function readGiven(file: string, { directory, allowOutside = false }: GivenPlace): Promise<GivenFile> {
  const path = resolve(directory, file);
  const steps = relative(directory, path);
  if (!allowOutside && (isAbsolute(file) || steps === '..' || steps.startsWith(`..${sep}`)))
    return { problem: `“${file}” is outside the folder of the document. Move it there.` };
  try {
    const refusal = await refusalOf(file, path, directory, allowOutside);
    if (refusal !== undefined) return { problem: refusal };
    const bytes = await readFile(path);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, bytes: bytes.length, sha256 };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const why = isMissing ? 'There is no such file' : errorMessage(error);
    return { problem: `“${file}” cannot be read: ${why}.` };
  }
}

async function refusalOf(
  file: string,
  path: string,
  directory: string,
  allowOutside: boolean,
): Promise<string | undefined> {
  const link = allowOutside ? undefined : await linkOnTheWay(path, directory);
  if (link === path) return `“${file}” is a link. Put the file itself in its place.`;
  if (link !== undefined)
    return `“${file}” is behind a link, “${relative(directory, link)}”. Put the folder itself in its place.`;
  const state = await stat(path);
  if (!state.isFile()) return `“${file}” is no file.`;
  if (state.size <= GIVEN_BYTES_MAX) return undefined;
  return `“${file}” has ${state.size.toLocaleString('en-US')} bytes. The limit is ${GIVEN_BYTES_MAX.toLocaleString('en-US')}.`;
}

/** The first link among a path and its folders below a directory. */
async function linkOnTheWay(path: string, directory: string): Promise<string | undefined> {
  let place = resolve(directory);
  for (const step of relative(place, path).split(sep)) {
    place = resolve(place, step);
    if ((await lstat(place)).isSymbolicLink()) return place;
  }
  return undefined;
}
