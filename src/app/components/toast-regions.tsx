import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { dismissToast, type ShownToast, useToasts } from '../browser/toasts.ts';

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
  const { toasts, hold, letGo } = useToasts();
  if (!useOnClient()) return null;
  return toasts.map((toast) => {
    const region = document.getElementById(regions[toast.kind]);
    return region && createPortal(<Toast toast={toast} hold={hold} letGo={letGo} />, region, toast.id);
  });
}

interface Props {
  readonly toast: ShownToast;
  readonly hold: () => void;
  readonly letGo: () => void;
}

function Toast({ toast, hold, letGo }: Props) {
  const cameFrom = useRef<HTMLElement>(null);
  const dismiss = () => {
    dismissToast(toast.id);
    cameFrom.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being read is no interaction, it only holds the clock
    <div
      onFocus={({ currentTarget, relatedTarget }) => {
        hold();
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
      }}
      onBlur={letGo}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Not for the dialog below.
        event.stopPropagation();
        dismiss();
      }}
      className={`mt-2 flex w-full max-w-sm items-start gap-3 rounded-panel border border-l-4 border-line bg-surface py-3 pr-2 pl-4 text-sm shadow-raised ${edges[toast.kind]}`}
    >
      <div className="min-w-0 grow">{toast.message}</div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={dismiss}
        // On a phone there is always something beneath that is wanted more than an early end of what soon goes.
        className={`size-8 flex-none cursor-pointer items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink ${toast.passing ? 'hidden sm:flex' : 'flex'}`}
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3 stroke-current stroke-2">
          <path d="M2 2l12 12M14 2L2 14" />
        </svg>
      </button>
    </div>
  );
}
