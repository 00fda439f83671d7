import type { ReactNode } from 'react';
import './CardGrid.css';
import { classNames } from '../../ui/classNames.ts';

interface CardGridProps {
  /** More and narrower cards, see cardColumns. */
  compact?: boolean;
  className?: string | undefined;
  /** List items. */
  children: ReactNode;
}

/** Cards in columns; see cardColumns for their number. */
export function CardGrid({ compact = false, className, children }: CardGridProps): ReactNode {
  return <ul className={classNames('card-grid', compact && 'card-grid-compact', className)}>{children}</ul>;
}
