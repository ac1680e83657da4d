import { mapped } from '../../mapped.ts';
import type { RandomStream } from '../../random/stream.ts';
import { pickUniform } from '../../random/uniform.ts';
import { type FileKind, fileKinds, userNames } from '../data/files.ts';
import { once, oncePer } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';
import { endingsAt, isLetter, type Letter } from './file-endings.ts';
import type { PartMaker } from './part.ts';

interface Format {
  readonly extension: string;
  readonly mimeType: string;
  readonly weight: number;
  readonly kind: FileKind;
}

/** A beginning of names, and the letters of the endings that it can have. */
interface Stem {
  readonly text: string;
  readonly endings: readonly Letter[];
}

export const stemsOf = oncePer(({ stems }: FileKind): readonly Stem[] =>
  stems.split('|').map((entry) => {
    const [text = '', letters = ''] = entry.split(' ');
    return { text, endings: [...letters].filter(isLetter) };
  }),
);

export const formats = once((): readonly Format[] =>
  fileKinds.flatMap((kind) => {
    const { texts, weights } = unpackWeighted(kind.formats);
    return texts.map((text, i) => {
      const [extension = '', mimeType = ''] = text.split(' ');
      return { extension, mimeType, weight: weights[i] ?? 0, kind };
    });
  }),
);

/** With a slash at the end. People's own folders are in the places of Linux and macOS. */
function foldersOf({ folders }: FileKind): readonly string[] {
  const homes = userNames.split('|').flatMap((user) => [`/home/${user}`, `/Users/${user}`]);
  // As many entries for each folder, so that all are equally likely.
  return folders.split('|').flatMap((folder) => homes.map((home) => `${folder.replace('~', home)}/`));
}

export const foldersByKind = once(() => new Map(fileKinds.map((kind) => [kind, foldersOf(kind)])));

/** The parts of names for each file's format: beginnings, each with its endings, and what follows both. */
function namesAt(now: number, files: readonly Format[]) {
  const endingsOf = endingsAt(now);
  const stems = new Map(
    fileKinds.map((kind) => [
      kind,
      stemsOf(kind).map(({ text, endings }) => ({ text, endings: endings.map(endingsOf) })),
    ]),
  );
  const byFormat = new Map(
    formats().map((format) => [
      format,
      { stems: stems.get(format.kind) ?? [], last: `.${format.extension}` },
    ]),
  );
  return files.map((format) => byFormat.get(format));
}

/** A file of a kind that people have. Its name, extension, MIME type and folder fit the kind. */
export function fileParts(stream: RandomStream) {
  /** Repeats each format by its weight. An index of this list takes a third less time than a weighted one. */
  const all = formats().flatMap((format) => new Array<Format>(format.weight).fill(format));
  const folders = once(() => all.map(({ kind }) => foldersByKind().get(kind) ?? []));
  return ({ uniform, listed, oneOf, sampled, computed, now }: PartMaker) => {
    const format = uniform('format', all.length);
    const names = once(() => namesAt(now, all));
    const pick = <T>(list: readonly T[]) => list[pickUniform(stream, list.length)];
    const name = sampled('name', (i) => {
      const { stems = [], last = '' } = names()[format.at(i)] ?? {};
      const { text = '', endings = [] } = pick(stems) ?? {};
      const ending = pick(endings);
      return text + (ending?.at(pickUniform(stream, ending.count)) ?? '') + last;
    });
    const folder = oneOf('folder', format, folders);
    return {
      extension: listed(
        format,
        all.map(({ extension }) => extension),
      ),
      mimeType: listed(
        format,
        all.map(({ mimeType }) => mimeType),
      ),
      name,
      path: computed(() => {
        const ends = name.values();
        return mapped(folder.values(), (start, i) => start + (ends[i] ?? ''));
      }),
    };
  };
}
