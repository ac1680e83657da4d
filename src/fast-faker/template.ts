import type { CompileContext } from './compile-context.ts';
import { pick } from './pick.ts';
import type { ValueSampler } from './random-source.ts';
import { joined, lazy } from './sequence.ts';

type FakerMethod = (...args: readonly unknown[]) => unknown;

/** The limit of 500 bounds backtracking. Expressions in faker's data have at most about 50 characters. */
const EXPRESSION = /\{\{([a-z].{0,500}?)\}\}/;
const CALL = /^([\w.]+)(?:\((.*)\))?$/;

function isFakerMethod(value: unknown): value is FakerMethod {
  return typeof value === 'function';
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Reads the value at a path such as `a.b.c`; undefined if there is none. */
function valueAt(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, name) => (typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined),
      root,
    );
}

/** Reads the arguments of a call as faker does; undefined if they are not JSON. */
function parseArguments(text: string): readonly unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(`[${text}]`);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Compiles a text and the expression after it: a method (`hacker.noun`), a method with one argument
 * (`number.int({"min":1})`) or a list of the locale's data (`location.city_name`); undefined for any other expression.
 */
function compileExpression(
  { faker, source, data }: CompileContext,
  before: string,
  expression: string,
): readonly ValueSampler[] | undefined {
  const [, path, args] = CALL.exec(expression) ?? [];
  if (path === undefined) return undefined;
  const method = valueAt(faker, path);
  if (isFakerMethod(method)) {
    const values = args === undefined ? [] : parseArguments(args);
    const [argument] = values ?? [];
    if (!values || values.length > 1) return undefined;
    const sample = () => String(method(argument));
    return before === '' ? [sample] : [() => before, sample];
  }
  const list = args === undefined ? valueAt(data, path) : undefined;
  if (!isStrings(list) || list.some((text) => EXPRESSION.test(text))) return undefined;
  const sample = pick(source, before === '' ? list : list.map((text) => before + text));
  return sample && [sample];
}

/** Compiles one template. Faker itself fills a template that cannot be compiled. */
function compileTemplate(context: CompileContext, template: string): ValueSampler {
  const texts = template.split(EXPRESSION);
  const after = texts.pop() ?? '';
  const samplers: ValueSampler[] = [];
  for (let i = 0; i < texts.length; i += 2) {
    const compiled = compileExpression(context, texts[i] ?? '', texts[i + 1] ?? '');
    if (!compiled) return () => context.faker.helpers.fake(template);
    samplers.push(...compiled);
  }
  return joined(samplers, after);
}

/** Picks a template, such as `{{hacker.adjective}} {{hacker.noun}}`, and fills it; undefined if there are no templates. */
export function templates(
  context: CompileContext,
  patterns: string | readonly string[] | null | undefined,
): ValueSampler | undefined {
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
