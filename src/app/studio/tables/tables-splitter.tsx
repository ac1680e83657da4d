import { Splitter } from '../controls/splitter.tsx';
import { usePlace } from '../document/place.ts';

/** In pixels. The widths without a choice are those of `lg:w-54` and `xl:w-60`. */
const MIN = 160;
const MAX = 480;
const STEP = 16;

/** A wide screen's list of tables takes at most this share of the window. */
const SHARE_MAX = 0.4;

const setWidth = (tablesWidth: number | undefined) => usePlace.setState({ tablesWidth });

/** The edge between the list of tables and the columns. */
export function TablesSplitter() {
  const chosen = usePlace((place) => place.tablesWidth);
  const max = Math.min(MAX, Math.floor(innerWidth * SHARE_MAX));
  const width = Math.min(max, chosen ?? (innerWidth < 1280 ? 216 : 240));
  return (
    <Splitter
      label="Resize tables"
      orientation="vertical"
      value={width}
      valueText={`${width} pixels`}
      min={MIN}
      max={max}
      step={STEP}
      valueAt={({ clientX }, { left }) => clientX - left}
      onChange={setWidth}
      onReset={() => setWidth(undefined)}
      className="bg-transparent"
    />
  );
}
