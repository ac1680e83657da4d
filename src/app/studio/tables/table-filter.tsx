import type { KeyboardEvent } from 'react';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { countOf } from '../../lib/format-count.ts';
import { TextInput } from '../../ui/inputs.tsx';
import { FOCUS, usePlace } from '../document/place.ts';

interface Props {
  readonly text: string;
  /** The ids of the tables with the text in their names. */
  readonly matches: readonly string[];
  readonly count: number;
  readonly onShow: (id: string) => void;
}

const setText = (tableFilter: string) => usePlace.setState({ tableFilter });

function matchesText(matches: number, count: number): string {
  if (matches === 0) return 'No table matches';
  return `${matches} of ${countOf(count, 'table')} ${matches === 1 ? 'matches' : 'match'}`;
}

/** The box that leaves tables out of their list. Escape empties it; Enter and Arrow Down lead to the first match. */
export function TableFilter({ text, matches, count, onShow }: Props) {
  function onKeyDown(event: KeyboardEvent) {
    const [first] = matches;
    // Without a text nothing has been chosen.
    const isChoosing = event.key === 'Enter' && text.trim() !== '';
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && text !== '') setText('');
    else if (first !== undefined && (isChoosing || event.key === 'ArrowDown')) {
      if (isChoosing) onShow(first);
      moveFocus(FOCUS.tableButton(first));
    } else return;
    event.preventDefault();
  }

  return (
    <>
      <TextInput
        ref={focusTarget(FOCUS.tableFilter)}
        type="search"
        aria-label="Filter tables"
        placeholder="Filter tables"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        spellCheck={false}
        autoCapitalize="off"
        className="h-11! lg:h-8! lg:px-2!"
      />
      <p role="status" className="sr-only">
        {text.trim() !== '' && matchesText(matches.length, count)}
      </p>
    </>
  );
}
