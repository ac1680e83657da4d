import { useEffect } from 'react';
import { create } from 'zustand';

const useAnnouncement = create<{ readonly text: string; readonly number: number }>()(() => ({
  text: '',
  number: 0,
}));

/** Says to screen readers what a key has changed away from the focus. */
export function announce(text: string): void {
  useAnnouncement.setState(({ number }) => ({ text, number: number + 1 }));
}

export function Announcements() {
  const { text, number } = useAnnouncement();
  // A later region would show the text of this one.
  useEffect(() => () => useAnnouncement.setState({ text: '' }), []);
  return (
    <div aria-live="polite" className="sr-only">
      {/* The same text again is another one to a live region. */}
      {text && <p key={number}>{text}</p>}
    </div>
  );
}
