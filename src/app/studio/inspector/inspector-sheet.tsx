import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Announcements } from '../controls/announcements.tsx';

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
