// `npm run --silent rows -- schema.json --table orders --from 0 --to 10 --format ndjson`: rows on standard output.
import { loadCli } from './load-cli.mjs';

const { runRows } = await loadCli();
await runRows(process.argv.slice(2));
