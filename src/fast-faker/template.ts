import type { Kit } from './kit.ts';
import { pick } from './pick.ts';
import { lazy, sequence } from './sequence.ts';
import type { Draw } from './source.ts';

type Method = (...args: readonly unknown[]) => unknown;

const EXPRESSION = /\{\{([a-z].*?)\}\}/;
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
function compileExpression({ faker, source, data }: Kit, expression: string): Draw | undefined {
  const [, path, args] = CALL.exec(expression) ?? [];
  if (path === undefined) return undefined;
  const method = at(faker, path);
  if (isMethod(method)) {
    const values = args === undefined ? [] : parseArguments(args);
    const [only] = values ?? [];
    return values && values.length < 2 ? () => String(method(only)) : undefined;
  }
  const list = args === undefined ? at(data, path) : undefined;
  return isStrings(list) && !list.some((text) => EXPRESSION.test(text)) ? pick(source, list) : undefined;
}

/** One template; what cannot be compiled is left to faker. */
function compileTemplate(kit: Kit, template: string): Draw {
  const pieces: (string | Draw)[] = [];
  for (const [index, text] of template.split(EXPRESSION).entries()) {
    const part = index % 2 === 0 ? text : compileExpression(kit, text);
    if (part === undefined) return () => kit.faker.helpers.fake(template);
    pieces.push(part);
  }
  return sequence(pieces);
}

/** Any of the templates, `{{person.firstName}} Street`, filled; undefined where there are none. */
export function templates(
  kit: Kit,
  patterns: string | readonly string[] | null | undefined,
): Draw | undefined {
  const list = typeof patterns === 'string' ? [patterns] : patterns;
  if (!list || list.length === 0) return undefined;
  return lazy(() => {
    const draw = pick(
      kit.source,
      list.map((template) => compileTemplate(kit, template)),
    );
    return () => draw?.()() ?? '';
  });
}
