// `npm run --silent check -- schema.json`: exits with 0, or with 2 and one problem per line on standard error.
import { loadCli } from './load-cli.mjs';

const { runCheck } = await loadCli();
await runCheck(process.argv.slice(2));
