import type { ReactNode } from 'react';
import { Announcements } from '../../notifications/announcements.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The inspector over the whole of a narrow screen. */
export function InspectorSheet({ title, onClose, children }: Props) {
  return (
    <Dialog open onClose={onClose} title={title} size="wide" editsPage>
      {children}
      {/* Those of the grid are inert then. */}
      <Announcements />
    </Dialog>
  );
}
