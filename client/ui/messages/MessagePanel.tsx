import type { ReactNode, Ref } from 'react';
import './MessagePanel.css';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../iconShapes.ts';

interface MessagePanelProps {
  /** empty: nothing to show; error: it could not be loaded; quiet: a small part of the page is missing. */
  tone?: 'empty' | 'error' | 'quiet';
  icon?: IconName;
  title: string;
  /** Makes the title a heading. */
  heading?: 'h2' | 'p';
  text?: string | undefined;
  /** Ways to continue: buttons in a row, the primary one first, then the phone number. */
  children?: ReactNode;
  /** `announceFailure` for a panel that appears on its own. */
  ref?: Ref<HTMLDivElement>;
}

/** Message in place of a part of the page that is empty or failed: what happened, and what to do. */
export function MessagePanel({
  tone = 'empty',
  icon = tone === 'error' ? 'warning' : 'search',
  title,
  heading: Title = 'p',
  text,
  children,
  ref,
}: MessagePanelProps): ReactNode {
  return (
    <div className={`message-panel message-panel-${tone}`} ref={ref}>
      <Icon name={icon} size="l" className="message-panel-icon" />
      <Title className="message-panel-title">{title}</Title>
      {text && <p className="message-panel-text">{text}</p>}
      {children}
    </div>
  );
}
