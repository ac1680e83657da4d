import { checkTemplate, compileTemplate, parseTemplate } from '../expression/template.ts';
import { wellFormed } from '../expression/text.ts';
import type { Reader } from '../schema/reader.ts';
import type { OptionsOfFormat } from './formats.ts';
import type { TableHead, Writer } from './writer.ts';

export type TemplateOptions = OptionsOfFormat<'template'>;

const ROW_PATH = ['options', 'row'];
/** A text, such as a separator, after which a row's last half of a surrogate pair can meet the other half. */
const COMPLETES = /^(?:$|[\udc00-\udfff])/;

/** Reports a template that is not valid, or that names an unknown column. */
export function checkTemplateOptions(
  reader: Reader,
  { row }: TemplateOptions,
  tables: readonly TableHead[],
): void {
  const template = parseTemplate(row);
  if (!template.ok) {
    refuse(reader, template.error);
    return;
  }
  const types = new Map(tables.flatMap(({ columns }) => columns).map(({ name, type }) => [name, type]));
  for (const name of template.value.columns) {
    if (types.has(name)) continue;
    reader.problems.addUnknown(ROW_PATH, 'unknown-column', `There is no column “${name}”.`, name, types);
    return;
  }
  const filters = checkTemplate(template.value, (name) => types.get(name));
  if (!filters.ok) refuse(reader, filters.error);
}

function refuse(reader: Reader, { message, at }: { readonly message: string; readonly at: number }): void {
  reader.refuse(ROW_PATH, 'invalid-template', `${message} (at character ${at + 1})`);
}

/** Writes text by the user's template. */
export function createTemplateWriter(table: TableHead, options: TemplateOptions): Writer {
  const template = parseTemplate(options.row);
  if (!template.ok) throw new RangeError(template.error.message);
  const places = new Map(table.columns.map(({ name }, i) => [name, i]));
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  let columns: Parameters<Writer['rows']>[0]['columns'] = [];
  let before = 0;
  const write = compileTemplate(
    template.value,
    (name) => types.get(name),
    template.value.columns.map((name) => {
      const place = places.get(name) ?? 0;
      return (i) => columns[place]?.[i] ?? null;
    }),
    (i) => before + i,
  );
  // UTF-8 has no halves of characters, and batches are encoded one by one, so halves in two rows are never put together.
  const encodable = COMPLETES.test(options.separator) ? wellFormed : (text: string) => text;
  return {
    head: () => options.head,
    rows(batch, first) {
      columns = batch.columns;
      before = first;
      let written = '';
      for (let i = 0; i < batch.rowCount; i++) {
        written += encodable((before + i > 0 ? options.separator : '') + write(i));
      }
      return written;
    },
    tail: () => options.tail,
  };
}
