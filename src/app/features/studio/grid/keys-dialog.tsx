import { Dialog } from '../../../ui/dialog.tsx';
import { Kbd } from '../../../ui/kbd.tsx';

/** Keys, by what they do; keys of one line each do it. */
const KEYS: readonly (readonly [what: string, ...keys: string[]])[] = [
  ['Go to another cell', '↑ ↓ ← →', 'Tab'],
  ['Edit a cell', 'Enter', 'F2'],
  ['Commit, and go to the next row', 'Enter'],
  ['Take back what was typed; then leave the grid', 'Escape'],
  ['Commit, and refresh the values', 'Ctrl Enter'],
  ['Move the column up or down', 'Alt ↑', 'Alt ↓'],
  ['Duplicate the column', 'Ctrl D'],
  ['Remove the column', 'Delete'],
  ['First or last column', 'Ctrl Home', 'Ctrl End'],
  ['Add a column for each line', 'Ctrl V'],
  ['Undo', 'Ctrl Z'],
  ['Redo', 'Ctrl Y', 'Shift Ctrl Z'],
  ['Show these keys', '?'],
];

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" size="narrow">
      <dl className="divide-y divide-line text-sm">
        {KEYS.map(([what, ...keys]) => (
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
      <p className="mt-4 text-sm text-muted">On a Mac, Command does what Ctrl does here.</p>
    </Dialog>
  );
}
