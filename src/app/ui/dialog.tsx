import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import {
  type KeyboardEvent,
  type KeyboardEventHandler,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDialogFocus } from '../lib/dialog-focus.ts';
import { markPage } from '../lib/page-marks.ts';
import { entries } from '../lib/tab-entries.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Whether a click beside the dialog closes it; yes unless given. */
  readonly closesOnBackdrop?: boolean;
  /** The dialog's accessible name. */
  readonly title: string;
  /** Shown before the title; decoration only. */
  readonly icon?: ReactNode;
  /** Buttons below the body, always in view. */
  readonly footer?: ReactNode;
  readonly size: 'narrow' | 'wide' | 'tool' | 'palette';
  /** Whether its controls edit what the page behind it shows: the page’s shortcuts for that work in it. */
  readonly editsPage?: boolean;
  /** Called for every key pressed inside. */
  readonly onKeyDown?: KeyboardEventHandler;
  readonly children: ReactNode;
}

const sizes = {
  narrow: 'rounded-t-dialog md:h-auto md:max-w-lg',
  wide: 'h-dvh md:h-auto md:max-w-5xl',
  tool: 'finger-high h-(--dialog-height) [--dialog-height:100dvh] md:max-w-6xl md:tall:[--dialog-height:min(56rem,calc(100dvh-3rem))]',
  palette: 'palette md:max-w-lg',
} as const;

const scrolling = 'overflow-y-auto';

/** On a wide screen, a tool has two panes side by side, and each scrolls on its own. */
const bodies = {
  narrow: scrolling,
  wide: scrolling,
  tool: `${scrolling} lg:flex lg:overflow-hidden lg:p-0`,
  palette: 'palette-body flex flex-col overflow-hidden',
} as const;

/** Chromium scrolls to the cursor of a text area that gets the focus, not to all of it. */
function revealTextArea({ key, target }: KeyboardEvent) {
  if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

/** A modal dialog: a sheet on a phone, a centered panel elsewhere. Only its body scrolls. */
export function Dialog({
  open,
  onClose,
  closesOnBackdrop = true,
  title,
  icon,
  footer,
  size,
  editsPage = false,
  onKeyDown,
  children,
}: Props) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const pressedBackdrop = useRef(false);
  const [isMounted, setMounted] = useState(false);
  const close = useEffectEvent(onClose);
  useDialogFocus(open, editsPage);
  // Headless UI makes inert the element of the page that it is mounted in, which it knows from its second render on.
  useLayoutEffect(() => startTransition(() => setMounted(true)), []);
  useLayoutEffect(() => (open ? markPage('dialog') : undefined), [open]);
  useEffect(() => (open ? entries.openOverlay(() => close()) : undefined), [open]);

  return (
    <HeadlessDialog
      open={open && isMounted}
      onClose={onClose}
      initialFocus={titleRef}
      className="fixed inset-0 z-40"
    >
      {/* No transition of Headless UI: one that ends before React renders its reverse leaves the closed dialog in the document
          (2.2.10, `useTransition`). */}
      <DialogBackdrop className="fading fixed inset-0 bg-backdrop" />
      {/* Headless UI closes on any click outside of its panel. The panel covers the backdrop, so that this component decides.
          While the dialog opens, only the box in the panel moves. */}
      <DialogPanel
        onKeyDown={onKeyDown}
        onKeyUp={revealTextArea}
        onMouseDown={(event) => {
          // A press inside that ends outside is a click on the backdrop to the browser.
          pressedBackdrop.current = event.target === event.currentTarget;
          if (pressedBackdrop.current) event.preventDefault();
        }}
        onClick={({ target, currentTarget }) => {
          if (closesOnBackdrop && pressedBackdrop.current && target === currentTarget) onClose();
        }}
        className="fixed inset-0 flex items-end justify-center md:items-center md:tall:p-6"
      >
        <div
          className={`flex max-h-dvh w-full flex-col overflow-hidden bg-surface shadow-dialog rising md:tall:max-h-[calc(100dvh-3rem)] md:rounded-dialog md:border md:border-line ${sizes[size]}`}
        >
          <div className="selvedge flex-none" />
          <div className="flex items-center gap-3 border-b border-line py-1 pr-3 pl-4 md:pl-6 tall:py-3">
            {icon && (
              <span aria-hidden="true" className="text-xl">
                {icon}
              </span>
            )}
            <DialogTitle
              ref={titleRef}
              tabIndex={-1}
              className="grow text-lg font-semibold tracking-tight outline-none"
            >
              {title}
            </DialogTitle>
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className="flex size-10 cursor-pointer items-center justify-center rounded-control text-muted max-md:size-11 hover:bg-sunken hover:text-ink"
            >
              <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 stroke-current stroke-2">
                <path d="M2 2l12 12M14 2L2 14" />
              </svg>
            </button>
          </div>
          <div className={`dialog-body min-h-0 grow overscroll-contain ${bodies[size]}`}>
            <Body>{children}</Body>
          </div>
          {footer && (
            <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 pt-1 max-md:[&_button]:min-h-11 pb-[calc(0.25rem+env(safe-area-inset-bottom))] empty:hidden md:px-6 tall:pt-3 tall:pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </div>
      </DialogPanel>
    </HeadlessDialog>
  );
}

/**
 * Follows its dialog in a render of its own, which React interrupts every 5 ms: at a sixth of the speed of a desk's
 * processor, dialog and body at once are a task of 350 ms.
 */
function Body({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
