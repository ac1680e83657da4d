#!/usr/bin/env node
// The command line, built from the sources. In a clone, `npx rowloom` runs this file, which is the `bin` of package.json.
import { loadCli } from './load-cli.mjs';

const { main } = await loadCli();
await main(process.argv.slice(2));
