import type { InlineConfig } from 'vite';
import { compressedTexts, type Deflate } from './compressed-texts.ts';
import { lazyRequire } from './lazy-require.ts';
import { leanFakerData } from './lean-faker-data.ts';
import { localeChunkName } from './locale-chunks.ts';
import { mcpShims } from './mcp-shims.ts';

/** The entries of the npm package, by the names of their files. */
const ENTRIES = {
  index: 'src/library/index.ts',
  browser: 'src/library/browser/index.ts',
  cli: 'src/cli/cli.ts',
  thread: 'src/library/threads/thread.ts',
};

const CATALOGUE = /\/src\/catalogue\//;
/** The words of columns' names, and the sentences and patterns that import chooses by them. */
const WORDS =
  /\/src\/catalogue\/(?:[\w-]+-words|domains\/[\w-]+|name-translations|name-languages|schema-domains|distinct-patterns|short-patterns)\.ts$/;
/** The formats' metadata, and what messages need. */
const FORMATS =
  /\/src\/(?:formats\/(?!binary-formats)(?:\w+-)?formats?|expression\/closest|schema\/problem)\.ts$/;
/**
 * The code that runs for each row. Languages and countries are no code, and most of their tables are loaded on demand, as the formats
 * of bytes are. The formats of bytes import this code: if it also loaded them, bundlers would keep both in every program.
 */
const ROW_CODE =
  /\/src\/(?:(?:generators|random|dataset|expression|formats)\/(?!data\/vehicle-numbers|create-plan|binary-formats|parquet\/|xlsx\/)|mapped\.ts)/;

/**
 * Builds the library for Node and for browsers, the command line and the threads. They share their chunks, and all files are in one
 * folder: `new URL('./thread.js', import.meta.url)` is the thread's file in every chunk. Packages are bundled.
 * @param root the folder of this repository, absolute
 * @param outDir where the files go, absolute
 * @param deflate how tables of words and of languages are compressed
 */
export function nodeBundle(root: string, outDir: string, deflate: Deflate): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [leanFakerData(), compressedTexts(deflate), mcpShims(), lazyRequire()],
    build: {
      ssr: true,
      target: 'node20.19',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: ENTRIES,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ facadeModuleId }) => `${localeChunkName(facadeModuleId) ?? '[name]'}.js`,
          codeSplitting: {
            groups: [
              // Chunks of their own let bundlers leave out the fields. They keep unused objects that copy others with `...`.
              { name: 'fields', test: (id) => CATALOGUE.test(id) && !WORDS.test(id), priority: 1 },
              // Only importers guess fields by words.
              { name: 'column-words', test: WORDS, includeDependenciesRecursively: false },
              { name: 'formats', test: FORMATS },
              // What runs for each row, in one chunk: V8 reads imports from other chunks through cells, which takes 5 % longer.
              { name: 'core', test: ROW_CODE },
            ],
          },
          // Without comments, indentation and unused code. Functions and classes keep their names, for the stacks of errors.
          minify: {
            compress: { keepNames: { function: true, class: true } },
            mangle: { keepNames: { function: true, class: true } },
            codegen: { removeWhitespace: true },
          },
        },
      },
    },
    ssr: { noExternal: true },
  };
}
