import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorCatcherProps {
  /** Renders what is shown instead of children that failed. */
  fallback: () => ReactNode;
  /** Called once the fallback is shown. */
  onFailure?: (() => void) | undefined;
  children: ReactNode;
}

/** React's error boundary. The error itself is reported by the root, see main.tsx. */
export class ErrorCatcher extends Component<ErrorCatcherProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback() : this.props.children;
  }
}
