import type { SystemModule } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { pick, pickNested } from './pick.ts';
import { integerBelow, type ValueSampler } from './random-source.ts';
import { lazy } from './sequence.ts';
import { partsOfSpeech } from './word.ts';

/** Joins one to three words to a file's name without its extension; undefined if the locale has no words. */
function compileFileStem({ source, data }: CompileContext): ValueSampler | undefined {
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
      for (let left = integerBelow(source, 3); left > 0; left--) stem += laterWord();
      return stem;
    };
  });
}

export function compileSystem(context: CompileContext): Compiled<SystemModule> {
  const { faker, source } = context;
  const { fileExt: originalExtension, fileName: originalName } = faker.system;
  const { directory_path, mime_type } = context.data.system ?? {};
  const types = Object.entries(mime_type ?? {});
  const extensionOf = new Map(types.map(([type, { extensions }]) => [type, pick(source, extensions)]));
  const extension = pick(source, [...new Set(types.flatMap(([, { extensions }]) => extensions))]);
  const stem = compileFileStem(context);
  return {
    directoryPath: pick(source, directory_path),
    fileExt: (type) =>
      (type === undefined ? extension : extensionOf.get(type))?.() ?? originalExtension(type),
    fileName(options) {
      const count = options?.extensionCount ?? 1;
      if (!stem || !extension || (count !== 0 && count !== 1)) return originalName(options);
      return count === 0 ? stem() : `${stem()}.${extension()}`;
    },
    mimeType: pick(
      source,
      types.map(([type]) => type),
    ),
  };
}
