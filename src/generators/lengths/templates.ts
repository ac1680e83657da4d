import { longestOf } from './lengths.ts';

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** The most characters that one of faker's templates gives. A name in braces has the length given for it, any other braces their own. */
export function templateLength(
  templates: readonly string[],
  lengths: Readonly<Record<string, number>> = {},
): number {
  return longestOf(
    templates.map((template) =>
      template.replaceAll(PLACEHOLDER, (braces, name: string) => '_'.repeat(lengths[name] ?? braces.length)),
    ),
  );
}
