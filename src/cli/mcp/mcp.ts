import { PassThrough } from 'node:stream';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { errorMessage } from '../../error-text.ts';
import { systemReason } from '../../library/file-errors.ts';
import type { Arguments } from '../arguments.ts';
import { refuse } from '../problem.ts';
import { createServer } from './server.ts';
import type { Commands } from './tool.ts';
import { createWorkspace } from './workspace.ts';

function enter(directory: string): void {
  try {
    process.chdir(directory);
  } catch (error) {
    refuse(
      '',
      'unreadable-file',
      `The directory “${directory}” cannot be entered: ${systemReason(error, 'read') ?? errorMessage(error)}.`,
    );
  }
}

/** Serves tools on standard input and output, until the input ends and all requests are answered. */
export function mcp(commands: Commands): (args: Arguments<'allow-writes'>) => Promise<void> {
  return async ({ operands: [directory], has }) => {
    if (directory !== undefined) enter(directory);
    const workspace = createWorkspace(process.cwd());
    // The SDK drops requests without an answer when its input ends. This input stays open, and the process ends after the last answer.
    const input = process.stdin.pipe(new PassThrough(), { end: false });
    const transport = new StdioServerTransport(input, process.stdout);
    serveStdio(() => createServer({ commands, workspace, allowWrites: has('allow-writes') }), { transport });
  };
}
