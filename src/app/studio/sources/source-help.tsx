const SOURCES = [
  ['A PostgreSQL database', 'pg_dump --schema-only shop'],
  ['A MariaDB or MySQL database', 'mariadb-dump --no-data shop'],
  ['A SQLite database', 'sqlite3 shop.db .schema'],
] as const;

/** What can be read, and how to get it. */
export function SourceHelp() {
  return (
    <div className="flex max-w-prose flex-col gap-4">
      <p>
        Paste or drop a description of your data, or some of its rows. Rowloom reads tables, columns, keys and
        lengths, and chooses a field for each column. You can change the fields before you use the schema. The
        tab “Database” has a query that asks PostgreSQL for all of its tables.
      </p>
      <dl className="flex flex-col gap-3">
        {SOURCES.map(([source, command]) => (
          <div key={source}>
            <dt className="font-medium">{source}</dt>
            <dd>
              <code className="font-mono text-xs text-muted">{command}</code>
            </dd>
          </div>
        ))}
        <div>
          <dt className="font-medium">SQL Server</dt>
          <dd className="text-muted">A script made by “Generate Scripts”</dd>
        </div>
        <div>
          <dt className="font-medium">Rows</dt>
          <dd className="text-muted">CSV, TSV, JSON or NDJSON. A header line is enough.</dd>
        </div>
        <div>
          <dt className="font-medium">A description</dt>
          <dd className="text-muted">JSON Schema, OpenAPI 3 or a Rowloom schema</dd>
        </div>
      </dl>
      <p className="text-muted">Your source stays on this device. Nothing is sent anywhere.</p>
    </div>
  );
}
