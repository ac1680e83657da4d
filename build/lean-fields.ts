import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import { categories } from '../src/catalogue/categories.ts';
import { customKinds } from '../src/catalogue/custom-kinds.ts';
import type { Field } from '../src/catalogue/field.ts';
import { type FieldId, fields } from '../src/catalogue/fields.ts';
import { isStudioWorker } from './studio-worker.ts';

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

/**
 * The properties that only the Studio needs: `values` and `length` of an entry. Literals stay, because the dialogs need
 * a `values` such as `'entry'`.
 */
function unneededOf(properties: readonly ESTree.ObjectProperty[]): readonly ESTree.ObjectProperty[] {
  const [values, length] = ['values', 'length'].map((name) => properties.find((one) => nameOf(one) === name));
  if (!values || !length) return [];
  return [values, length].filter(({ shorthand, value }) => !shorthand && value.type !== 'Literal');
}

/**
 * Removes from a file of entries the fields that no dialog has, and from the other fields the properties that only
 * the Studio needs.
 */
function leanEntries(code: string, id: string, requested: ReadonlySet<string>): string {
  const removed: ESTree.ObjectProperty[] = [];
  const propertiesOf = ({ properties }: ESTree.ObjectExpression) =>
    properties.filter((property) => property.type === 'Property');
  new Visitor({
    TSSatisfiesExpression({ expression, typeAnnotation }) {
      const type = code.slice(typeAnnotation.start, typeAnnotation.end);
      if (!type.startsWith('EntriesOf<') || expression.type !== 'ObjectExpression') return;
      removed.push(...propertiesOf(expression).filter((entry) => !requested.has(nameOf(entry) ?? '')));
    },
    ObjectExpression(node) {
      removed.push(...unneededOf(propertiesOf(node)));
    },
  }).visit(parseSync(id, code).program);
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
 * functions that count and measure the values of the other fields.
 */
export function leanFields(): Plugin {
  let isLean = true;
  const requested = requestedFields();
  return {
    name: NAME,
    // Runs before the types are removed, because the plugin looks for `satisfies EntriesOf<…>`.
    enforce: 'pre',
    buildStart({ input }) {
      isLean = !isStudioWorker(input);
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
