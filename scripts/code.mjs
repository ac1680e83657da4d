// `npm run --silent code -- schema.json --language json-schema`: a schema as code on standard output.
import { loadCli } from './load-cli.mjs';

const { runCode } = await loadCli();
await runCode(process.argv.slice(2));
