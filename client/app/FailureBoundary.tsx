import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';

interface FailureBoundaryProps {
  /** Stands in place of what failed. */
  fallback: ReactNode;
  children: ReactNode;
}

class ErrorCatcher extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/**
 * Keeps a part that fails from taking the page with it. The Suspense boundary does that on the server, where React
 * has no error boundaries: it sends the fallback in place and the browser tries the part again.
 */
export function FailureBoundary({ fallback, children }: FailureBoundaryProps): ReactNode {
  return (
    <ErrorCatcher fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorCatcher>
  );
}
