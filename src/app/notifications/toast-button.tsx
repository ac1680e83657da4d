import { type ComponentProps, use, useEffect, useEffectEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { type Message, show } from './show-message.tsx';
import { ToastContext } from './toast-regions.tsx';

/** Calls its argument when a toast’s button has become untrue. Returns the function that stops that. */
type Until = (end: () => void) => () => void;

interface Props extends ComponentProps<typeof Button> {
  readonly onClick: () => void;
  readonly until?: Until | undefined;
}

/** A button in a toast, which ends the toast. */
export function ToastButton({ onClick, until, ...rest }: Props) {
  const toast = use(ToastContext);
  const end = useEffectEvent(() => toast?.end());
  useEffect(() => until?.(() => end()), [until]);
  const accept = () => {
    toast?.end();
    onClick();
  };
  return <Button size="small" className="mt-2 min-h-11 md:min-h-0" onClick={accept} {...rest} />;
}

/** Says what was done, and offers to undo it. */
export function showUndo(message: Message, undo: () => void, until?: Until): void {
  const label = `Undo “${message.title}”`;
  show(
    'undo',
    message,
    <ToastButton aria-label={label} onClick={undo} until={until}>
      Undo
    </ToastButton>,
  );
}
