import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { withHoverTexts } from './hover-texts.ts';

/**
 * Writes the types of the library as `index.d.cts`, and as `index.d.ts`, which refers to it: a module may import CommonJS,
 * and not all compilers let CommonJS import a module. The program and the threads have no types.
 * @param root the folder of this repository, absolute
 * @param outDir where the files go, absolute
 */
export async function writeDeclarations(root: string, outDir: string): Promise<void> {
  const bundle = await rolldown({
    input: { index: join(root, 'src/library/index.ts') },
    platform: 'node',
    external: /^node:/,
    // The compiler takes its time, which is no fault of the bundle.
    checks: { pluginTimings: false },
    plugins: [dts({ tsconfig: join(root, 'src/library/tsconfig.json'), emitDtsOnly: true })],
  });
  await bundle.write({ dir: outDir });
  await bundle.close();
  const declarations = readFileSync(join(outDir, 'index.d.ts'), 'utf8');
  const document = JSON.parse(readFileSync(join(root, 'docs/schema.schema.json'), 'utf8'));
  writeFileSync(join(outDir, 'index.d.cts'), withHoverTexts(declarations, document));
  writeFileSync(join(outDir, 'index.d.ts'), "export * from './index.cjs';\n");
}
