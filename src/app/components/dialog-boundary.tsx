import { Component, type ReactNode } from 'react';

interface Props {
  /** Hears that a dialog could not be loaded or drawn; closes what was open. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Keeps the page standing where a dialog fails: its code may be gone from the server, or the network away. */
export class DialogBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
