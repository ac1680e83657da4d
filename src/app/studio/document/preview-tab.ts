import { create } from 'zustand';

export const PREVIEW_TABS = { data: 'Data', output: 'Output', relations: 'Relations' };

export type PreviewTab = keyof typeof PREVIEW_TABS;

/** Which of the preview's tabs is shown. */
export const usePreviewTab = create<{ readonly tab: PreviewTab }>()(() => ({ tab: 'data' }));

export const showPreviewTab = (tab: PreviewTab) => usePreviewTab.setState({ tab });
