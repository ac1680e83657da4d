import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findNodeWithSqlite } from '../../scripts/databases.mjs';
import type { Imported } from '../../src/importers/choose/choose-fields.ts';
import { readDatabase } from '../../src/library/index.ts';

const PROGRAM = fileURLToPath(new URL('../../scripts/rowloom.mjs', import.meta.url));

/** Runs the program `rowloom` in a Node that has a driver of SQLite. Rejects if it fails. */
export async function runWithSqlite(
  args: readonly string[],
  folder: string,
): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const program = findNodeWithSqlite() ?? process.execPath;
  return promisify(execFile)(program, [PROGRAM, ...args], { cwd: folder, maxBuffer: 2 ** 26 });
}

/** Reads a database by the library, or by the program if Node needs to be newer. */
export async function readUrl(url: string): Promise<Imported> {
  if (!url.startsWith('sqlite:')) {
    return readDatabase(url);
  }
  const folder = await mkdtemp(join(tmpdir(), 'read-'));
  try {
    const { stdout } = await runWithSqlite(['import', url, '--report', 'report.json'], folder);
    return {
      schema: JSON.parse(stdout),
      report: JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
