import type { ReactNode } from 'react';
import '../../ui/messages/Skeleton.css';
import './CarSkeleton.css';
import { Card, CardBody, CardMedia } from '../../ui/Card.tsx';

/** Placeholder of a car card with the same height: picture, name, version, facts, price and footer. */
export function CarSkeleton(): ReactNode {
  const line = <span className="skeleton skeleton-line" />;
  const title = <span className="skeleton skeleton-title" />;
  return (
    <div className="car-skeleton-place" aria-hidden="true">
      <Card as="div" className="car-skeleton skeleton-card">
        <CardMedia>
          <span className="skeleton skeleton-media" />
        </CardMedia>
        <CardBody>
          {title}
          {line}
          {line}
          {title}
        </CardBody>
        <div className="car-card-foot">{line}</div>
      </Card>
    </div>
  );
}
