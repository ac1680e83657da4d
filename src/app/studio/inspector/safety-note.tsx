import type { FieldId } from '../../../catalogue/fields.ts';
import { Button } from '../../ui/button.tsx';
import type { FormProps } from './form.ts';

/** Fields whose values somebody may have, and what their option `reserved` uses instead. */
const NOTES: Partial<Record<FieldId, { readonly text: string; readonly action: string }>> = {
  'internet.email': { text: 'Some of these addresses could belong to someone.', action: 'Use example.com' },
  'phone.number': { text: 'Some of these numbers could belong to someone.', action: 'Use reserved numbers' },
};

/** Says that e-mails or phone numbers could reach somebody, with a button that takes reserved ones. */
export function SafetyNote({ field, options, onEdit }: Pick<FormProps, 'field' | 'options' | 'onEdit'>) {
  const note = NOTES[field];
  const isReserved = options.reserved === true && options.provider === undefined;
  if (!note || isReserved) return null;
  return (
    <p className="col-span-2 flex flex-wrap items-center gap-x-2 text-xs text-muted">
      {note.text}
      <Button
        size="small"
        variant="quiet"
        className="-ml-2 min-h-11 px-2! underline lg:min-h-0"
        // A provider would leave the option without an effect.
        onClick={() => onEdit(({ provider, ...others }) => ({ ...others, reserved: true }))}
      >
        {note.action}
      </Button>
    </p>
  );
}
