import { create } from 'zustand';
import { screenWidth } from '../../lib/screen-width.ts';

/** Whether the inspector covers a narrow screen, and how often it was asked for. */
export const useInspectorSheet = create<{ readonly isOpen: boolean; readonly requests: number }>()(() => ({
  isOpen: false,
  requests: 0,
}));

/** Brings the inspector to the person: a sheet on a narrow screen, the focus elsewhere. */
export function showInspector(): void {
  useInspectorSheet.setState(({ requests }) => ({
    isOpen: screenWidth() !== 'wide',
    requests: requests + 1,
  }));
}

export function closeInspector(): void {
  useInspectorSheet.setState({ isOpen: false });
}
