function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

interface Listener {
  /** Called with the first file that is dropped anywhere on the page. */
  onFile(file: File): void;
  /** Called when files enter or leave the page. */
  onHover(isOver: boolean): void;
}

/**
 * Takes files that are dropped anywhere on the page. Without it, the browser leaves the page and opens the file. Returns
 * a cleanup function.
 */
export function onFileDrop({ onFile, onHover }: Listener): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  addEventListener(
    'dragover',
    (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      onHover(true);
    },
    { signal },
  );
  addEventListener(
    'dragleave',
    ({ relatedTarget }) => {
      if (relatedTarget === null) onHover(false);
    },
    { signal },
  );
  addEventListener(
    'drop',
    (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      onHover(false);
      const file = event.dataTransfer?.files[0];
      if (file) onFile(file);
    },
    { signal },
  );
  return () => controller.abort('unmounted');
}
