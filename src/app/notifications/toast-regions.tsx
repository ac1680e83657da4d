import {
  createContext,
  type MouseEvent,
  type RefObject,
  StrictMode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { observeSize } from '../lib/element-size.ts';
import { content } from '../lib/landmarks.ts';
import { pageElement } from '../lib/page-element.ts';
import { markPage } from '../lib/page-marks.ts';
import { removeCopy } from './not-loaded-copy.ts';
import { dismissToast, type ShownToast, useToasts } from './toasts.ts';

const regions = { success: 'toasts-status', error: 'toasts-alert' } as const;
let isMounted = false;

/** Toasts have a React root of their own, so that the first load of the page has none of their code. */
export function mountToastRegions(): void {
  if (isMounted) return;
  isMounted = true;
  removeCopy();
  createRoot(document.createDocumentFragment()).render(
    <StrictMode>
      <ToastRegions />
    </StrictMode>,
  );
}

/** Renders into the two live regions of `index.html`: a region that is added with its text is not announced. */
function ToastRegions() {
  const { toasts, pause, resume } = useToasts();
  /** How many toasts have the focus or the pointer. */
  const [activeCount, setActiveCount] = useState(0);
  const isPaused = activeCount > 0;
  const setPaused = useEffectEvent((paused: boolean) => (paused ? pause() : resume()));
  useEffect(() => setPaused(isPaused), [isPaused]);
  useEffect(followHeight, []);
  return toasts.map((toast) => {
    const region = pageElement(regions[toast.kind]);
    return region && createPortal(<Toast toast={toast} onActiveChange={setActiveCount} />, region, toast.id);
  });
}

/**
 * Tells what scrolls below the messages in the Studio how much of it they cover. Not by a property of the root, because all of the
 * page would inherit it and be styled anew.
 */
function followHeight() {
  const place = pageElement('toasts');
  if (!place) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return observeSize(place, ({ height }) => {
    if (!content.current?.closest('.studio-page')) return;
    sheet.replaceSync(`[class*="under-messages"], .dialog-body { --messages-height: ${height}px }`);
  });
}

interface Props {
  readonly toast: ShownToast;
  readonly onActiveChange: (change: (activeCount: number) => number) => void;
}

/** A press beside the controls would move the focus to the body. */
function preventFocusLoss(event: MouseEvent) {
  if (event.target instanceof Element && !event.target.closest('button, textarea')) event.preventDefault();
}

/** The toast around a control in its message. */
interface ToastAround {
  /** The element that had the focus before the toast. */
  readonly previousFocus: RefObject<HTMLElement | null>;
  /** Dismisses the toast. The focus that it has would go to the body with it, and returns to where it was. */
  readonly end: () => void;
}

export const ToastContext = createContext<ToastAround | undefined>(undefined);

function Toast({ toast, onActiveChange }: Props) {
  const previousFocus = useRef<HTMLElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const [hasPointer, setPointer] = useState(false);
  const isActive = hasFocus || hasPointer;

  useLayoutEffect(() => markPage('toast'), []);
  useEffect(() => {
    if (!isActive) return;
    onActiveChange((activeCount) => activeCount + 1);
    return () => onActiveChange((activeCount) => activeCount - 1);
  }, [isActive, onActiveChange]);

  const end = () => {
    if (hasFocus) previousFocus.current?.focus();
    dismissToast(toast.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer over it only pauses its timer
    <div
      onMouseDown={preventFocusLoss}
      onPointerEnter={() => setPointer(true)}
      onPointerLeave={() => setPointer(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocus(true);
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          previousFocus.current = relatedTarget;
        }
      }}
      onBlur={() => setFocus(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // It would close the dialog below.
        event.stopPropagation();
        end();
      }}
      className="toast flex items-start gap-3"
    >
      <div className="min-w-0 grow">
        <ToastContext value={{ previousFocus, end }}>{toast.message}</ToastContext>
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={end}
        className="-my-2 -mr-2 flex size-11 flex-none cursor-pointer items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink md:my-0 md:size-8"
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3 stroke-current stroke-2">
          <path d="M2 2l12 12M14 2L2 14" />
        </svg>
      </button>
    </div>
  );
}
