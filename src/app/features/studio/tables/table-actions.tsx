import { useShallow } from 'zustand/react/shallow';
import { Button } from '../../../ui/button.tsx';
import { useStudio } from '../store.ts';
import { tableCommands } from './table-commands.ts';

/** The texts on the buttons, in the order of the commands. */
const TEXTS = ['↑', '↓', 'Duplicate', 'Remove'];

/** Each click on an arrow counts. A double click on another button counts as one. */
const ARROWS = 2;

/** Moves, duplicates or removes the table that is shown. */
export function TableActions() {
  const enabled = useStudio(useShallow((state) => tableCommands(state).map(({ isEnabled }) => isEnabled)));
  const commands = tableCommands(useStudio.getState());
  return (
    <div className="flex flex-wrap gap-1 lg:gap-0">
      {commands.map(({ id, label }, i) => (
        <Button
          key={id}
          size="small"
          variant="quiet"
          single={i >= ARROWS}
          aria-label={label}
          title={label}
          aria-disabled={enabled[i] ? undefined : true}
          onClick={() => {
            const command = tableCommands(useStudio.getState())[i];
            if (command?.isEnabled) command.run();
          }}
          className="min-h-11 min-w-11 px-2! lg:min-h-0 lg:min-w-7 lg:px-1.5!"
        >
          {TEXTS[i]}
        </Button>
      ))}
    </div>
  );
}
