import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/messages/Skeleton.tsx';

/** Space of the summary while its content or its code loads. */
export function SummaryLoading(): ReactNode {
  return (
    <div aria-hidden="true">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton short />
    </div>
  );
}
