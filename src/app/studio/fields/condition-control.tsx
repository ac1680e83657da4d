import { type ReactNode, useState } from 'react';
import type { Json, OptionInfo } from '../../../catalogue/field.ts';
import { useAfterPress } from '../controls/use-after-press.ts';
import type { ControlProps } from './labelled.tsx';
import type { KnownNames } from './option-control.tsx';
import { TextControl } from './text-control.tsx';

interface Props {
  readonly control: ControlProps;
  /** An example. */
  readonly placeholder: string;
  readonly value: Json | undefined;
  /** The key in `useTypedTexts`. */
  readonly draftKey: string;
  readonly names: KnownNames;
  /** The problems of the condition, and its help. */
  readonly notes: ReactNode;
  /** Whether it is offered from the start what can be inserted. */
  readonly isOpenAtFirst: boolean;
  readonly onSet: (condition: Json | undefined) => void;
}

const INFO: OptionInfo = { kind: 'formula', label: 'Condition', help: '' };

/** A formula that is true or false. It is offered what can be inserted once the box is used. */
export function ConditionControl({ control, names, isOpenAtFirst, ...shown }: Props) {
  const [isUsed, setUsed] = useState(false);
  const offers = useAfterPress(isUsed || isOpenAtFirst);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that the box within it is used
    <div onFocus={() => setUsed(true)} className="contents">
      <TextControl
        {...control}
        {...shown}
        info={INFO}
        lines={1}
        offers={offers ? 'formula' : undefined}
        columns={names.columns}
        owner={names.owner && { ...names.owner, isCondition: true }}
      />
    </div>
  );
}
