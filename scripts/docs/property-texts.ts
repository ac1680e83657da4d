/** The descriptions of a document's properties, which editors show in a document of JSON and in TypeScript. */
export const propertyTexts = {
  document: {
    $schema: 'The JSON Schema with which editors check the document.',
    version: 'The version of the shape of documents: 1.',
    name: 'The name of the schema. It has no effect on values.',
    description: 'A text for readers. It has no effect on values.',
    madeWith: 'The versions of Rowloom and of faker’s data that made the document.',
    seed: 'An integer from 0 to 2^53 - 1, or a text. The same document with the same seed gives the same rows.',
    now: 'A date or a UTC timestamp. Dates without a range are relative to it.',
    locale:
      'The language and country of names, places and more: a locale, or weights such as { "en_US": 7, "de": 3 }. Each row belongs to one of them.',
    tables: 'The tables. Their names are different.',
  },
  table: {
    name: 'The name of the table: a text that is not blank.',
    key: 'The name of the table’s random streams, by default its name. A renamed table whose key is the old name keeps its values.',
    description: 'A text for readers. It has no effect on values.',
    rows: 'The number of rows, from 0 to 10^10. It follows from the parents where a reference has children with each, or with from and to.',
    columns: 'The columns, in the order of the file.',
    groupedBy: 'The reference that groups the rows, if the table has several.',
    given:
      'The rows of the table, which are then not generated: as they are, or in a file beside the document.',
    write: 'Whether files contain a table with given rows. By default, they do not.',
    locale: 'The locale of the rows, or the reference whose rows decide it. By default that of the document.',
    primaryKey: 'The names of the columns of the primary key.',
    unique: 'The unique keys. Each is a list of column names.',
    foreignKeys:
      'Foreign keys of several columns. Each column is a reference to the column at the same place in references.',
  },
  column: {
    name: 'The name of the column: a text that is not blank.',
    key: 'The name of the column’s random stream, by default its name. A renamed column whose key is the old name keeps its values.',
    field: 'The field that makes the values, such as internet.email, or a kind of the custom tool.',
    of: 'The row’s entity that the column belongs to: { "person": 2 } is the second person of the row. By default the first of its kind.',
    options: 'The options of the field, and those that every field has.',
    nulls: 'The percentage of rows in which the cell is null, from 0 to 100.',
    nullWhen:
      'A formula of type boolean: the cell is null where it is true. nulls counts among the other rows.',
    hidden: 'Whether only other columns read the column: no file and no code contains it.',
    unique:
      'Whether no two rows have the same value. Nulls are not duplicates. A unique reference is one to one.',
    primaryKey: 'Whether the column is the table’s primary key.',
    type: 'The type of the column in SQL. By default one that fits the values.',
    maxLength:
      'The greatest length of a text or of JSON, in UTF-16 units. Each value is made within it; prefix and suffix count.',
    nullable: 'Whether SQL allows null. By default whether the cell can be null.',
    autoIncrement:
      'Whether the database numbers the rows that are inserted later. The column is a sequence that is the primary key, or unique.',
    valueType: 'The type as which cells of given rows are read. By default, all cells decide.',
    locale: 'The locale of the column’s entity, such as the person or the place.',
  },
  children:
    'How many rows refer to each parent: "uniform", "zipf" (few parents have most rows), "one-to-one", { "each": 3 }, { "min": 1 }, or { "from": 0, "to": 5, "weights": […] }.',
} as const;
