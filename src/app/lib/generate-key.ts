import type { KeyboardEvent } from 'react';

/** Runs an action on Ctrl+Enter, on a Mac Command+Enter, wherever the focus is inside. */
export function onGenerateKey(action: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    action();
  };
}
