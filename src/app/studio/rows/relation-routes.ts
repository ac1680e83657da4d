/** In pixels: between lines side by side, about those of a gutter, and the least width of a gutter between boxes. */
const PITCH = 10;
const PADDING = 18;
const GUTTER_MIN = 64;
/** Between horizontal pieces: as they should be, and as close as they may be. Any closer, and they are one line. */
const APART = 5;
const APART_MIN = 0.3;
/** Up to so many vertical pieces of a gutter have a track each: those that share one look like one line. */
const OWN_TRACKS_MAX = 12;
/** Between vertical pieces that share a track. */
const CLEAR = 8;
/** The heights that are taken are found by steps of this; no line gives way farther. */
const STEP = 16;

/** Where a line enters or leaves a gutter: the height that suits it best, and how far from that it may be, in pixels. */
export interface Stop {
  readonly y: number;
  readonly reach: number;
}

/** A line from stop to stop. `gutters[i]` lies between `stops[i]` and `stops[i + 1]`; a loop returns to the side it came from. */
export interface Route {
  readonly heading: 'left' | 'right' | 'loop';
  readonly stops: readonly Stop[];
  readonly gutters: readonly number[];
}

export interface Routed {
  /** Of each route's stops: no two routes have the same in a gutter. */
  readonly heights: readonly (readonly number[])[];
  /** Where each route goes up or down in each of its gutters, from the gutter's left; undefined where it stays level. */
  readonly tracks: readonly (readonly (number | undefined)[])[];
  /** Of each gutter. */
  readonly widths: readonly number[];
}

/**
 * Leads lines through the gutters between columns of boxes: horizontal from its stop, then up or down on a track of the
 * gutter, then horizontal to the next stop. No two lines share a piece. The last gutter is right of the last column.
 */
export function leadThroughGutters(routes: readonly Route[], gutterCount: number): Routed {
  const heights = settleHeights(routes);
  const tracks = routes.map(({ gutters }) => gutters.map((): number | undefined => undefined));
  const widths = piecesByGutter(routes, heights, gutterCount).map((pieces, gutter) => {
    const { places, count } = assignTracks(pieces);
    const needed = count === 0 ? 0 : 2 * PADDING + (count - 1) * PITCH;
    const isBetween = gutter > 0 && gutter < gutterCount - 1;
    const width = isBetween ? Math.max(GUTTER_MIN, needed) : needed;
    for (const [piece, place] of places) {
      const own = tracks[piece.route];
      if (own) own[piece.at] = (width - (count - 1) * PITCH) / 2 + place * PITCH;
    }
    return width;
  });
  return { heights, tracks, widths };
}

/** A height that a route has in a gutter. */
interface Taken {
  readonly route: number;
  readonly y: number;
}

/** The heights that are taken in each gutter. */
function createTaken() {
  const taken = new Map<string, Taken[]>();
  const keyOf = (gutter: number, step: number) => `${gutter} ${step}`;
  return {
    add(gutter: number, own: Taken): void {
      const key = keyOf(gutter, Math.floor(own.y / STEP));
      const known = taken.get(key);
      if (known) known.push(own);
      else taken.set(key, [own]);
    },
    /** Those of other routes, as far as they matter. */
    near(gutters: readonly number[], y: number, route: number): readonly number[] {
      const step = Math.floor(y / STEP);
      return gutters
        .flatMap((gutter) => [step - 1, step, step + 1].flatMap((at) => taken.get(keyOf(gutter, at)) ?? []))
        .flatMap((other) => (other.route === route ? [] : [other.y]));
    },
  };
}

/** The stops between the ends first: the ends have more room to give way. */
function settleHeights(routes: readonly Route[]): number[][] {
  const heights = routes.map(({ stops }) => stops.map(({ y }) => y));
  const taken = createTaken();
  for (const ofEnds of [false, true]) {
    for (const [route, { stops, gutters }] of routes.entries()) {
      const own = heights[route] ?? [];
      for (const [at, stop] of stops.entries()) {
        const isEnd = at === 0 || at === stops.length - 1;
        if (isEnd !== ofEnds) continue;
        const beside = [gutters[at - 1], gutters[at]].filter((gutter) => gutter !== undefined);
        const level = [own[at - 1], own[at + 1]].filter((y) => y !== undefined);
        const y = freeHeight(stop, level, taken.near(beside, stop.y, route));
        own[at] = y;
        for (const gutter of beside) taken.add(gutter, { route, y });
      }
    }
  }
  return heights;
}

/** Level with one of some heights if that is free and in reach; or the nearest free one, closer together where many are taken. */
function freeHeight({ y, reach }: Stop, level: readonly number[], taken: readonly number[]): number {
  const near = taken.filter((other) => Math.abs(other - y) < reach + APART);
  for (let apart = APART; apart >= APART_MIN; apart /= 2) {
    const steps = Array.from({ length: Math.floor(reach / apart) }, (_, i) => (i + 1) * apart);
    const candidates = [
      ...level.filter((other) => Math.abs(other - y) <= reach),
      y,
      ...steps.flatMap((step) => [y + step, y - step]),
    ];
    const free = candidates.find((candidate) => near.every((other) => Math.abs(other - candidate) >= apart));
    if (free !== undefined) return free;
  }
  return y;
}

/** A route's part in a gutter that goes up or down: at which of its gutters, and its heights on either side. */
interface Piece {
  readonly route: number;
  readonly at: number;
  readonly isLoop: boolean;
  readonly left: number;
  readonly right: number;
}

function piecesByGutter(
  routes: readonly Route[],
  heights: readonly (readonly number[])[],
  gutterCount: number,
): readonly (readonly Piece[])[] {
  const byGutter = Array.from({ length: gutterCount }, (): Piece[] => []);
  for (const [route, { heading, gutters }] of routes.entries()) {
    for (const [at, gutter] of gutters.entries()) {
      const [before = 0, after = 0] = heights[route]?.slice(at, at + 2) ?? [];
      const [left, right] = heading === 'left' ? [after, before] : [before, after];
      if (left !== right) byGutter[gutter]?.push({ route, at, isLoop: heading === 'loop', left, right });
    }
  }
  return byGutter;
}

interface Tracks {
  /** Counted from the left. */
  readonly places: ReadonlyMap<Piece, number>;
  readonly count: number;
}

/** Loops turn back left of what passes. Of lines that go the same way, up or down, the order is the one without crossings. */
function assignTracks(pieces: readonly Piece[]): Tracks {
  const length = ({ left, right }: Piece) => Math.abs(left - right);
  const passing = pieces.filter(({ isLoop }) => !isLoop);
  const up = passing.filter(({ left, right }) => left < right).sort((a, b) => a.right - b.right);
  const down = passing.filter(({ left, right }) => left > right).sort((a, b) => b.right - a.right);
  const areFew = pieces.length <= OWN_TRACKS_MAX;
  const tracksOf = (own: readonly Piece[]) => (areFew ? own.map((piece) => [piece]) : stackTracks(own));
  const loops = tracksOf(pieces.filter(({ isLoop }) => isLoop).sort((a, b) => length(a) - length(b)));
  const passes = tracksOf([...up, ...down]);
  const count = loops.length + passes.length;
  const places = new Map<Piece, number>();
  for (const [i, track] of loops.entries()) for (const piece of track) places.set(piece, i);
  for (const [i, track] of passes.entries()) for (const piece of track) places.set(piece, count - 1 - i);
  return { places, count };
}

/** Each piece on the first track where it is clear of those before it. */
function stackTracks(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const tracks: Piece[][] = [];
  for (const piece of pieces) {
    const track = tracks.find((others) => others.every((other) => isClear(piece, other)));
    if (track) track.push(piece);
    else tracks.push([piece]);
  }
  return tracks;
}

function isClear(a: Piece, b: Piece): boolean {
  return (
    Math.max(a.left, a.right) + CLEAR < Math.min(b.left, b.right) ||
    Math.max(b.left, b.right) + CLEAR < Math.min(a.left, a.right)
  );
}
