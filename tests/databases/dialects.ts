import type { ValueType } from '../../src/catalogue/field.ts';
import type { Product } from './server.ts';

interface Reader {
  /** The expected types of columns, as the database names them. */
  readonly types: Readonly<Record<ValueType, string>>;
  /** A column's values as text: bytes in hexadecimal digits, all others as in SQL's and ISO 8601's notation. */
  readonly values: Readonly<Record<ValueType, (column: string) => string>>;
  readonly identifier: (name: string) => string;
  /** The name of the function that returns its arguments as a JSON array. */
  readonly jsonArray: string;
  readonly hexText: (column: string) => string;
  /** A condition that selects only the tests' own tables. */
  readonly ownTables: string;
  /** A statement that makes the database accept quoted names as in the standard. */
  readonly standard: string;
}

const asText = (column: string) => `CAST(${column} AS char)`;
const bytes = (column: string) => `encode(convert_to(${column}::text, 'UTF8'), 'hex')`;
const text = (column: string) => `${column}::text`;

export const readers: Readonly<Record<Product['dialect'], Reader>> = {
  postgresql: {
    types: {
      text: 'text',
      integer: 'bigint',
      decimal: 'double precision',
      boolean: 'boolean',
      date: 'date',
      timestamp: 'timestamp with time zone',
      json: 'jsonb',
    },
    values: {
      text: bytes,
      json: bytes,
      boolean: text,
      integer: text,
      decimal: text,
      date: (column) => `to_char(${column}, 'YYYY-MM-DD')`,
      timestamp: (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    },
    identifier: (name) => `"${name.replaceAll('"', '""')}"`,
    jsonArray: 'json_build_array',
    hexText: bytes,
    ownTables: "table_schema = 'public'",
    standard: '',
  },
  mysql: {
    types: {
      text: 'mediumtext',
      integer: 'bigint',
      decimal: 'double',
      boolean: 'tinyint',
      date: 'date',
      timestamp: 'datetime',
      json: 'longtext',
    },
    values: {
      text: (column) => `HEX(${column})`,
      json: (column) => `HEX(${column})`,
      boolean: asText,
      integer: asText,
      decimal: asText,
      date: asText,
      timestamp: (column) => `CONCAT(LEFT(DATE_FORMAT(${column}, '%Y-%m-%dT%H:%i:%s.%f'), 23), 'Z')`,
    },
    identifier: (name) => `\`${name.replaceAll('`', '``')}\``,
    jsonArray: 'JSON_ARRAY',
    hexText: (column) => `HEX(${column})`,
    ownTables: 'table_schema = DATABASE()',
    standard: "SET sql_mode = CONCAT(@@sql_mode, ',ANSI_QUOTES');\n",
  },
};
