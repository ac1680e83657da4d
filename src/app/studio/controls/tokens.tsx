import './tokens.css';
import { memo } from 'react';
import type { Token } from './syntax.ts';

interface Props {
  readonly tokens: readonly Token[];
}

/** Pieces of a text in the colors of their kinds. */
export const Tokens = memo(function Tokens({ tokens }: Props) {
  return tokens.map(({ kind, text }, i) =>
    kind === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity
      <span key={i} className={`token-${kind}`}>
        {text}
      </span>
    ),
  );
});
