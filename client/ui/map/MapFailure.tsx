import type { ReactNode } from 'react';
import './PointMap.css';
import { classNames } from '../classNames.ts';

/** What stands in a map's place, as large as the map, when the map cannot be had. */
export function MapFailure({ className, text }: { className?: string | undefined; text: string }): ReactNode {
  return (
    <div className={classNames('point-map', 'point-map-empty', className)} data-map="failed">
      <p className="small" role="status">
        {text}
      </p>
    </div>
  );
}
