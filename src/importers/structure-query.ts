import { STRUCTURE_COLUMN, STRUCTURE_MARK } from './pasted-structure.ts';
import { patternOf, type StructureFilter } from './table-patterns.ts';

/** A text as SQL. */
function literal(text: string): string {
  const quoted = text.replaceAll("'", "''");
  return text.includes('\\') ? `E'${quoted.replaceAll('\\', '\\\\')}'` : `'${quoted}'`;
}

/** A condition that a name or `schema.name` matches one of the patterns. */
function nameMatches(patterns: readonly string[]): string {
  const pattern = literal(patternOf(patterns));
  return `(c.relname::text ~ ${pattern} OR n.nspname || '.' || c.relname ~ ${pattern})`;
}

function conditionsOf({ schemas, tables, exclude }: StructureFilter): string {
  return [
    ...(schemas === undefined ? [] : [`n.nspname::text ~ ${literal(patternOf(schemas))}`]),
    ...(tables === undefined ? [] : [nameMatches(tables)]),
    ...(exclude === undefined ? [] : [`NOT ${nameMatches(exclude)}`]),
  ]
    .map((condition) => `\n      AND ${condition}`)
    .join('');
}

/**
 * One query over PostgreSQL's catalogs, from version 12, whose rows are the statements that create the tables with their types,
 * keys, checks, unique indexes, partitions, comments and triggers. It reads no row of a table, and needs no permission on any.
 */
export function postgresqlStructureQuery(filter: StructureFilter = {}): string {
  return `WITH
  -- Schemas of people, with their quoted names.
  spaces AS (
    SELECT n.oid, n.nspname, quote_ident(n.nspname) AS name
    FROM pg_catalog.pg_namespace n
    WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'),
  -- Objects that belong to extensions.
  extended AS (
    SELECT d.classid, d.objid FROM pg_catalog.pg_depend d WHERE d.deptype = 'e'),
  chosen AS (
    SELECT c.oid
    FROM pg_catalog.pg_class c JOIN spaces n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND c.relpersistence <> 't'
      AND NOT EXISTS (SELECT 1 FROM extended e WHERE e.classid = 'pg_catalog.pg_class'::regclass AND e.objid = c.oid)${conditionsOf(filter)}),
  -- The chosen tables, and the partitions of those that are partitioned.
  tables AS (
    SELECT c.oid, c.relnamespace, c.relkind, c.relispartition, c.relpartbound, n.nspname, c.relname,
      n.name || '.' || quote_ident(c.relname) AS name
    FROM pg_catalog.pg_class c JOIN spaces n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p')
      AND (c.oid IN (SELECT oid FROM chosen)
        OR c.relispartition AND pg_catalog.pg_partition_root(c.oid) IN (SELECT oid FROM chosen))),
  types AS (
    SELECT t.oid, t.typtype, t.typrelid, t.typbasetype, t.typtypmod, t.typnotnull, t.typdefault,
      n.name || '.' || quote_ident(t.typname) AS name
    FROM pg_catalog.pg_type t JOIN spaces n ON n.oid = t.typnamespace
    WHERE NOT EXISTS (SELECT 1 FROM extended e WHERE e.classid = 'pg_catalog.pg_type'::regclass AND e.objid = t.oid)
      AND (t.typtype IN ('e', 'd', 'r')
        OR t.typtype = 'c' AND EXISTS (SELECT 1 FROM pg_catalog.pg_class c WHERE c.oid = t.typrelid AND c.relkind = 'c'))),
  -- Of ordinary inheritance: the parents that are read too.
  parents AS (
    SELECT i.inhrelid, string_agg(p.name, ', ' ORDER BY i.inhseqno) AS names
    FROM pg_catalog.pg_inherits i
    JOIN tables t ON t.oid = i.inhrelid AND NOT t.relispartition
    JOIN tables p ON p.oid = i.inhparent
    GROUP BY i.inhrelid),
  columns AS (
    SELECT a.attrelid, a.attnum, quote_ident(a.attname) AS name,
      quote_ident(a.attname) || ' ' || pg_catalog.format_type(a.atttypid, a.atttypmod)
        || CASE
          WHEN a.attgenerated <> '' THEN ' GENERATED ALWAYS AS (' || pg_catalog.pg_get_expr(d.adbin, d.adrelid) || ') STORED'
          WHEN a.attidentity <> '' THEN ' GENERATED ' || CASE a.attidentity WHEN 'a' THEN 'ALWAYS' ELSE 'BY DEFAULT' END
            || ' AS IDENTITY' || coalesce((
              SELECT ' (START WITH ' || s.seqstart || ' INCREMENT BY ' || s.seqincrement || ')'
              FROM pg_catalog.pg_depend o JOIN pg_catalog.pg_sequence s ON s.seqrelid = o.objid
              WHERE o.refobjid = a.attrelid AND o.refobjsubid = a.attnum AND o.deptype = 'i'
                AND o.refclassid = 'pg_catalog.pg_class'::regclass AND o.classid = 'pg_catalog.pg_class'::regclass), '')
          WHEN d.adbin IS NOT NULL THEN ' DEFAULT ' || pg_catalog.pg_get_expr(d.adbin, d.adrelid)
          ELSE '' END
        || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END AS definition
    FROM pg_catalog.pg_attribute a
    LEFT JOIN pg_catalog.pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE a.attnum > 0 AND NOT a.attisdropped
      AND (a.attislocal OR NOT EXISTS (SELECT 1 FROM parents p WHERE p.inhrelid = a.attrelid))),
  checks AS (
    SELECT c.conrelid, 'CONSTRAINT ' || quote_ident(c.conname) || ' ' || pg_catalog.pg_get_constraintdef(c.oid) AS definition, c.conname
    FROM pg_catalog.pg_constraint c
    WHERE c.contype = 'c' AND (c.conislocal OR NOT EXISTS (SELECT 1 FROM parents p WHERE p.inhrelid = c.conrelid))),
  statements (stage, place, space, name, text) AS (
    SELECT 0, 0::bigint, '', '', '${STRUCTURE_MARK} ' || current_setting('server_version')
    UNION ALL
    SELECT 1, 0, '', '', 'SET search_path = ' || string_agg(quote_ident(s.name), ', ' ORDER BY s.place) || ';'
    FROM unnest(pg_catalog.current_schemas(false)) WITH ORDINALITY AS s (name, place)
    HAVING count(*) > 0
    UNION ALL
    SELECT 2, t.oid::bigint, '', '', CASE t.typtype
      WHEN 'e' THEN 'CREATE TYPE ' || t.name || ' AS ENUM ('
        || coalesce((SELECT string_agg(quote_literal(e.enumlabel), ', ' ORDER BY e.enumsortorder)
          FROM pg_catalog.pg_enum e WHERE e.enumtypid = t.oid), '') || ');'
      WHEN 'd' THEN 'CREATE DOMAIN ' || t.name || ' AS ' || pg_catalog.format_type(t.typbasetype, t.typtypmod)
        || CASE WHEN t.typnotnull THEN ' NOT NULL' ELSE '' END || coalesce(' DEFAULT ' || t.typdefault, '')
        || coalesce((SELECT string_agg(' CONSTRAINT ' || quote_ident(c.conname) || ' ' || pg_catalog.pg_get_constraintdef(c.oid), '' ORDER BY c.conname)
          FROM pg_catalog.pg_constraint c WHERE c.contypid = t.oid AND c.contype = 'c'), '') || ';'
      WHEN 'r' THEN 'CREATE TYPE ' || t.name || ' AS RANGE (SUBTYPE = '
        || (SELECT pg_catalog.format_type(r.rngsubtype, NULL) FROM pg_catalog.pg_range r WHERE r.rngtypid = t.oid) || ');'
      ELSE 'CREATE TYPE ' || t.name || ' AS ('
        || coalesce((SELECT string_agg(quote_ident(a.attname) || ' ' || pg_catalog.format_type(a.atttypid, a.atttypmod), ', ' ORDER BY a.attnum)
          FROM pg_catalog.pg_attribute a WHERE a.attrelid = t.typrelid AND a.attnum > 0 AND NOT a.attisdropped), '') || ');'
      END
    FROM types t
    UNION ALL
    -- Sequences, without those of identities.
    SELECT 3, 0, n.nspname, c.relname,
      'CREATE SEQUENCE ' || n.name || '.' || quote_ident(c.relname) || ' START WITH ' || s.seqstart || ' INCREMENT BY ' || s.seqincrement || ';'
    FROM pg_catalog.pg_sequence s JOIN pg_catalog.pg_class c ON c.oid = s.seqrelid JOIN spaces n ON n.oid = c.relnamespace
    WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_depend o
      WHERE o.objid = c.oid AND o.classid = 'pg_catalog.pg_class'::regclass AND o.deptype = 'i')
    UNION ALL
    -- Tables, those that inherit after all others, in the order in which they were created.
    SELECT 4, CASE WHEN p.names IS NULL THEN 0 ELSE t.oid::bigint END, t.nspname, t.relname, 'CREATE TABLE ' || t.name || ' ('
      || coalesce((SELECT string_agg(l.definition, ', ' ORDER BY l.stage, l.place, l.name) FROM (
          SELECT 0 AS stage, c.attnum::int AS place, '' AS name, c.definition FROM columns c WHERE c.attrelid = t.oid
          UNION ALL SELECT 1, 0, c.conname::text, c.definition FROM checks c WHERE c.conrelid = t.oid) l), '') || ')'
      || coalesce(' INHERITS (' || p.names || ')', '')
      || CASE t.relkind WHEN 'p' THEN ' PARTITION BY ' || pg_catalog.pg_get_partkeydef(t.oid) ELSE '' END || ';'
    FROM tables t LEFT JOIN parents p ON p.inhrelid = t.oid
    UNION ALL
    SELECT 5, t.oid::bigint, '', '', 'ALTER TABLE ONLY ' || p.name || ' ATTACH PARTITION ' || t.name || ' ' || pg_catalog.pg_get_expr(t.relpartbound, t.oid) || ';'
    FROM tables t JOIN pg_catalog.pg_inherits i ON i.inhrelid = t.oid JOIN tables p ON p.oid = i.inhparent
    WHERE t.relispartition
    UNION ALL
    SELECT 6, c.attnum, t.nspname, t.relname, 'COMMENT ON COLUMN ' || t.name || '.' || c.name || ' IS ' || quote_literal(m.description) || ';'
    FROM tables t JOIN columns c ON c.attrelid = t.oid
    JOIN pg_catalog.pg_description m ON m.objoid = t.oid AND m.objsubid = c.attnum AND m.classoid = 'pg_catalog.pg_class'::regclass
    UNION ALL
    -- Keys, exclusions and foreign keys. Partitions have those of their table.
    SELECT CASE c.contype WHEN 'f' THEN 10 ELSE 7 END, 0, t.nspname, t.relname || ' ' || c.conname,
      'ALTER TABLE ONLY ' || t.name || ' ADD CONSTRAINT ' || quote_ident(c.conname) || ' ' || pg_catalog.pg_get_constraintdef(c.oid) || ';'
    FROM tables t JOIN pg_catalog.pg_constraint c ON c.conrelid = t.oid
    WHERE c.contype IN ('p', 'u', 'x', 'f') AND c.conparentid = 0
    UNION ALL
    SELECT 8, 0, t.nspname, x.relname, pg_catalog.pg_get_indexdef(i.indexrelid) || ';'
    FROM tables t JOIN pg_catalog.pg_index i ON i.indrelid = t.oid JOIN pg_catalog.pg_class x ON x.oid = i.indexrelid
    WHERE i.indisunique AND NOT x.relispartition
      AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_constraint c WHERE c.conindid = i.indexrelid AND c.contype IN ('p', 'u', 'x'))
    UNION ALL
    SELECT 9, 0, t.nspname, t.relname || ' ' || g.tgname, pg_catalog.pg_get_triggerdef(g.oid) || ';'
    FROM tables t JOIN pg_catalog.pg_trigger g ON g.tgrelid = t.oid
    WHERE NOT g.tgisinternal AND g.tgenabled <> 'D' AND g.tgparentid = 0
    UNION ALL
    SELECT 9, 1, t.nspname, t.relname || ' ' || r.rulename, pg_catalog.pg_get_ruledef(r.oid)
    FROM tables t JOIN pg_catalog.pg_rewrite r ON r.ev_class = t.oid
    WHERE r.rulename <> '_RETURN')
SELECT text AS ${STRUCTURE_COLUMN} FROM statements ORDER BY stage, place, space COLLATE "C", name COLLATE "C", text COLLATE "C";
`;
}
