/** Whether the warp thread lies on top where warp `x` crosses weft `y`: a weave, as weavers draft it. */
type Draft = (x: number, y: number) => boolean;

const SIZE = 8;
const mirror = (n: number) => (n < SIZE / 2 ? n : SIZE - 1 - n);

const drafts = {
  plain: (x, y) => (x + y) % 2 === 0,
  twill: (x, y) => (x + y) % 4 < 2,
  satin: (x, y) => (x * 3 + y) % 8 === 0,
  basket: (x, y) => (Math.floor(x / 2) + Math.floor(y / 2)) % 2 === 0,
  herringbone: (x, y) => (x + mirror(y)) % 4 < 2,
  diamond: (x, y) => (mirror(x) + mirror(y)) % 4 < 2,
} as const satisfies Record<string, Draft>;

export type WeaveName = keyof typeof drafts;

/** One stroke for each run of neighboring crossings where the thread is on top. */
function strokes(onTop: (along: number) => boolean, stroke: (from: number, to: number) => string): string {
  let path = '';
  for (let start = 0; start < SIZE; start++) {
    if (!onTop(start)) continue;
    const from = start;
    while (start + 1 < SIZE && onTop(start + 1)) start++;
    path += stroke(from + 0.28, start + 0.72);
  }
  return path;
}

function weave(draft: Draft): { warp: string; weft: string } {
  const threads = Array.from({ length: SIZE }, (_, index) => index);
  return {
    warp: threads
      .map((x) =>
        strokes(
          (y) => draft(x, y),
          (from, to) => `M${x + 0.5} ${from}V${to}`,
        ),
      )
      .join(''),
    weft: threads
      .map((y) =>
        strokes(
          (x) => !draft(x, y),
          (from, to) => `M${from} ${y + 0.5}H${to}`,
        ),
      )
      .join(''),
  };
}

interface Props {
  readonly name: WeaveName;
  readonly className?: string;
}

/** A swatch of cloth in one of six classic weaves. */
export function Weave({ name, className = '' }: Props) {
  const { warp, weft } = weave(drafts[name]);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${SIZE} ${SIZE}`} className={`weave ${className}`}>
      <path className="weave-warp" d={warp} />
      <path className="weave-weft" d={weft} />
    </svg>
  );
}
