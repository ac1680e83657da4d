import { Dialog } from '../../ui/dialog.tsx';
import { Keys } from '../../ui/kbd.tsx';
import { shortcutHelp } from '../document/shortcuts.ts';

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" size="narrow">
      <dl className="divide-y divide-line text-sm">
        {[...shortcutHelp()].map(([what, keys]) => (
          <div key={what} className="flex items-center justify-between gap-4 py-2">
            <dt>{what}</dt>
            <dd className="flex flex-wrap justify-end gap-1">
              {keys.map((combination, i) => (
                <span key={combination} className="flex items-center gap-1">
                  {i > 0 && <span className="px-1 text-muted">or</span>}
                  <Keys of={combination} />
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
