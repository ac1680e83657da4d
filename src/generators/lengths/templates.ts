import { longestOf } from './lengths.ts';

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** The most characters that one of faker's templates gives, by those of what stands in braces; of what is not named, as many as the braces have. */
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
