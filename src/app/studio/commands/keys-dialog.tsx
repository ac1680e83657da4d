import { Dialog } from '../../ui/dialog.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { useStudio } from '../document/store.ts';
import { appCommands, OPEN_COMMANDS } from './app-commands.ts';

/** Keys of the grid, by what they do; keys of one line each do it. */
const KEYS: readonly (readonly [what: string, ...keys: string[]])[] = [
  ['Go to another cell', '↑ ↓ ← →', 'Tab'],
  ['Edit a cell', 'Enter', 'F2'],
  ['Confirm and go to the next row', 'Enter'],
  ['Discard what you typed. Press again to leave the grid', 'Esc'],
  ['Confirm, stay in the cell and refresh its samples', 'Ctrl Enter'],
  ['Select several columns', 'Shift ↑', 'Shift ↓'],
  ['Go to another row and keep the selection', 'Ctrl ↑', 'Ctrl ↓'],
  ['Select or deselect a column', 'Ctrl Space'],
  ['Select all columns', 'Ctrl A'],
  ['Open the column menu', 'Shift F10'],
  ['Copy the selected columns', 'Ctrl C'],
  ['Move the column up or down', 'Alt ↑', 'Alt ↓'],
  ['Duplicate the column', 'Ctrl D'],
  ['Remove the column', 'Delete'],
  ['First or last column', 'Ctrl Home', 'Ctrl End'],
  ['Paste columns, or column names, one per line', 'Ctrl V'],
];

/** The shortcuts of commands, as the palette has them. */
function commandKeys(): typeof KEYS {
  return [OPEN_COMMANDS, ...appCommands(useStudio.getState(), true)].flatMap(
    ({ label, keys, otherKeys = [] }) =>
      keys === undefined
        ? []
        : [[label, ...[keys, ...otherKeys].map((combination) => combination.replaceAll('+', ' '))] as const],
  );
}

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" size="narrow">
      <dl className="divide-y divide-line text-sm">
        {[...commandKeys(), ...KEYS].map(([what, ...keys]) => (
          <div key={what} className="flex items-center justify-between gap-4 py-2">
            <dt>{what}</dt>
            <dd className="flex flex-wrap justify-end gap-1">
              {keys.map((combination, i) => (
                <span key={combination} className="flex items-center gap-1">
                  {i > 0 && <span className="px-1 text-muted">or</span>}
                  {combination.split(' ').map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">On a Mac, use Command instead of Ctrl.</p>
    </Dialog>
  );
}
