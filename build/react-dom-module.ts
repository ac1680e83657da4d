import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const NAME = 'rowloom:react-dom-module';
const { resolve } = createRequire(import.meta.url);
const FILE = 'cjs/react-dom-client.production.js';
const CLIENT = normalizePath(join(dirname(resolve('react-dom/package.json')), FILE));

const REQUIRES =
  /var Scheduler = require\("scheduler"\),\s+React = require\("react"\),\s+ReactDOM = require\("react-dom"\);/;

const IMPORTS =
  'import Scheduler from "scheduler"; import React from "react"; import ReactDOM from "react-dom";';

function toModule(code: string): string {
  const body = code.replace(REQUIRES, IMPORTS).replaceAll(/^exports\.(\w+) =/gm, 'export const $1 =');
  if (/\brequire\(|\bexports\./.test(body)) throw new Error(`${NAME}: React DOM has another form`);
  return body;
}

/**
 * Makes React DOM a module, from which the bundler leaves out what nothing calls. Within the function that a CommonJS module
 * becomes, the bundler keeps all of it, and the browser parses that function once more when it looks for an error's place.
 */
export function reactDomModule(): Plugin {
  let isModule = false;
  return {
    name: NAME,
    // A build for development has another file.
    apply: (_, { command }) => command === 'build' && process.env.NODE_ENV !== 'development',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: { order: 'pre', filter: { id: /^react-dom\/client$/ }, handler: () => CLIENT },
    transform: {
      order: 'pre',
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler(code) {
        isModule = true;
        return toModule(code);
      },
    },
    buildEnd(error) {
      if (!error && !isModule) throw new Error(`${NAME}: React DOM is not in the build`);
    },
  };
}
