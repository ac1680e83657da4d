import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { systemCode } from '../../library/file-errors.ts';
import { isInside } from '../../library/inside.ts';
import { jsonText } from '../json-text.ts';
import { refuse } from '../problem.ts';
import { whyUnreadable } from '../read-file.ts';
import { recentTexts } from './recent-texts.ts';

/** Schemas and answers that are kept, the latest ones. A schema has at most a few megabytes. */
const KEPT_MAX = 50;

/** Where a path leads through all links. Undefined for a link that leads to nothing. */
async function targetOf(path: string): Promise<string | undefined> {
  try {
    return await realpath(path);
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
    const isLink = await lstat(path).then(
      () => true,
      () => false,
    );
    if (isLink) return undefined;
    const parent = await targetOf(dirname(path));
    return parent && join(parent, basename(path));
  }
}

/** The files that tools may reach, and what the session keeps in memory. */
export interface Workspace {
  /** The directory that tools do not leave, absolute. */
  readonly directory: string;
  /** Keeps a document. Returns the document's name for other tools, such as `@1`. */
  readonly keep: (document: unknown) => string;
  /** The same with the text of a document. */
  readonly keepText: (text: string) => string;
  /** The texts of kept documents, by their names. */
  readonly documents: ReadonlyMap<string, string>;
  /** Keeps a long answer. Returns its name. */
  readonly keepAnswer: (text: string) => string;
  readonly answers: ReadonlyMap<string, string>;
  /** The absolute path of a file or directory to read. Refuses one that is outside the directory. */
  readonly readable: (path: string) => Promise<string>;
  /**
   * The same of a file or directory to write. Refuses a directory with links that lead out. A link can appear later, so the writer
   * looks again where its file is.
   */
  readonly writable: (path: string) => Promise<string>;
  /** A text in which paths are relative to the directory. */
  readonly shortened: (text: string) => string;
}

/** @param directory the directory that tools do not leave, absolute */
export function createWorkspace(directory: string): Workspace {
  const documents = recentTexts('@', KEPT_MAX);
  const answers = recentTexts('answer-', KEPT_MAX);

  async function inside(path: string): Promise<string> {
    const absolute = resolve(directory, path);
    const target = await targetOf(absolute);
    if (target !== undefined && isInside(target, await realpath(directory))) {
      return path.endsWith('/') ? join(absolute, sep) : absolute;
    }
    const message = `“${path}” leads out of the working directory. Name a path below it, without links that lead out.`;
    return refuse('', 'outside-directory', message);
  }

  return {
    directory,
    keep: (document) => documents.add(jsonText(document)),
    keepText: documents.add,
    documents: documents.texts,
    keepAnswer: answers.add,
    answers: answers.texts,
    async readable(path) {
      const absolute = await inside(path);
      const state = await stat(absolute).catch(async (error: unknown) =>
        refuse('', 'unreadable-file', await whyUnreadable(absolute, error, 'a file')),
      );
      if (state.isFile() || state.isDirectory()) return absolute;
      return refuse('', 'unreadable-file', `“${path}” is neither a file nor a directory.`);
    },
    async writable(path) {
      const absolute = await inside(path);
      const entries = await readdir(absolute, { withFileTypes: true }).catch(() => []);
      for (const entry of entries) if (entry.isSymbolicLink()) await inside(join(absolute, entry.name));
      return absolute;
    },
    shortened: (text) => text.replaceAll(join(directory, sep), ''),
  };
}
