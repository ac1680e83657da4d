import type { FieldId } from '../../catalogue/fields.ts';
import { casesOf } from './cases-of.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { freeName } from './free-name.ts';

const FIELDS = {
  title: 'person.prefix',
  given: 'person.firstName',
  family: 'person.lastName',
  middle: 'person.middleName',
} as const satisfies Record<string, FieldId>;

/** Writes names of persons as the sample does, such as `Smith, J.`: a template of hidden columns with the parts of a name. */
export function keepSampledPersons(table: TableDraft): void {
  table.columns = table.columns.flatMap((column) => {
    const { choice, context } = column;
    const { forms = [], percent = 0 } = context.column.sample?.persons ?? {};
    const isFree = choice.field === 'person.fullName' && context.key === undefined;
    if (!isFree || forms.length === 0 || percent < PERCENT_MIN) return [column];
    const names = new Set(table.columns.map((one) => one.context.column.name));
    const own = context.column.name.replace(/[^\p{L}\p{N}_ ]/gu, '_');
    const hidden: ColumnDraft[] = [];
    const rename = (text: string) =>
      Object.entries(FIELDS).reduce((written, [part, field]) => {
        if (!written.includes(`{${part}`)) return written;
        const known = hidden.find((one) => one.choice.field === field);
        const name = known?.context.column.name ?? freeName(`${own}_${part}`, names);
        if (!known) hidden.push(partOf(column, name, field));
        return written.replace(`{${part}`, `{${name}`);
      }, text);
    const cases = forms.map(({ text, count }) => ({
      count,
      field: 'template' as const,
      options: { text: rename(text) },
    }));
    const [only, ...others] = cases;
    const written = others.length === 0 && only ? only : { field: 'cases' as const, options: casesOf(cases) };
    column.choice = { ...choice, field: written.field, options: written.options };
    return [...hidden, column];
  });
}

/** Fewer names among 100 texts do not show how names are written. */
const PERCENT_MIN = 80;

function partOf({ context, choice }: ColumnDraft, name: string, field: FieldId): ColumnDraft {
  return {
    context: { ...context, column: { name, type: { value: 'text' }, nullable: false } },
    choice: { ...choice, field, options: {}, why: `${choice.why}. No file has this column` },
    properties: { hidden: true },
    repairs: [],
    tried: new Set(),
  };
}
