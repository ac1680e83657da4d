import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface Props {
  /** What the help is about, as in the button's name: "About Minimum". */
  readonly about: string;
  /** Text only: nothing in it can be focused. */
  readonly children: ReactNode;
  /** The bubble's id. A control can be described by it while it is hidden. */
  readonly id?: string;
  readonly className?: string;
}

const WIDTH = 320;
/** Between the bubble and the button, and between the bubble and the edges of the window. */
const GAP = 8;

interface Place {
  readonly left: number;
  readonly top: number | 'auto';
  readonly bottom: number | 'auto';
  readonly width: number;
  readonly maxHeight: number;
}

/** Below the button, or above it where there is more room. In pixels of the window. */
function placeAt({ left, top, bottom }: DOMRect): Place {
  const width = Math.min(WIDTH, innerWidth - 2 * GAP);
  const above = top - 2 * GAP;
  const below = innerHeight - bottom - 2 * GAP;
  const isBelow = below >= above || below >= WIDTH / 2;
  return {
    left: Math.max(GAP, Math.min(left, innerWidth - GAP - width)),
    top: isBelow ? bottom + GAP : 'auto',
    bottom: isBelow ? 'auto' : innerHeight - top + GAP,
    width,
    maxHeight: isBelow ? below : above,
  };
}

/**
 * A "?" button that shows a text in a bubble until the next click, Escape, or scrolling. A live region holds the bubble,
 * so that screen readers read it when it opens.
 */
export function HelpTip({ about, children, id: givenId, className = '' }: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Place>();
  const isOpen = place !== undefined;

  useEffect(() => {
    if (!isOpen) return;
    const hide = () => bubble.current?.hidePopover();
    function onScroll({ target }: Event) {
      if (target !== bubble.current) hide();
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      hide();
    }
    addEventListener('scroll', onScroll, true);
    addEventListener('resize', hide);
    addEventListener('keydown', onKeyDown, true);
    return () => {
      removeEventListener('scroll', onScroll, true);
      removeEventListener('resize', hide);
      removeEventListener('keydown', onKeyDown, true);
    };
  }, [isOpen]);

  return (
    <span className={`inline-flex flex-none ${className}`}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        popoverTarget={id}
        className="relative inline-flex size-6 cursor-pointer items-center justify-center rounded-full text-xs font-semibold text-muted hover:bg-sunken hover:text-ink aria-expanded:bg-sunken aria-expanded:text-ink max-lg:before:absolute max-lg:before:-inset-2.5 forced-colors:aria-expanded:selected-in-system-colors"
      >
        <span
          aria-hidden="true"
          className="flex size-4 items-center justify-center rounded-full border border-current leading-none"
        >
          ?
        </span>
        {/* Text rather than aria-label, which a search for the control's own label would find as well. */}
        <span className="sr-only">About {about}</span>
      </button>
      <span aria-live="polite" className="contents">
        <span
          ref={bubble}
          id={id}
          popover="auto"
          onBeforeToggle={({ newState }) => {
            const at = newState === 'open' ? button.current?.getBoundingClientRect() : undefined;
            setPlace(at && placeAt(at));
          }}
          style={place}
          className="inset-auto m-0 overflow-y-auto rounded-control border border-line-strong bg-surface p-3 text-left text-sm font-normal whitespace-pre-line text-ink shadow-raised"
        >
          {children}
        </span>
      </span>
    </span>
  );
}
