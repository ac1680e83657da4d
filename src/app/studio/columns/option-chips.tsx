import { type MouseEvent, useCallback, useState } from 'react';
import { observeSize } from '../../lib/element-size.ts';
import type { StudioColumn } from '../schema/studio-schema.ts';
import { chipsOf, fittingChips } from './summary.ts';

interface Props {
  readonly column: StudioColumn;
  readonly isGuessed: boolean;
  /** Called when the chips are clicked. */
  readonly onOpen: () => void;
}

/** Such a click selects rows. */
const isSelecting = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => shiftKey || ctrlKey || metaKey;

/** The options of a column in a line, as many as fit. */
export function OptionChips({ column, isGuessed, onOpen }: Props) {
  const chips = chipsOf(column);
  /** In pixels; 0 before the first layout, and on a screen that has no room for options. */
  const [room, setRoom] = useState(0);
  const measure = useCallback(
    (line: Element | null) =>
      line ? observeSize(line, ({ width }) => width > 0 && setRoom(width)) : undefined,
    [],
  );
  if (chips.length === 0 && !isGuessed) return null;
  const { shown, hidden } = fittingChips(chips, room);
  const title = chips.map(({ text }) => text).join(' · ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button “Column options” does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button “Column options” does the same
    <span
      title={isGuessed ? undefined : title}
      className="studio-chips"
      // The cell would take the focus, and hides its chips while it has it.
      onMouseDown={(event) => {
        if (!isSelecting(event)) event.preventDefault();
      }}
      onClick={(event) => {
        if (!isSelecting(event)) onOpen();
      }}
    >
      {isGuessed && <span className="studio-chip studio-guess">guessed</span>}
      <span ref={measure} className="studio-chip-line">
        {shown.map(({ name, text }) => (
          <span key={name} className="studio-chip">
            {text}
          </span>
        ))}
        {hidden > 0 && room > 0 && <span className="studio-chip">+{hidden}</span>}
      </span>
    </span>
  );
}
