import { Button } from '../../ui/button.tsx';
import type { Refusal } from '../document/choose-file.ts';

interface Props {
  readonly id?: string;
  readonly refusal: Refusal;
  /** Called when the visitor has taken the new content. */
  readonly onTaken: () => void;
}

/** Why a chosen file is not used, and a button that takes the file all the same, if that is possible. */
export function FileRefusal({ id, refusal: { message, take }, onTaken }: Props) {
  return (
    <div id={id} role="alert" className="flex flex-col items-start gap-1 text-sm break-words text-danger">
      <p>{message}</p>
      {take && (
        <Button
          size="touch"
          onClick={() => {
            take();
            onTaken();
          }}
        >
          Use the new content
        </Button>
      )}
    </div>
  );
}
