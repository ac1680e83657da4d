import { builtinModules } from 'node:module';

/**
 * The rule of the library in browsers. It needs a graph without the imports of types, which the rules in `.dependency-cruiser.mjs`
 * follow.
 */
export default {
  forbidden: [
    {
      name: 'browser-entry-reaches-no-node',
      severity: 'error',
      from: { path: '^src/library/browser/index\\.ts$' },
      to: { path: [`^(node:)?(${builtinModules.join('|')})$`, '^src/databases/'], reachable: true },
    },
  ],
  options: {
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['browser', 'import', 'default'] },
  },
};
