import type { SystemModule } from '@faker-js/faker';
import type { Compiled, Kit } from './kit.ts';
import { pick, pickNested } from './pick.ts';
import { lazy } from './sequence.ts';
import { below, type Draw } from './source.ts';
import { partsOfSpeech } from './word.ts';

/** One to three words as they stand in a file's name; undefined where the locale has none. */
function compileFileStem({ source, data }: Kit): Draw | undefined {
  const lists = partsOfSpeech(data);
  if (lists.length === 0) return undefined;
  return lazy(() => {
    const first = lists.map((list) => list.map((word) => word.toLowerCase().replaceAll(/\W/g, '_')));
    const firstWord = pickNested(source, first);
    const laterWord = pickNested(
      source,
      first.map((list) => list.map((word) => `_${word}`)),
    );
    return () => {
      let stem = firstWord();
      for (let left = below(source, 3); left > 0; left--) stem += laterWord();
      return stem;
    };
  });
}

export function compileSystem(kit: Kit): Compiled<SystemModule> {
  const { faker, source } = kit;
  const { fileExt: plainExtension, fileName: plainName } = faker.system;
  const { directory_path, mime_type } = kit.data.system ?? {};
  const types = Object.entries(mime_type ?? {});
  const extensionOf = new Map(types.map(([type, { extensions }]) => [type, pick(source, extensions)]));
  const extension = pick(source, [...new Set(types.flatMap(([, { extensions }]) => extensions))]);
  const stem = compileFileStem(kit);
  return {
    directoryPath: pick(source, directory_path),
    fileExt: (type) => (type === undefined ? extension : extensionOf.get(type))?.() ?? plainExtension(type),
    fileName(options) {
      const count = options?.extensionCount ?? 1;
      if (!stem || !extension || (count !== 0 && count !== 1)) return plainName(options);
      return count === 0 ? stem() : `${stem()}.${extension()}`;
    },
    mimeType: pick(
      source,
      types.map(([type]) => type),
    ),
  };
}
