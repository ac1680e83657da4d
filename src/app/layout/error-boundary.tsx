import { Component, type ReactNode } from 'react';

interface Props {
  /** What is shown in place of what failed. */
  readonly fallback: (tryAgain: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Catches what its children throw while they render; React itself logs the error. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  readonly tryAgain = () => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.tryAgain) : this.props.children;
  }
}
