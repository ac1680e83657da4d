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

/** Serves tools on standard input and output, until the input ends. */
export function mcp(commands: Commands): (args: Arguments<'allow-writes'>) => Promise<void> {
  return async ({ operands: [directory], has }) => {
    if (directory !== undefined) enter(directory);
    const workspace = createWorkspace(process.cwd());
    const transport = new StdioServerTransport(process.stdin, process.stdout);
    serveStdio(() => createServer({ commands, workspace, allowWrites: has('allow-writes') }), { transport });
  };
}
