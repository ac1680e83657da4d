import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import { categories } from '../src/catalogue/categories.ts';
import { customKinds } from '../src/catalogue/custom-kinds.ts';
import type { Field } from '../src/catalogue/field.ts';
import { type FieldId, fields } from '../src/catalogue/fields.ts';
import { isCompleteBundle } from './complete-bundle.ts';

const NAME = 'rowloom:lean-fields';
const CATALOGUE_MODULE = /\/src\/catalogue\/fields\.ts$/;
const ENTRIES_MODULE = /\/src\/generators\/.*\.ts$/;

/** The fields of the two dialogs. */
function requestedFields(): ReadonlySet<FieldId> {
  const ofCategories = Object.values(categories).flatMap((category) => Object.values(category.fields));
  const ofKinds = Object.values(customKinds).map(({ field }) => field);
  return new Set([...ofCategories, ...ofKinds, 'regex']);
}

/**
 * Keeps only the properties that decide a field's values: its type, its entity, the defaults of its options, and
 * which options apply to the whole entity.
 */
function leanField({ type, entity, options = {} }: Field): object {
  const defaults = Object.entries(options).flatMap(([name, option]) =>
    'default' in option || option.ofEntity
      ? [[name, { default: 'default' in option ? option.default : undefined, ofEntity: option.ofEntity }]]
      : [],
  );
  return { type, entity, ...(defaults.length > 0 ? { options: Object.fromEntries(defaults) } : {}) };
}

function nameOf({ key, computed }: ESTree.ObjectProperty): string | undefined {
  if (key.type === 'Identifier' && !computed) return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** Expressions of `values` that give a function or an object, which the dialogs do not need. */
const REMOVABLE = new Set([
  'ArrowFunctionExpression',
  'FunctionExpression',
  'CallExpression',
  'MemberExpression',
]);

const UNNEEDED: ReadonlySet<string | undefined> = new Set([
  'length',
  'characters',
  'hasMoreValues',
  'hasWords',
  'needs',
]);

/** `...ofTexts(…)` */
const isOfTexts = ({ argument }: ESTree.SpreadElement): boolean =>
  argument.type === 'CallExpression' &&
  argument.callee.type === 'Identifier' &&
  argument.callee.name === 'ofTexts';

/**
 * The properties of an entry that the dialogs do not need: its `values`, `hasMoreValues`, `length` and `characters`. Literals stay,
 * because the dialogs need a `values` such as `'entry'`. Throws for an expression that may give such a literal in another form.
 * @param constants the initial values of the file's constants, by name
 */
function unneededOf(
  { properties }: ESTree.ObjectExpression,
  constants: ReadonlyMap<string, ESTree.Expression>,
): readonly ESTree.ObjectPropertyKind[] {
  return properties.filter((property) => {
    if (property.type === 'SpreadElement') return isOfTexts(property);
    const name = nameOf(property);
    if (UNNEEDED.has(name)) return !property.shorthand;
    const { value } = property;
    if (name !== 'values' || value.type === 'Literal') return false;
    const written = value.type === 'Identifier' ? constants.get(value.name) : value;
    // A name without a constant is a function or an import.
    if (written && !REMOVABLE.has(written.type)) {
      throw new Error(`${NAME}: “values” must be a literal, a function or a call, not ${written.type}`);
    }
    return !property.shorthand;
  });
}

/**
 * Removes from a file of entries the fields that no dialog has, and from the other fields the properties that they
 * do not need.
 */
function leanEntries(code: string, id: string, requested: ReadonlySet<string>): string {
  const { program } = parseSync(id, code);
  const removed: ESTree.ObjectPropertyKind[] = [];
  const constants = new Map<string, ESTree.Expression>();
  const propertiesOf = ({ properties }: ESTree.ObjectExpression) =>
    properties.filter((property) => property.type === 'Property');
  new Visitor({
    VariableDeclarator({ id: declared, init }) {
      if (declared.type === 'Identifier' && init) constants.set(declared.name, init);
    },
  }).visit(program);
  new Visitor({
    TSSatisfiesExpression({ expression, typeAnnotation }) {
      const type = code.slice(typeAnnotation.start, typeAnnotation.end);
      if (!type.startsWith('EntriesOf<') || expression.type !== 'ObjectExpression') return;
      for (const entry of propertiesOf(expression)) {
        const field = nameOf(entry);
        if (field === undefined) throw new Error(`${NAME}: the field of an entry must be written as text`);
        if (!requested.has(field)) removed.push(entry);
      }
    },
    // An entry as it is written, or as `part` completes it.
    ObjectExpression(node) {
      const isEntry = propertiesOf(node).some((property) => nameOf(property) === 'generate');
      if (isEntry) removed.push(...unneededOf(node, constants));
    },
    CallExpression({ callee, arguments: [, , counted] }) {
      if (callee.type === 'Identifier' && callee.name === 'part' && counted?.type === 'ObjectExpression')
        removed.push(...unneededOf(counted, constants));
    },
  }).visit(program);
  let lean = '';
  let from = 0;
  for (const { start, end } of removed.sort((one, other) => one.start - other.start)) {
    // This property is inside one that was already removed.
    if (start < from) continue;
    lean += code.slice(from, start);
    from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
  }
  return lean + code.slice(from);
}

/**
 * Makes the dialogs' worker smaller. Removes the metadata that only forms show, the fields that no dialog has, and the
 * functions that count and describe the values of the other fields.
 */
export function leanFields(): Plugin {
  let isLean = true;
  const requested = requestedFields();
  return {
    name: NAME,
    // Runs before the types are removed, because the plugin looks for `satisfies EntriesOf<…>`.
    enforce: 'pre',
    buildStart({ input }) {
      isLean = !isCompleteBundle(input);
    },
    load(id) {
      if (!isLean || !CATALOGUE_MODULE.test(id)) return null;
      const lean = [...requested].map((field) => [field, leanField(fields[field])]);
      return `export const fields = ${JSON.stringify(Object.fromEntries(lean))};
export const isFieldId = (id) => Object.hasOwn(fields, id);`;
    },
    transform: {
      filter: { id: ENTRIES_MODULE },
      handler: (code, id) => (isLean ? leanEntries(code, id, requested) : null),
    },
  };
}
