import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

/**
 * Writes the types of the library as one file, `index.d.ts`. The program and the threads have no types.
 * @param root the folder of this repository, absolute
 * @param outDir where the file goes, absolute
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
}
