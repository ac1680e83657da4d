import type { SchemaDialect } from '../fixtures/import/schemas.ts';

/** The declared lengths of SQLite, which it does not report by themselves. */
const TEXT_LENGTH = /char\w*\s*\((\d+)\)/;
const DECIMAL_DIGITS = /(?:decimal|numeric)\s*\((\d+)(?:,\s*(\d+))?\)/;

/** A table as a database describes it. */
export interface ReportedTable {
  readonly name: string;
  readonly columns: readonly ReportedColumn[];
  readonly primaryKey: readonly string[];
  /** In any order, and so are the columns of each. */
  readonly uniqueKeys: readonly (readonly string[])[];
  /** Unique indexes on expressions or on some of the rows, with the columns that they name. */
  readonly partlyUnique: readonly (readonly string[])[];
  readonly foreignKeys: readonly ReportedForeignKey[];
}

export interface ReportedColumn {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  /** Of `char` and `varchar`, in characters. */
  readonly length: number | null;
  /** Of exact decimals. */
  readonly precision: number | null;
  readonly scale: number | null;
  readonly isGenerated: boolean;
  /** Of an enum, in order. */
  readonly values: readonly string[] | null;
}

interface ReportedForeignKey {
  readonly columns: readonly string[];
  readonly table: string;
  readonly references: readonly string[];
}

type Reporting = Exclude<SchemaDialect, 'sqlserver'>;

/** A column with the lengths and digits that its declared type says. */
export function withDeclaredLengths(column: ReportedColumn): ReportedColumn {
  const [, length] = TEXT_LENGTH.exec(column.type) ?? [];
  const [, precision, scale = '0'] = DECIMAL_DIGITS.exec(column.type) ?? [];
  return {
    ...column,
    length: length === undefined ? null : Number(length),
    precision: precision === undefined ? null : Number(precision),
    scale: precision === undefined ? null : Number(scale),
  };
}

/** Queries that return one line of JSON per table, in the form of `ReportedTable`. */
export const reportQueries: Readonly<Record<Reporting, string>> = {
  postgresql: `
WITH tables AS (
  SELECT c.oid, c.relname AS name, n.nspname AS schema,
    CASE WHEN count(*) OVER (PARTITION BY c.relname) > 1 THEN n.nspname || '.' ELSE '' END || c.relname AS label
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname !~ '^(pg_|information_schema)'),
keys AS (
  SELECT i.indrelid, i.indisprimary, i.indpred IS NOT NULL OR i.indexprs IS NOT NULL AS partly,
    CASE WHEN i.indexprs IS NOT NULL AND i.indpred IS NULL
      THEN (SELECT json_agg(DISTINCT a.attname) FROM pg_depend d
        JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = d.refobjsubid AND a.attnum > 0
        WHERE d.objid = i.indexrelid AND d.refobjid = i.indrelid)
      ELSE (SELECT json_agg(a.attname ORDER BY k.place) FROM unnest(i.indkey) WITH ORDINALITY AS k (number, place)
        JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number) END AS columns
  FROM pg_index i WHERE i.indisunique)
SELECT json_build_object('name', t.label,
  'columns', (SELECT json_agg(json_build_object('name', column_name, 'type', CASE WHEN
        (SELECT typtype FROM pg_type WHERE oid = to_regtype(format('%I.%I', udt_schema, udt_name))) = 'e' THEN 'enum' ELSE udt_name END,
      'nullable', is_nullable = 'YES', 'length', character_maximum_length,
      'precision', CASE data_type WHEN 'numeric' THEN numeric_precision END,
      'scale', CASE data_type WHEN 'numeric' THEN numeric_scale END,
      'isGenerated', is_generated = 'ALWAYS',
      'values', (SELECT json_agg(e.enumlabel ORDER BY e.enumsortorder) FROM pg_enum e
        WHERE e.enumtypid = to_regtype(format('%I.%I', udt_schema, udt_name)))) ORDER BY ordinal_position)
    FROM information_schema.columns WHERE table_schema = t.schema AND table_name = t.name),
  'primaryKey', coalesce((SELECT columns FROM keys WHERE indrelid = t.oid AND indisprimary), '[]'),
  'uniqueKeys', (SELECT coalesce(json_agg(columns), '[]') FROM keys
    WHERE indrelid = t.oid AND NOT indisprimary AND NOT partly),
  'partlyUnique', (SELECT coalesce(json_agg(coalesce(columns, '[]')), '[]') FROM keys WHERE indrelid = t.oid AND partly),
  'foreignKeys', (SELECT coalesce(json_agg(json_build_object(
      'columns', (SELECT json_agg(a.attname ORDER BY k.place) FROM unnest(f.conkey) WITH ORDINALITY AS k (number, place)
        JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = k.number),
      'table', (SELECT label FROM tables WHERE oid = f.confrelid),
      'references', (SELECT json_agg(a.attname ORDER BY k.place) FROM unnest(f.confkey) WITH ORDINALITY AS k (number, place)
        JOIN pg_attribute a ON a.attrelid = f.confrelid AND a.attnum = k.number))), '[]')
    FROM pg_constraint f WHERE f.conrelid = t.oid AND f.contype = 'f' AND f.conparentid = 0))
FROM tables t;`,
  mysql: `
SELECT JSON_OBJECT('name', t.table_name,
  'columns', (SELECT JSON_ARRAYAGG(JSON_OBJECT('name', c.column_name, 'type', c.column_type,
      'nullable', c.is_nullable = 'YES',
      'length', IF(c.data_type IN ('char', 'varchar'), c.character_maximum_length, NULL),
      'precision', IF(c.data_type = 'decimal', c.numeric_precision, NULL),
      'scale', IF(c.data_type = 'decimal', c.numeric_scale, NULL),
      'isGenerated', c.is_generated = 'ALWAYS', 'values', IF(c.data_type = 'enum', JSON_EXTRACT(CONCAT('["',
        REPLACE(REPLACE(SUBSTR(c.column_type, 7, CHAR_LENGTH(c.column_type) - 8), '\\',\\'', '","'), '\\'\\'', '\\''),
        '"]'), '$'), NULL)) ORDER BY c.ordinal_position)
    FROM information_schema.columns c WHERE c.table_schema = t.table_schema AND c.table_name = t.table_name),
  'primaryKey', COALESCE((SELECT JSON_ARRAYAGG(s.column_name ORDER BY s.seq_in_index) FROM information_schema.statistics s
    WHERE s.table_schema = t.table_schema AND s.table_name = t.table_name AND s.index_name = 'PRIMARY'), JSON_ARRAY()),
  'uniqueKeys', COALESCE((SELECT JSON_ARRAYAGG(k.columns) FROM (
      SELECT s.table_schema, s.table_name, JSON_ARRAYAGG(s.column_name ORDER BY s.seq_in_index) AS columns
      FROM information_schema.statistics s WHERE s.non_unique = 0 AND s.index_name <> 'PRIMARY'
      GROUP BY s.table_schema, s.table_name, s.index_name) k
    WHERE k.table_schema = t.table_schema AND k.table_name = t.table_name), JSON_ARRAY()),
  'partlyUnique', JSON_ARRAY(),
  'foreignKeys', COALESCE((SELECT JSON_ARRAYAGG(f.foreign_key) FROM (
      SELECT u.table_schema, u.table_name, JSON_OBJECT(
        'columns', JSON_ARRAYAGG(u.column_name ORDER BY u.ordinal_position),
        'table', MAX(u.referenced_table_name),
        'references', JSON_ARRAYAGG(u.referenced_column_name ORDER BY u.ordinal_position)) AS foreign_key
      FROM information_schema.key_column_usage u WHERE u.referenced_table_name IS NOT NULL
      GROUP BY u.table_schema, u.table_name, u.constraint_name) f
    WHERE f.table_schema = t.table_schema AND f.table_name = t.table_name), JSON_ARRAY()))
FROM information_schema.tables t WHERE t.table_schema = DATABASE() AND t.table_type IN ('BASE TABLE', 'SYSTEM VERSIONED');`,
  sqlite: `
SELECT json_object('name', t.name,
  'columns', (SELECT json_group_array(json_object('name', c.name, 'type', lower(c.type),
      'nullable', json(iif(c."notnull" OR c.pk > 0, 'false', 'true')), 'length', NULL, 'precision', NULL, 'scale', NULL,
      'isGenerated', json(iif(c.hidden IN (2, 3), 'true', 'false')), 'values', NULL))
    FROM pragma_table_xinfo(t.name) c),
  'primaryKey', (SELECT json_group_array(name) FROM
    (SELECT name FROM pragma_table_info(t.name) WHERE pk > 0 ORDER BY pk)),
  'uniqueKeys', (SELECT json_group_array(json((SELECT json_group_array(i.name) FROM pragma_index_info(l.name) i)))
    FROM pragma_index_list(t.name) l WHERE l."unique" AND l.origin <> 'pk' AND NOT l.partial),
  'partlyUnique', (SELECT json_group_array(json((SELECT json_group_array(i.name) FROM pragma_index_info(l.name) i)))
    FROM pragma_index_list(t.name) l WHERE l."unique" AND l.partial),
  'foreignKeys', (SELECT json_group_array(json(f.foreign_key)) FROM (
      SELECT json_object('columns', json_group_array(k."from"), 'table', max(k."table"),
        'references', json_group_array(k.parent)) AS foreign_key
      FROM (SELECT *, coalesce("to", (SELECT p.name FROM pragma_table_info("table") p WHERE p.pk = seq + 1)) AS parent FROM pragma_foreign_key_list(t.name) ORDER BY id, seq) k GROUP BY k.id) f))
FROM sqlite_schema t WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\';`,
};
