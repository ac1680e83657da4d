import { languageOfNames } from '../guess/name-language.ts';
import type { SourceColumn } from '../source-tables.ts';
import { isTextLanguage, type TextLanguage } from './text-language.ts';

/** The language of most names of columns, if texts can be of that language. */
function languageOfColumns(columns: readonly SourceColumn[]): TextLanguage | undefined {
  const language = languageOfNames(namesIn(columns))?.language;
  return language !== undefined && isTextLanguage(language) ? language : undefined;
}

const namesIn = (columns: readonly SourceColumn[]): readonly string[] =>
  columns.flatMap(({ name, columns: inner = [], items }) => [
    name,
    ...namesIn(inner),
    ...(items ? namesIn(items.column.columns ?? []) : []),
  ]);

/** The columns of a table with the language that most of them, or their names, have where the texts of a column alone do not tell one. */
export function withTableLanguage(columns: readonly SourceColumn[]): readonly SourceColumn[] {
  const counts = new Map<TextLanguage, number>();
  // Latin is filler in a file of any language.
  for (const language of columns.flatMap(languagesIn).filter((one) => one !== 'la'))
    counts.set(language, (counts.get(language) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  const language = most?.[0] ?? languageOfColumns(columns);
  return language === undefined || language === 'en'
    ? columns
    : columns.map((column) => inLanguage(column, language));
}

function languagesIn({ sample, columns = [], tuple = [], items }: SourceColumn): readonly TextLanguage[] {
  const inner = [...columns, ...tuple, ...(items ? [items.column] : [])].flatMap(languagesIn);
  return sample?.language ? [sample.language, ...inner] : inner;
}

function inLanguage(column: SourceColumn, language: TextLanguage): SourceColumn {
  const { sample, columns, tuple, items, type } = column;
  const isTold = sample !== undefined && sample.language === undefined && type.value === 'text';
  return {
    ...column,
    ...(isTold && { sample: { ...sample, tableLanguage: language } }),
    ...(columns && { columns: columns.map((one) => inLanguage(one, language)) }),
    ...(tuple && { tuple: tuple.map((one) => inLanguage(one, language)) }),
    ...(items && { items: { ...items, column: inLanguage(items.column, language) } }),
  };
}
