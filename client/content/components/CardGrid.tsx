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

/** Cards beside each other, as many as cardColumns says. */
export function CardGrid({ compact = false, className, children }: CardGridProps): ReactNode {
  return <ul className={classNames('card-grid', compact && 'card-grid-compact', className)}>{children}</ul>;
}
