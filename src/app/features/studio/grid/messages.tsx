import { formatCount } from '../../../lib/format-count.ts';
import { Button } from '../../../ui/button.tsx';
import { show } from '../../notifications/show-message.tsx';
import { dismissToast } from '../../notifications/toasts.ts';

const REMOVED = 'Column Removed';
/** In characters. */
const NAME_MAX = 60;

function short(name: string): string {
  return name.length > NAME_MAX ? `${name.slice(0, NAME_MAX)}…` : name;
}

export function notifyRemoved(name: string, undo: () => void): void {
  show(
    'undo',
    { title: REMOVED, text: `${short(name)} was removed.` },
    <Button
      size="small"
      className="mt-2 min-h-11 sm:min-h-0"
      onClick={() => {
        dismissToast(REMOVED);
        undo();
      }}
    >
      Undo
    </Button>,
  );
}

export function notifyTooManyLines(lines: number, max: number): void {
  show('error', {
    title: 'Too Many Lines',
    text: `The pasted text has ${formatCount(lines)} lines; at most ${formatCount(max)} columns can be added at once. Nothing was added.`,
  });
}
