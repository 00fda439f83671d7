import { useCallback } from 'react';
import type { ReactNode } from 'react';

/**
 * Shows nodes of the server's document again, where React cannot show its own.
 * They keep their native behaviour: links lead on, forms are sent. React manages the marker only.
 */
export function ServerNodes({ nodes }: { nodes: readonly ChildNode[] }): ReactNode {
  const show = useCallback(
    (marker: HTMLTemplateElement) => {
      marker.before(...nodes);
      return () => {
        for (const node of nodes) node.remove();
      };
    },
    [nodes],
  );
  return <template ref={show} />;
}
