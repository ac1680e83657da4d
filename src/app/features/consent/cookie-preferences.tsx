import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Consent } from './consent-storage.ts';

interface FormProps {
  readonly id: string;
  readonly consent: Consent | null;
  readonly onSave: (analytics: boolean, advertising: boolean) => void;
}

interface Props extends Omit<FormProps, 'id'> {
  readonly open: boolean;
  readonly onCancel: () => void;
}

function PreferencesForm({ id, consent, onSave }: FormProps) {
  const [analytics, setAnalytics] = useState(consent?.analytics ?? false);
  const [advertising, setAdvertising] = useState(consent?.advertising ?? false);
  return (
    <form
      id={id}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(analytics, advertising);
      }}
    >
      <Checkbox
        label="Essential"
        hint="Remembers this choice on your device. Always on: without it we would ask on every visit."
        checked
        disabled
        readOnly
      />
      <Checkbox
        label="Analytics"
        hint="For counting visits. No analytics service is connected yet: for now this writes a line to the browser’s console."
        checked={analytics}
        onChange={(event) => setAnalytics(event.target.checked)}
      />
      <Checkbox
        label="Advertising"
        hint="Lets an advertising partner, where there is one, fill the spaces marked as advertisements."
        checked={advertising}
        onChange={(event) => setAdvertising(event.target.checked)}
      />
    </form>
  );
}

export function CookiePreferences({ open, consent, onSave, onCancel }: Props) {
  const formId = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title="Cookie Preferences"
      size="narrow"
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            Save Preferences
          </Button>
        </>
      }
    >
      <PreferencesForm id={formId} consent={consent} onSave={onSave} />
    </Dialog>
  );
}
