import type { ReactNode } from 'react';
import './Skeleton.css';

/**
 * A grey placeholder while data is loading.
 * line and title are text lines, media fills its box (3:2 without one).
 */
export function Skeleton({
  shape = 'line',
  short = false,
}: {
  shape?: 'line' | 'title' | 'media';
  short?: boolean;
}): ReactNode {
  return <span className={`skeleton skeleton-${shape}${short ? ' skeleton-short' : ''}`} aria-hidden="true" />;
}

/** A card-shaped placeholder: picture, title and lines. */
export function SkeletonCard(): ReactNode {
  return (
    <div className="skeleton-card" aria-hidden="true">
      <Skeleton shape="media" />
      <div className="skeleton-card-body">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton short />
        <Skeleton shape="title" short />
      </div>
    </div>
  );
}
