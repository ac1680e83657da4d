import { connect } from '../../src/databases/connect.ts';
import { type Session, SessionError } from '../../src/databases/session.ts';

/** Uses a file of SQLite, for a Node that has a driver of it, and prints what happened. */
async function open(path: string, readOnly: boolean): Promise<Session> {
  const connected = await connect(`sqlite:${path}`, { environment: {}, create: true, readOnly });
  if (!connected.ok) throw new Error(connected.error.message);
  return connected.value;
}

async function errorOf(call: Promise<unknown> | undefined): Promise<object> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof SessionError)) throw error;
    const { message: _, ...rest } = error.error;
    return rest;
  }
  return {};
}

const path = process.argv[2] ?? '';
const session = await open(path, false);
await session.execute(
  'CREATE TABLE parents (id integer PRIMARY KEY); CREATE TABLE children (parent int REFERENCES parents);',
);
const values = await session.query("SELECT 9007199254740993, 1.5, 2.0, 1e300, null, ?, x'00ff', ?", [
  true,
  `it's "ü"`,
]);
await session.insertRows?.('INSERT INTO parents VALUES (?)', [[1], [2n]]);
const duplicate = await errorOf(session.insertRows?.('INSERT INTO parents VALUES (?)', [[1]]));
const orphan = await errorOf(session.insertRows?.('INSERT INTO children VALUES (?)', [[9]]));
const [[parents] = []] = await session.query('SELECT count(*) FROM parents');
await session.close();
const reader = await open(path, true);
const readOnly = await errorOf(reader.execute('DELETE FROM parents'));
await reader.close();
process.stdout.write(JSON.stringify({ values, parents, duplicate, orphan, readOnly }));
