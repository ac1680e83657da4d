import type { Arguments } from '../arguments.ts';
import type { Context } from '../context.ts';
import type { ToolCall } from './tool.ts';

type Run = (args: Arguments<string>, context: Context) => Promise<void>;

/** The context of a command that runs in a session: `print` gets the command's output. */
export function sessionContext(
  { workspace, signal, inArguments }: Pick<ToolCall, 'workspace' | 'signal' | 'inArguments'>,
  print: (text: string) => void,
): Context {
  const decoder = new TextDecoder();
  return {
    json: false,
    async print(part) {
      print(typeof part === 'string' ? part : decoder.decode(part, { stream: true }));
    },
    note: (sentence) => print(`${inArguments(sentence)}\n`),
    interruptible: (task) => task(signal),
    documents: workspace.documents,
    within: workspace.directory,
  };
}

/**
 * Runs a command and returns what it prints.
 * @param operands the operands of the command. The arguments of the call are its flags
 * @param flags flags beside or instead of these
 */
export async function outputOf(
  run: Run,
  call: ToolCall,
  operands: readonly string[],
  flags: Readonly<Record<string, string>> = {},
): Promise<string> {
  const parts: string[] = [];
  const { args } = call;
  const has = (name: string) => Object.hasOwn(flags, name) || args.has(name);
  const text = (name: string) => flags[name] ?? args.text(name);
  await run(
    { ...args, operands, has, text },
    sessionContext(call, (part) => parts.push(part)),
  );
  return parts.join('');
}
