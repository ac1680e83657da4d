import { McpServer } from '@modelcontextprotocol/server';
import { madeWith } from '../../schema/made-with.ts';
import { problemsAnswer, shortAnswer } from './answer.ts';
import { type Commands, callTool, inArguments, inputSchemaOf, type Tool } from './tool.ts';
import { checkTool } from './tools/check.ts';
import { codeTool } from './tools/code.ts';
import { fieldsTool } from './tools/fields.ts';
import { importTool } from './tools/import.ts';
import { moreTool } from './tools/more.ts';
import { previewTool } from './tools/preview.ts';
import { saveTool } from './tools/save.ts';
import { showTool } from './tools/show.ts';
import { writeTool } from './tools/write.ts';
import type { Workspace } from './workspace.ts';

const INSTRUCTIONS =
  'Rowloom generates realistic test data from a schema document: {"version":1,"seed":"shop","tables":[{"name":"customers","rows":10,"columns":[{"name":"id","field":"sequence","primaryKey":true},{"name":"email","field":"internet.email"}]}]}. Start with import, or write a document; search the fields of its columns with fields; check it; look at rows with preview.';

function toolsFor(commands: Commands): Readonly<Record<string, Tool>> {
  return {
    fields: fieldsTool(commands),
    import: importTool(commands),
    check: checkTool(commands),
    show: showTool,
    preview: previewTool,
    code: codeTool(commands),
    save: saveTool,
    write: writeTool(commands),
    more: moreTool,
  };
}

/** A tool's arguments for the SDK, which shows their JSON Schema. The tool itself reads them, so that it can name problems and fixes. */
function standardSchemaOf(tool: Tool) {
  const schema = inputSchemaOf(tool);
  return {
    '~standard': {
      version: 1 as const,
      vendor: 'rowloom',
      validate: (value: unknown) => ({ value }),
      jsonSchema: { input: () => schema, output: () => schema },
    },
  };
}

export interface ServerRequest {
  readonly commands: Commands;
  readonly workspace: Workspace;
  /** Whether tools may write files below the working directory. */
  readonly allowWrites: boolean;
}

/** A server of the Model Context Protocol, whose tools do what the commands do. Errors are answers with problems. */
export function createServer({ commands, workspace, allowWrites }: ServerRequest): McpServer {
  const server = new McpServer(
    { name: 'rowloom', version: madeWith.rowloom },
    { instructions: INSTRUCTIONS, capabilities: { tools: {} } },
  );
  // A call may need the schema of the call before it, which the client has not waited for.
  let earlier: Promise<unknown> = Promise.resolve();
  for (const [name, tool] of Object.entries(toolsFor(commands))) {
    if (tool.writes && !allowWrites) continue;
    const about = {
      description: tool.help,
      inputSchema: standardSchemaOf(tool),
      annotations: { readOnlyHint: !tool.writes, openWorldHint: false },
    };
    server.registerTool(name, about, async (input, { mcpReq: { signal } }) => {
      const answering = earlier.then(() => answerOf(tool, input, workspace, signal));
      earlier = answering;
      const answer = await answering;
      return { content: [{ type: 'text', text: answer.text }], ...(answer.isError && { isError: true }) };
    });
  }
  return server;
}

async function answerOf(tool: Tool, input: unknown, workspace: Workspace, signal: AbortSignal) {
  try {
    return shortAnswer(await callTool(tool, input, { workspace, signal }), workspace);
  } catch (error) {
    const { text } = problemsAnswer(error);
    return shortAnswer({ text: inArguments(text, tool), isError: true }, workspace);
  }
}
