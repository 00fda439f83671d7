import type { ReactNode } from 'react';
import './MessagePanel.css';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../iconShapes.ts';

export interface EmptyStateProps {
  icon?: IconName;
  title: string;
  text?: string;
  /** One button or link. */
  action?: ReactNode;
}

/** Message for an empty result: the reason, and what to do. */
export function EmptyState({ icon = 'search', title, text, action }: EmptyStateProps): ReactNode {
  return (
    <div className="message-panel">
      <Icon name={icon} size="l" className="message-panel-icon" />
      <p className="message-panel-title">{title}</p>
      {text && <p className="message-panel-text">{text}</p>}
      {action}
    </div>
  );
}
