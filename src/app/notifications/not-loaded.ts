import { pageElement } from '../lib/page-element.ts';
import { showCopy } from './not-loaded-copy.ts';

/**
 * Says that a lazy chunk failed to load, as after a deploy or without a network. Toasts are a lazy chunk too. If they
 * fail as well, the alert region shows a copy of the toast in `index.html`.
 */
export async function notifyNotLoaded(): Promise<void> {
  const template = pageElement('not-loaded');
  if (!(template instanceof HTMLTemplateElement)) return;
  const toast = document.importNode(template.content, true).firstElementChild;
  if (!(toast instanceof HTMLElement)) return;
  try {
    const { showNotLoaded } = await import('./show-message.tsx');
    showNotLoaded(toast);
  } catch (error) {
    console.warn(error);
    showCopy(toast);
  }
}
