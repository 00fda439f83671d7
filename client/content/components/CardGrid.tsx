import type { ReactNode } from 'react';
import './CardGrid.css';
import '../../ui/SwipeRow.css';
import { classNames } from '../../ui/classNames.ts';

interface CardGridProps {
  /** More and narrower cards, see cardColumns. */
  compact?: boolean;
  className?: string | undefined;
  /** Phones show the cards below each other; otherwise several with links are a row to swipe. */
  still?: boolean;
  /** List items. */
  children: ReactNode;
}

/** Cards in columns; see cardColumns for their number. */
export function CardGrid({ compact = false, still = false, className, children }: CardGridProps): ReactNode {
  return (
    <ul className={classNames('card-grid', !still && 'swipe-row', compact && 'card-grid-compact', className)}>
      {children}
    </ul>
  );
}
