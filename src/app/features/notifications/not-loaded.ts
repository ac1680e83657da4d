const MESSAGE = {
  title: 'Not Loaded',
  text: 'A part of the page could not be loaded. Check your connection and try again, or reload the page.',
};

/**
 * For a lazy chunk that failed to load, as after a deploy or without a network. Toasts are a lazy chunk too: where they
 * fail as well, the alert region says the same as plain text, until the next click.
 */
export async function notifyNotLoaded(): Promise<void> {
  try {
    const { reload, show } = await import('./show-message.tsx');
    show('lasting', MESSAGE, reload);
  } catch (error) {
    console.warn(error);
    const note = document.createElement('p');
    note.className = 'toast';
    note.textContent = `${MESSAGE.title}. ${MESSAGE.text}`;
    document.getElementById('toasts-alert')?.replaceChildren(note);
    addEventListener('click', () => note.remove(), { once: true, capture: true });
  }
}
