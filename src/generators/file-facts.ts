import { charactersOf } from '../expression/character-set.ts';
import { DIGITS } from './characters.ts';
import { foldersByKind, formats, stemsOf } from './entities/file.ts';
import { type Letter, SERIES, VERSIONS } from './entities/file-endings.ts';
import { anyOf, joined, knownFacts, type TextFacts, type TextPart } from './text-facts.ts';

/** Texts of digits and signs that are as long as the example. */
const like = (example: string) =>
  knownFacts(example.length, charactersOf([...DIGITS, ...example.replaceAll(/\d/g, '')]));

const ENDINGS: Readonly<Record<Letter, TextPart>> = {
  '0': '',
  c: like('4032'),
  d: like('-2026-03-14'),
  m: like('-2026-03'),
  n: like('-1042'),
  q: like('-q1-2026'),
  s: SERIES,
  t: like('20260314_181502'),
  v: VERSIONS,
  y: like('-2026'),
};

export function fileNames(): TextFacts {
  return anyOf(
    formats().flatMap(({ extension, kind }) =>
      stemsOf(kind).flatMap(({ text, endings }) =>
        endings.map((letter) => joined(text, ENDINGS[letter], `.${extension}`)),
      ),
    ),
  );
}

export const filePaths = (): TextFacts => joined([...foldersByKind().values()].flat(), fileNames());
