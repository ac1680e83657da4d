import type { ColumnContext, Sampler } from '../generator.ts';
import { compilePattern } from '../pattern.ts';

export function patternColumn({
  stream,
  options,
  refuse,
}: ColumnContext<{ readonly pattern: string }>): Sampler {
  const pattern = compilePattern(options.pattern);
  return pattern.ok ? () => pattern.sample(stream) : refuse(pattern.problem);
}
