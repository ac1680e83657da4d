import { refuse } from '../../problem.ts';
import { partOf } from '../answer.ts';
import type { Tool } from '../tool.ts';

export const moreTool: Tool = {
  help: 'The next part of an answer that was cut.',
  parameters: { answer: { type: 'text', required: true }, from: { type: 'count', required: true } },
  async run({ args, workspace }) {
    const name = args.text('answer') ?? '';
    const text = workspace.answers.get(name);
    if (text === undefined) {
      return refuse(
        'answer',
        'invalid-value',
        `There is no answer “${name}” any longer. Call its tool again.`,
      );
    }
    return { text: partOf(text, args.count('from') ?? 0, name) };
  },
};
