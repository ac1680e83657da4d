import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { readTokens, type SyntaxId, type Token } from '../controls/syntax.ts';
import { Tokens } from '../controls/tokens.tsx';

interface Props {
  readonly text: string;
  readonly syntax: SyntaxId;
}

/** In characters, read for colors in one task: some milliseconds. */
const PART = 20_000;
/** In characters: beyond them the text has no colors. */
const COLORED_MAX = 200_000;
/** In characters. */
const PIECE = 500;
/** In pieces: more than most screens show. */
const SHOWN_AT_FIRST = 8;

interface Part {
  /** What gets its colors together. */
  readonly pieces: readonly (readonly Token[])[];
  readonly end: number;
}

/** A text in the colors of its syntax: the start at once, and the rest as it comes into view. */
export function ColoredText({ text, syntax }: Props) {
  const parts = useParts(text, syntax);
  return (
    <>
      {parts
        .flatMap(({ pieces }) => pieces)
        .map((tokens, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
          <Piece key={i} tokens={tokens} isShownAtFirst={i < SHOWN_AT_FIRST} />
        ))}
      {text.slice(parts.at(-1)?.end)}
    </>
  );
}

/** The first part at once, and the others in tasks of their own. */
function useParts(text: string, syntax: SyntaxId): readonly Part[] {
  const first = useMemo(() => partOf(text, syntax, 0), [text, syntax]);
  const [later, setLater] = useState<{ readonly of: Part; readonly parts: readonly Part[] }>();
  const parts = later?.of === first ? [first, ...later.parts] : [first];
  const end = parts.at(-1)?.end ?? 0;
  useEffect(() => {
    if (end >= Math.min(text.length, COLORED_MAX)) return;
    const timer = setTimeout(() => {
      const next = partOf(text, syntax, end);
      setLater((before) => ({ of: first, parts: [...(before?.of === first ? before.parts : []), next] }));
    });
    return () => clearTimeout(timer);
  }, [text, syntax, first, end]);
  return parts;
}

function partOf(text: string, syntax: SyntaxId, from: number): Part {
  const { tokens, end } = readTokens(text, syntax, from, Math.min(text.length, from + PART));
  const pieces: Token[][] = [];
  let length = PIECE;
  for (const token of tokens) {
    if (length >= PIECE) {
      pieces.push([]);
      length = 0;
    }
    pieces.at(-1)?.push(token);
    length += token.text.length;
  }
  return { pieces, end };
}

interface PieceProps {
  readonly tokens: readonly Token[];
  readonly isShownAtFirst: boolean;
}

const Piece = memo(function Piece({ tokens, isShownAtFirst }: PieceProps) {
  const piece = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(isShownAtFirst);
  useEffect(() => {
    if (isShown || !piece.current) return;
    return whenInView(piece.current, () => setShown(true));
  }, [isShown]);
  return (
    <span ref={piece}>{isShown ? <Tokens tokens={tokens} /> : tokens.map(({ text }) => text).join('')}</span>
  );
});

const seen = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls back when an element comes into view, until the returned function is called. One observer has all elements. */
function whenInView(element: Element, onSeen: () => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) seen.get(target)?.();
  });
  seen.set(element, onSeen);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    seen.delete(element);
  };
}
