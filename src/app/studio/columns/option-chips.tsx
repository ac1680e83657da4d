import { type CSSProperties, createContext, type MouseEvent, use } from 'react';
import { labelOf } from '../fields/field-picker.tsx';
import type { StudioColumn } from '../schema/studio-schema.ts';
import { labelWidth } from './label-width.ts';
import { chipsOf, fittingChips } from './summary.ts';

declare module 'react' {
  interface CSSProperties {
    '--label-width'?: string;
  }
}

/** In pixels: how wide the cells of fields are; 0 on a narrow screen, which has no room for options. */
export const FieldWidth = createContext(0);

/** The field's box is as wide as its label, so that the rest is for the options. */
export function fieldStyle(label: string): CSSProperties {
  return { '--label-width': `${labelWidth(label)}px` };
}

const GUESS = { name: '', text: 'guessed', short: 'guessed' };

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
  const guess = isGuessed ? [GUESS] : [];
  const width = use(FieldWidth);
  const room = width - labelWidth(labelOf(column.field));
  const { shown, hidden } =
    width === 0 ? { shown: guess, hidden: 0 } : fittingChips([...guess, ...chips], room);
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
      {shown.map(({ name, text }) => (
        <span key={name} data-guess={name === GUESS.name || undefined} className="studio-chip">
          {text}
        </span>
      ))}
      {hidden > 0 && room > 0 && <span className="studio-chip">+{hidden}</span>}
    </span>
  );
}
