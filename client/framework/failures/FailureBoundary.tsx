import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { ErrorCatcher } from './ErrorCatcher.tsx';

interface FailureBoundaryProps {
  /** Shown instead of children that failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Contains a failing part so that the rest of the page survives.
 * On the server, where React has no error boundaries, the Suspense boundary does this: it sends the fallback and the
 * browser tries the part again.
 */
export function FailureBoundary({ fallback, children }: FailureBoundaryProps): ReactNode {
  return (
    <ErrorCatcher fallback={() => fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorCatcher>
  );
}
