import type { Plugin } from 'vite';
import { categories } from '../src/catalogue/categories.ts';
import { customKinds } from '../src/catalogue/custom-kinds.ts';
import type { Field } from '../src/catalogue/field.ts';
import { type FieldId, fields } from '../src/catalogue/fields.ts';
import { isStudioWorker } from './studio-worker.ts';

const NAME = 'rowloom:lean-catalogue';
const CATALOGUE_MODULE = /\/src\/catalogue\/fields\.ts$/;

/** The fields that the two dialogs can request. */
function requestedFields(): ReadonlySet<FieldId> {
  const ofCategories = Object.values(categories).flatMap((category) => Object.values(category.fields));
  const ofKinds = Object.values(customKinds).map(({ field }) => field);
  return new Set([...ofCategories, ...ofKinds, 'regex']);
}

/** The properties that decide a field's values: its type, its entity, and its options' defaults and effects on the entity. */
function leanField({ type, entity, options = {} }: Field): object {
  const defaults = Object.entries(options).flatMap(([name, option]) =>
    'default' in option || option.ofEntity
      ? [[name, { default: 'default' in option ? option.default : undefined, ofEntity: option.ofEntity }]]
      : [],
  );
  return { type, entity, ...(defaults.length > 0 ? { options: Object.fromEntries(defaults) } : {}) };
}

/** Removes texts for forms, and fields that no dialog has, from the dialogs' worker. */
export function leanCatalogue(): Plugin {
  let isLean = true;
  return {
    name: NAME,
    buildStart({ input }) {
      isLean = !isStudioWorker(input);
    },
    load(id) {
      if (!isLean || !CATALOGUE_MODULE.test(id)) return null;
      const lean = [...requestedFields()].map((field) => [field, leanField(fields[field])]);
      return `export const fields = ${JSON.stringify(Object.fromEntries(lean))};
export const isFieldId = (id) => Object.hasOwn(fields, id);`;
    },
  };
}
