import type { Session } from '../session.ts';
import type { DatabaseTable } from './database-table.ts';

const SEQUENCE = `coalesce(
      pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname),
      substring(pg_get_expr(d.adbin, d.adrelid) FROM $re$^nextval\\('(.+)'::regclass\\)$re$))`;

/** `attgenerated` is as new as PostgreSQL 12, and `attidentity` as 10: `to_jsonb` gives null for a column that is missing. */
const COLUMNS = `
  SELECT coalesce(json_agg(json_build_object(
    'name', a.attname,
    'type', format_type(a.atttypid, a.atttypmod),
    'nullable', NOT (a.attnotnull OR t.typnotnull),
    'hasDefault', a.atthasdef OR t.typdefault IS NOT NULL OR coalesce(to_jsonb(a) ->> 'attidentity', '') <> '',
    'isGenerated', coalesce(to_jsonb(a) ->> 'attgenerated', '') <> '',
    'sequence', ${SEQUENCE}
  ) ORDER BY a.attnum), '[]')
  FROM pg_attribute a
  JOIN pg_type t ON t.oid = a.atttypid
  LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped`;

const namesOf = (table: string, numbers: string) => `
  (SELECT json_agg(a.attname ORDER BY part.place)
   FROM unnest(${numbers}) WITH ORDINALITY AS part (attnum, place)
   JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = part.attnum)`;

/** Partial indexes and those over expressions identify no row, and deferrable ones not at any time. */
const KEYS = `
  SELECT coalesce(json_agg(json_build_object(
    'columns', ${namesOf('i.indrelid', 'i.indkey::int2[]')}, 'isPrimary', i.indisprimary
  ) ORDER BY i.indisprimary DESC, i.indexrelid), '[]')
  FROM pg_index i
  WHERE i.indrelid = c.oid AND i.indisunique AND i.indimmediate AND i.indisvalid
    AND i.indpred IS NULL AND i.indexprs IS NULL`;

/** The partitioned table of a partition. Any other table stays itself. */
const rootOf = (table: string) => `coalesce(pg_partition_root(${table}), ${table})`;

/** A key of a partition, or one that leads to a partition, counts as one of its table. Copies of keys have a parent. */
const FOREIGN_KEYS = `
  SELECT coalesce(json_agg(json_build_object(
    'name', k.conname,
    'columns', ${namesOf('k.conrelid', 'k.conkey')},
    'table', format('%s.%s', pn.nspname, p.relname),
    'references', ${namesOf('k.confrelid', 'k.confkey')},
    'isDeferrable', k.condeferrable,
    'isFull', k.confmatchtype = 'f'
  ) ORDER BY k.oid), '[]')
  FROM pg_constraint k
  JOIN pg_class p ON p.oid = ${rootOf('k.confrelid')}
  JOIN pg_namespace pn ON pn.oid = p.relnamespace
  WHERE k.contype = 'f' AND k.conparentid = 0
    AND (k.conrelid = c.oid OR c.relkind = 'p' AND ${rootOf('k.conrelid')} = c.oid)`;

/** The counters of a table that the user cannot read or move. Their owner can. */
const LACKED_COUNTERS = `
  SELECT FROM pg_attribute a
  LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    AND NOT (has_sequence_privilege(${SEQUENCE}, 'SELECT') AND has_sequence_privilege(${SEQUENCE}, 'UPDATE'))`;

const TABLES = `
SELECT json_build_object(
  'id', format('%s.%s', n.nspname, c.relname),
  'name', c.relname,
  'namespace', n.nspname,
  'isVisible', pg_table_is_visible(c.oid),
  'sqlName', format('%I.%I', n.nspname, c.relname),
  'scanName', format('%s%I.%I', CASE c.relkind WHEN 'p' THEN '' ELSE 'ONLY ' END, n.nspname, c.relname),
  'columns', (${COLUMNS}),
  'keys', (${KEYS}),
  'foreignKeys', (${FOREIGN_KEYS}),
  'hasTriggers', EXISTS (SELECT FROM pg_trigger g WHERE g.tgrelid = c.oid AND NOT g.tgisinternal),
  'lacking', array_to_json(array_remove(ARRAY[
    CASE WHEN NOT has_schema_privilege(n.oid, 'USAGE') THEN 'USAGE' END,
    CASE WHEN NOT has_table_privilege(c.oid, 'SELECT') THEN 'SELECT' END,
    CASE WHEN NOT has_table_privilege(c.oid, 'INSERT') THEN 'INSERT' END,
    CASE WHEN EXISTS (${LACKED_COUNTERS}) THEN 'SELECT and UPDATE of its counter' END], NULL)))
FROM pg_class c
JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
  AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
ORDER BY n.nspname, c.relname`;

interface ReadColumn extends Omit<DatabaseTable['columns'][number], 'sequence' | 'isCounted'> {
  readonly sequence: string | null;
}

type ReadTable = Omit<DatabaseTable, 'columns' | 'isTransactional'> & {
  readonly columns: readonly ReadColumn[];
};

/** Reads PostgreSQL's catalogs. A partitioned table is one table. */
export async function readPostgresqlTables(session: Session): Promise<readonly DatabaseTable[]> {
  const rows = await session.query(TABLES);
  return rows.map(([json]) => {
    const table: ReadTable = JSON.parse(json ?? 'null');
    const columns = table.columns.map(({ sequence, ...column }) =>
      sequence === null ? { ...column, isCounted: false } : { ...column, isCounted: true, sequence },
    );
    return { ...table, isTransactional: true, columns };
  });
}
