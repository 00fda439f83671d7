import type { ReactNode } from 'react';
import './Badge.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconShapes.ts';

export interface BadgeProps {
  /** glass: white, for use on a picture. */
  tone?: 'neutral' | 'campaign' | 'success' | 'warning' | 'glass';
  icon?: IconName;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps): ReactNode {
  return (
    <span className={`badge badge-${tone}`}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </span>
  );
}
