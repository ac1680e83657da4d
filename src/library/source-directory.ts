import type { Dirent } from 'node:fs';
import { open, readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { errorMessage } from '../error-text.ts';
import type { SourceFile } from '../importers/migrations/source-files.ts';
import type { SkippedPart } from '../importers/source-tables.ts';
import { systemReason } from './file-errors.ts';

export interface SourceDirectory {
  readonly files: readonly SourceFile[];
  /** Files that were not read although they could belong to the source. */
  readonly skipped: readonly SkippedPart[];
}

const SQL = /\.(?:sql|ddl)$/i;
/** Migrations that are programs, or are in a form of their tool. */
const PROGRAM = /\.(?:rb|go|py|[cm]?[jt]s|php|cs|java|kt|prisma|xml)$/i;
const IGNORED = /^(?:\.|node_modules$|target$|vendor$)/;

/** At most so many names are looked at, and so many folders deep. */
const NAMES_MAX = 100_000;
const DEPTH_MAX = 12;
/** In bytes, of all files together. */
const SIZE_MAX = 256 * 2 ** 20;
const NAMES_SHOWN = 5;

/**
 * Reads all files of SQL in a directory and in its folders. Follows no links.
 *
 * @throws errors of the file system, if the directory itself cannot be read
 */
export async function readSourceDirectory(path: string): Promise<SourceDirectory> {
  const walk = new Walk(path);
  await walk.visit(path, 0);
  return walk.result();
}

class Walk {
  readonly #root: string;
  readonly #files: SourceFile[] = [];
  readonly #skipped: SkippedPart[] = [];
  readonly #programs: string[] = [];
  #names = 0;
  #bytes = 0;

  constructor(root: string) {
    this.#root = root;
  }

  result(): SourceDirectory {
    const programs = this.#programs;
    const [first] = programs;
    if (
      first !== undefined &&
      (this.#files.length === 0 ||
        programs.some((name) => MIGRATION.test(name.slice(name.lastIndexOf('/') + 1))))
    ) {
      const shown = programs.slice(0, NAMES_SHOWN).join(', ');
      const more = programs.length > NAMES_SHOWN ? ` and ${programs.length - NAMES_SHOWN} more` : '';
      this.#skip(first, `Only files of SQL are read. These are not: ${shown}${more}.`, true);
    }
    return { files: this.#files, skipped: this.#skipped };
  }

  async visit(folder: string, depth: number): Promise<void> {
    const entries = await readdir(folder, { withFileTypes: true });
    entries.sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const entry of entries) {
      if (IGNORED.test(entry.name)) continue;
      if (++this.#names > NAMES_MAX) {
        if (this.#names === NAMES_MAX + 1)
          this.#skip(
            entry.name,
            `Only the first ${NAMES_MAX.toLocaleString('en-US')} files are looked at.`,
            true,
          );
        return;
      }
      await this.#enter(entry, join(folder, entry.name), depth);
    }
  }

  async #enter(entry: Dirent, path: string, depth: number): Promise<void> {
    const name = relative(this.#root, path).replaceAll(sep, '/');
    if (entry.isSymbolicLink()) await this.#skipLink(name, path);
    else if (entry.isDirectory() && depth < DEPTH_MAX) {
      await this.visit(path, depth + 1).catch((error: unknown) => this.#skipUnreadable(name, error));
    } else if (entry.isFile() && SQL.test(name)) {
      await this.#read(name, path).catch((error: unknown) => this.#skipUnreadable(name, error));
    } else if (entry.isFile() && PROGRAM.test(name)) this.#programs.push(name);
  }

  /** A link within the directory leads to a file that is read under its own name. */
  async #skipLink(name: string, path: string): Promise<void> {
    const root = await realpath(this.#root);
    const target = await realpath(path).catch(() => '');
    const isInside = target === root || target.startsWith(root + sep);
    if (!isInside)
      this.#skip(name, 'This link leads out of the directory, or to nothing. It was not followed.', true);
  }

  async #read(name: string, path: string): Promise<void> {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      if (this.#bytes + size > SIZE_MAX) {
        this.#skip(name, 'This file was left out: all files together have at most 256 MB.', true);
        return;
      }
      this.#bytes += size;
      this.#files.push({ name, content: await file.readFile() });
    } finally {
      await file.close();
    }
  }

  #skipUnreadable(name: string, error: unknown): void {
    this.#skip(name, `This could not be read: ${systemReason(error, 'read') ?? errorMessage(error)}.`, true);
  }

  #skip(file: string, reason: string, matters: boolean): void {
    this.#skipped.push({ place: { file, line: 1, column: 1 }, text: '', reason, matters });
  }
}

/** `20240101_create_users.rb`, `0001_initial.py`, `V1__x.java` */
const MIGRATION = /^(?:\d{3,}|V\d[\d._]*__)/;
