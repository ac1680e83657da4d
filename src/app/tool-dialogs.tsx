import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { whenIdle } from './lib/idle.ts';
import { useLazyDialog } from './notifications/use-lazy-dialog.ts';
import { useOpenTool } from './open-tool.ts';

interface Tool<Request> {
  /** Renders nothing while it is closed. */
  readonly Dialog: ComponentType;
  readonly open: (request: Request) => void;
}

const loadCategoryTool = async () =>
  (await import('./features/category-tool/category-dialog.tsx')).categoryTool;
const loadCustomTool = async () => (await import('./features/custom-tool/custom-dialog.tsx')).customTool;

/** Makes the first click immediate. A load that fails here is tried again when the dialog is opened. */
function preloadTools() {
  Promise.all([loadCategoryTool(), loadCustomTool()]).catch(console.warn);
  import('./workers/rows-client.ts').then(({ warmUp }) => warmUp(), console.warn);
}

const clearCategory = () => useOpenTool.setState({ category: null });
const clearCustom = () => useOpenTool.setState({ custom: null });

/** The two tools' dialogs with their stores and the worker's client: loaded when the page is idle or when first opened. */
export function ToolDialogs() {
  const category = useOpenTool((tool) => tool.category);
  const custom = useOpenTool((tool) => tool.custom);
  useEffect(() => whenIdle(preloadTools), []);
  return (
    <>
      <LazyTool load={loadCategoryTool} request={category} onClear={clearCategory} />
      <LazyTool load={loadCustomTool} request={custom} onClear={clearCustom} />
    </>
  );
}

interface Props<Request> {
  readonly load: () => Promise<Tool<Request>>;
  readonly request: Request | null;
  readonly onClear: () => void;
}

function LazyTool<Request>({ load, request, onClear }: Props<Request>) {
  const tool = useLazyDialog(load, request !== null, onClear);
  useLayoutEffect(() => {
    if (!tool || request === null) return;
    tool.open(request);
    onClear();
  }, [tool, request, onClear]);
  return tool && <tool.Dialog />;
}
