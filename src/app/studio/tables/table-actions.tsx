import { useShallow } from 'zustand/react/shallow';
import { Button } from '../../ui/button.tsx';
import { useStudio } from '../document/store.ts';
import { tableCommands } from './table-commands.ts';

/** The text on the button of a command. */
const TEXTS: Readonly<Record<string, string>> = {
  'table.move-up': '↑',
  'table.move-down': '↓',
  'table.duplicate': 'Duplicate',
  'table.remove': 'Remove',
};

/** Each click on an arrow counts. A double click on another button counts as one. */
const ARROWS: ReadonlySet<string> = new Set(['table.move-up', 'table.move-down']);

/** Moves, duplicates or removes the table that is shown. */
export function TableActions() {
  const enabled = useStudio(
    useShallow((state) => tableCommands(state).flatMap(({ id, isEnabled }) => (isEnabled ? id : []))),
  );
  const commands = tableCommands(useStudio.getState());
  return (
    <div className="flex flex-wrap gap-1 lg:gap-0">
      {commands.map(({ id, label, reason, isDangerous }) => (
        <Button
          key={id}
          size="small"
          variant={isDangerous ? 'danger' : 'quiet'}
          single={!ARROWS.has(id)}
          aria-label={label}
          title={reason ?? label}
          aria-disabled={enabled.includes(id) ? undefined : true}
          onClick={() => {
            const command = tableCommands(useStudio.getState()).find((one) => one.id === id);
            if (command?.isEnabled) command.run();
          }}
          className="min-h-11 min-w-11 px-2! lg:min-h-0 lg:min-w-7 lg:px-1.5!"
        >
          {TEXTS[id]}
        </Button>
      ))}
    </div>
  );
}
