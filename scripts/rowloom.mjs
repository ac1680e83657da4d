// `npm run --silent rowloom -- rows schema.json`: the command line, built from the sources.
import { loadCli } from './load-cli.mjs';

const { main } = await loadCli();
await main(process.argv.slice(2));
