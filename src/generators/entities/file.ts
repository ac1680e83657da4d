import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { type FileKind, fileKinds, userNames } from '../data/files.ts';
import { once } from '../once.ts';
import type { TextEntries } from '../text-combinations.ts';
import { anyOf, joined, longestOf, type TextFacts } from '../text-facts.ts';
import { unpackWeighted } from '../weighted.ts';
import { daysBefore, ENDINGS, isLetter, type Letter } from './file-endings.ts';
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

function stemsOf({ stems }: FileKind): readonly Stem[] {
  return stems.split('|').map((entry) => {
    const [text = '', letters = ''] = entry.split(' ');
    return { text, endings: [...letters].filter(isLetter) };
  });
}

const formats = once((): readonly Format[] =>
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

const extensionsOf = (list: readonly Format[]) => list.map(({ extension }) => extension);
const mimeTypesOf = (list: readonly Format[]) => list.map(({ mimeType }) => mimeType);
export const extensions = () => extensionsOf(formats());
export const mimeTypes = () => mimeTypesOf(formats());
const foldersByKind = once(() => new Map(fileKinds.map((kind) => [kind, foldersOf(kind)])));
export const extensionLength = () => longestOf(extensions());

export function fileNames(): TextFacts {
  return anyOf(
    formats().flatMap(({ extension, kind }) =>
      stemsOf(kind).flatMap(({ text, endings }) =>
        endings.map((letter) => joined(text, ENDINGS[letter].facts, `.${extension}`)),
      ),
    ),
  );
}

export function filePaths(): TextFacts {
  return joined([...foldersByKind().values()].flat(), fileNames());
}

/** The parts of names for each file's format: beginnings, each with its endings, and what follows both. */
function namesAt(now: number, files: readonly Format[]) {
  const days = daysBefore(now);
  const known = new Map<Letter, TextEntries>();
  function entries(letter: Letter): TextEntries {
    const found = known.get(letter) ?? ENDINGS[letter].entries(days);
    known.set(letter, found);
    return found;
  }
  const stems = new Map(
    fileKinds.map((kind) => [
      kind,
      stemsOf(kind).map(({ text, endings }) => ({ text, endings: endings.map(entries) })),
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
  /** Each format as often as its weight says. An index of this list takes a third less time than a weighted one. */
  const all = formats().flatMap((format) => new Array<Format>(format.weight).fill(format));
  const folders = once(() => all.map(({ kind }) => foldersByKind().get(kind) ?? []));
  return ({ uniform, listed, oneOf, sampled, computed, now }: PartMaker) => {
    const format = uniform('format', all.length);
    const names = once(() => namesAt(now, all));
    const pick = <T>(list: readonly T[]) => list[pickIndex(stream, list.length)];
    const name = sampled('name', (i) => {
      const { stems = [], last = '' } = names()[format.at(i)] ?? {};
      const { text = '', endings = [] } = pick(stems) ?? {};
      const ending = pick(endings);
      return text + (ending?.at(pickIndex(stream, ending.count)) ?? '') + last;
    });
    const folder = oneOf('folder', format, folders);
    return {
      extension: listed(format, extensionsOf(all)),
      mimeType: listed(format, mimeTypesOf(all)),
      name,
      path: computed(() => {
        const ends = name.values();
        return folder.values().map((start, i) => start + (ends[i] ?? ''));
      }),
    };
  };
}
