import './code-box.css';
import { type Ref, type TextareaHTMLAttributes, useEffect, useMemo, useRef, useState } from 'react';
import { observeSize } from '../../lib/element-size.ts';
import { TextArea } from '../../ui/inputs.tsx';
import { readTokens, type SyntaxId } from '../controls/syntax.ts';
import { Tokens } from '../controls/tokens.tsx';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly value: string;
  readonly syntax: SyntaxId;
}

/** In pixels, until the height of a line is measured. */
const LINE = 20;
/** Browsers scroll by whole pixels of the screen. */
const wholePixels = (length: number) => Math.round(length * devicePixelRatio) / devicePixelRatio;

/** In characters: what is beyond them in a line has no colors. */
const COLORED_MAX = 2_000;
/** In characters: a text with a longer line is the box’s own, because the browser would lay out the line twice at each key. */
const LINE_MAX = 20_000;

/**
 * A box of code in colors. They are a drawing behind the box, whose own text cannot be seen: typing, undoing, selecting and
 * input methods are the browser's. The drawing has the lines in view alone, however long the text is.
 */
export function CodeBox({ value, syntax, className = '', onScroll, ...rest }: Props) {
  const lines = useMemo(() => value.split('\n'), [value]);
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const [{ count, lineHeight }, setMetrics] = useState({ count: 0, lineHeight: LINE });
  const isDrawn = useMemo(() => lines.every(({ length }) => length <= LINE_MAX), [lines]);
  const from = isDrawn ? Math.min(first, lines.length) : 0;

  useEffect(() => {
    if (!box.current) return;
    return observeSize(box.current, ({ height }) => {
      const measured = drawing.current && Number.parseFloat(getComputedStyle(drawing.current).lineHeight);
      const lineHeight = measured || LINE;
      setMetrics({ count: Math.ceil(height / lineHeight) + 1, lineHeight });
    });
  }, []);

  return (
    <div ref={box} data-drawn={isDrawn || undefined} className={`code-box ${className}`}>
      <div aria-hidden="true" inert className="code-drawing">
        <div ref={drawing}>
          {/* Above the lines in view, so that these are where the box has them. */}
          <div style={{ height: from * lineHeight }} />
          {lines.slice(from, isDrawn ? from + count : 0).map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            <Line key={from + i} text={line} syntax={syntax} />
          ))}
        </div>
      </div>
      <TextArea
        {...rest}
        value={value}
        spellCheck={false}
        autoCapitalize="off"
        onScroll={({ currentTarget: { scrollTop, scrollLeft } }) => {
          if (drawing.current) {
            drawing.current.style.translate = `${-wholePixels(scrollLeft)}px ${-wholePixels(scrollTop)}px`;
          }
          setFirst(Math.floor(scrollTop / lineHeight));
        }}
        className="code-text size-full resize-none bg-transparent!"
      />
    </div>
  );
}

interface LineProps {
  readonly text: string;
  readonly syntax: SyntaxId;
}

function Line({ text, syntax }: LineProps) {
  const { tokens, end } = useMemo(
    () => readTokens(text, syntax, 0, Math.min(text.length, COLORED_MAX)),
    [text, syntax],
  );
  return (
    <div>
      <Tokens tokens={tokens} />
      {text.slice(end)}
    </div>
  );
}
