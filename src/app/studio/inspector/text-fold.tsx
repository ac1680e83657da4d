import type { ComponentType } from 'react';
import { commonOptions } from '../../../catalogue/common-options.ts';
import { problemsAt } from '../schema/problem-places.ts';
import { Fold } from './fold.tsx';
import type { FormProps } from './form.ts';
import { canHaveText, isCommon } from './relevant-options.ts';

interface Props {
  readonly form: FormProps;
  readonly Form: ComponentType<FormProps>;
}

/** Prefix, suffix and case, where they are possible, or set although they are not. */
export function TextFold({ form, Form }: Props) {
  const { field, options, problems, path } = form;
  const isSet = Object.keys(options).some(isCommon);
  if (!isSet && !canHaveText(field)) return null;
  return (
    <Fold
      title="Prefix, suffix and case"
      isOpenAtFirst={isSet}
      hasProblems={Object.keys(commonOptions).some(
        (option) => problemsAt(problems, ...path, option).length > 0,
      )}
    >
      <div className="option-form">
        <Form {...form} which={isCommon} />
      </div>
    </Fold>
  );
}
