import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/idle.ts';

interface Props {
  readonly className: string;
  readonly children: ReactNode;
}

/** The steps in which tiles out of view are laid out, nine of them each; `home.css` has a rule for each step. */
const STEPS = 3;

/** When the page is idle, it lays out the tiles in steps, each in a frame of its own. Only this element is rendered anew. */
export function Tiles({ className, children }: Props) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step === STEPS) return;
    return whenIdle(() => requestAnimationFrame(() => setStep(step + 1)));
  }, [step]);
  return (
    <div
      className={`tiles md:grid-cols-2 lg:grid-cols-3 ${className}`}
      data-laid-out={step === STEPS ? undefined : step}
    >
      {children}
    </div>
  );
}
