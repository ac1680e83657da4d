import { yieldToEventLoop } from '../../formats/sinks/event-loop.ts';
import { givenFilesOf, withGivenFiles } from '../../importers/given/given-files.ts';
import type { Result } from '../../result.ts';
import type { Problem } from '../../schema/problem.ts';
import type { Runtime } from '../runtime.ts';
import { writeAlone } from '../write-alone.ts';
import { needsNode } from './needs-node.ts';

const NO_DATABASE = 'A browser cannot connect to a database.';

/** Refuses each file that a document names. */
async function withoutFiles(document: unknown): Promise<Result<unknown, readonly Problem[]>> {
  const refused = givenFilesOf(document).map(({ file }) => {
    const problem = `A browser cannot read the file “${file}”. Put its content into the document instead of its name.`;
    return [file, { problem }] as const;
  });
  return refused.length === 0 ? { ok: true, value: document } : withGivenFiles(document, new Map(refused));
}

/** A browser has no files and no databases, and its threads belong to the page. */
export const browserRuntime: Runtime = {
  withFiles: withoutFiles,
  workersMost: () => 1,
  writeRows: (plan, _request, sink, options) =>
    writeAlone(plan, sink, { ...options, handleEvents: yieldToEventLoop }),
  async writeFiles(_opened, _tables, to) {
    const advice = 'Save the bytes of stream() instead, for example as a Blob, or write the file in Node.';
    throw needsNode(`A browser cannot write the file “${String(to)}”.`, advice);
  },
  async load() {
    throw needsNode(NO_DATABASE, 'Use load() in Node, or the command rowloom load.');
  },
};

/** The error of `readDatabase` in a browser. */
export const cannotReadDatabase = () =>
  needsNode(
    NO_DATABASE,
    'Use readDatabase() in Node, or give importSchema() a dump of the structure of the database.',
  );
