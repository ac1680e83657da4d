import { useState } from 'react';
import { focusTarget } from '../../lib/focus.ts';
import { preloaded } from '../../lib/preload.ts';
import { useLazyDialog } from '../../notifications/use-lazy-dialog.ts';
import { Switch } from '../../ui/switch.tsx';
import { setKeeping } from '../document/keeping.ts';
import { useDrafts } from '../document/keeping-state.ts';
import { FOCUS } from '../document/place.ts';
import { useStudio } from '../document/store.ts';

const loadConfirm = preloaded(async () => (await import('./confirm-clearing.tsx')).ConfirmClearing);

/** Whether there are drafts of other schemas than the one that is open. */
function hasOtherDrafts(): boolean {
  const { id: open } = useStudio.getState();
  return useDrafts.getState().drafts.some(({ id }) => id !== open);
}

/** Lets the page keep drafts; switching it off removes them, and asks first if there are more than the open one. */
export function KeepSwitch() {
  const keeps = useDrafts((drafts) => drafts.keeps === true);
  const count = useDrafts(({ drafts }) => drafts.length);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const Confirm = useLazyDialog(loadConfirm, isAsking, close);
  return (
    <>
      <Switch
        ref={focusTarget(FOCUS.keepSwitch)}
        label="Keep drafts on this device"
        checked={keeps}
        onChange={(checked) => (!checked && hasOtherDrafts() ? setAsking(true) : void setKeeping(checked))}
      />
      {isAsking && Confirm && <Confirm count={count} onClose={close} />}
    </>
  );
}
