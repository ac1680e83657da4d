import { Switch } from '../../../ui/switch.tsx';
import { setKeeping } from './keeping.ts';
import { useDrafts } from './store.ts';

/** Lets the page keep drafts; switching it off removes them. */
export function KeepSwitch() {
  const keeps = useDrafts((drafts) => drafts.keeps === true);
  return (
    <Switch
      label="Keep drafts on this device"
      checked={keeps}
      onChange={(checked) => void setKeeping(checked)}
    />
  );
}
