import type { ReactNode } from 'react';
import './MessagePanel.css';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { announceFailure } from './announce.ts';

export interface ErrorPanelProps {
  title: string;
  text: string;
  /** Advice for the visitor. */
  help?: string;
  actionLabel?: string;
  onAction?: () => void;
}

/** Inline message that a part of the page failed. */
export function ErrorPanel({ title, text, help, actionLabel, onAction }: ErrorPanelProps): ReactNode {
  return (
    <div className="message-panel message-panel-error" ref={announceFailure}>
      <Icon name="warning" size="l" className="message-panel-icon" />
      <h2 className="message-panel-title">{title}</h2>
      <p className="message-panel-text">{text}</p>
      {help && <p className="message-panel-text">{help}</p>}
      {actionLabel && onAction && (
        <Button variant="ghost" onClick={onAction}>
          {actionLabel}
        </Button>
      )}
    </div>
  );
}
