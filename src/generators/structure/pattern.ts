import type { ColumnContext, PreparedColumn, Sampler } from '../generator.ts';
import { compilePattern } from '../pattern.ts';

export function patternColumn({
  stream,
  options,
  refuse,
}: ColumnContext<{ readonly pattern: string }>): PreparedColumn | Sampler {
  const pattern = compilePattern(options.pattern);
  return pattern.ok ? () => pattern.sample(stream) : refuse(pattern.problem);
}
