import type { CompileContext } from './compile-context.ts';
import { pick } from './pick.ts';
import type { Sampler } from './random-source.ts';
import { lazy, sequence } from './sequence.ts';

type Method = (...args: readonly unknown[]) => unknown;

/** Expressions of Faker's data have at most some 50 characters. */
const EXPRESSION = /\{\{([a-z].{0,500}?)\}\}/;
const CALL = /^([\w.]+)(?:\((.*)\))?$/;

function isMethod(value: unknown): value is Method {
  return typeof value === 'function';
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** What stands at `a.b.c` in an object, if anything does. */
function at(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, name) => (typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined),
      root,
    );
}

/** The arguments of a call as faker reads them; undefined where they are not JSON. */
function parseArguments(text: string): readonly unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(`[${text}]`);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** `person.firstName`, `number.int({"min":1})` or a list of the data, `location.city_name`; undefined for more. */
function compileExpression({ faker, source, data }: CompileContext, expression: string): Sampler | undefined {
  const [, path, args] = CALL.exec(expression) ?? [];
  if (path === undefined) return undefined;
  const method = at(faker, path);
  if (isMethod(method)) {
    const values = args === undefined ? [] : parseArguments(args);
    const [argument] = values ?? [];
    return values && values.length < 2 ? () => String(method(argument)) : undefined;
  }
  const list = args === undefined ? at(data, path) : undefined;
  return isStrings(list) && !list.some((text) => EXPRESSION.test(text)) ? pick(source, list) : undefined;
}

/** One template; what cannot be compiled is left to faker. */
function compileTemplate(context: CompileContext, template: string): Sampler {
  const pieces: (string | Sampler)[] = [];
  for (const [index, text] of template.split(EXPRESSION).entries()) {
    const part = index % 2 === 0 ? text : compileExpression(context, text);
    if (part === undefined) return () => context.faker.helpers.fake(template);
    pieces.push(part);
  }
  return sequence(pieces);
}

/** Any of the templates, `{{person.firstName}} Street`, filled; undefined where there are none. */
export function templates(
  context: CompileContext,
  patterns: string | readonly string[] | null | undefined,
): Sampler | undefined {
  const list = typeof patterns === 'string' ? [patterns] : patterns;
  if (!list || list.length === 0) return undefined;
  return lazy(() => {
    const sample = pick(
      context.source,
      list.map((template) => compileTemplate(context, template)),
    );
    return () => sample?.()() ?? '';
  });
}
