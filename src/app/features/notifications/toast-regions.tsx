import { type MouseEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { dismissToast, type ShownToast, useToasts } from './toasts.ts';

const regions = { success: 'toasts-status', error: 'toasts-alert' } as const;
const edges = { success: 'border-l-success', error: 'border-l-danger' } as const;

function useOnClient(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

/** Fills the page's two live regions, which stand in the document from the start. */
export function ToastRegions() {
  const { toasts, pause, resume } = useToasts();
  /** How many toasts have the focus or the pointer on them. */
  const [attended, setAttended] = useState(0);
  const isPaused = attended > 0;
  const setClock = useEffectEvent((stopped: boolean) => (stopped ? pause() : resume()));
  useEffect(() => setClock(isPaused), [isPaused]);
  if (!useOnClient()) return null;
  return toasts.map((toast) => {
    const region = document.getElementById(regions[toast.kind]);
    return region && createPortal(<Toast toast={toast} onAttended={setAttended} />, region, toast.id);
  });
}

interface Props {
  readonly toast: ShownToast;
  readonly onAttended: (change: (attended: number) => number) => void;
}

/** A click beside the controls leaves the focus where it is. */
function keepFocus(event: MouseEvent) {
  if (event.target instanceof Element && !event.target.closest('button, textarea')) event.preventDefault();
}

function Toast({ toast, onAttended }: Props) {
  const cameFrom = useRef<HTMLElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const [hasPointer, setPointer] = useState(false);
  const isAttended = hasFocus || hasPointer;

  useEffect(() => {
    if (!isAttended) return;
    onAttended((attended) => attended + 1);
    return () => onAttended((attended) => attended - 1);
  }, [isAttended, onAttended]);

  const dismiss = () => {
    dismissToast(toast.id);
    cameFrom.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being read is no interaction, it only stops the clock
    <div
      onMouseDown={keepFocus}
      onPointerEnter={() => setPointer(true)}
      onPointerLeave={() => setPointer(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocus(true);
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
      }}
      onBlur={() => setFocus(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Not for the dialog below.
        event.stopPropagation();
        dismiss();
      }}
      className={`toast mt-2 flex w-full max-w-sm items-start gap-3 rounded-panel border border-l-4 border-line bg-surface py-3 pr-2 pl-4 text-sm shadow-raised ${edges[toast.kind]}`}
    >
      <div className="min-w-0 grow">{toast.message}</div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={dismiss}
        className="-my-2 flex size-11 flex-none cursor-pointer items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink sm:my-0 sm:size-8"
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3 stroke-current stroke-2">
          <path d="M2 2l12 12M14 2L2 14" />
        </svg>
      </button>
    </div>
  );
}
