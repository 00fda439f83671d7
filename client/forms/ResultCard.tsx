import type { ReactNode } from 'react';
import './ResultCard.css';
import { classNames } from '../ui/classNames.ts';
import { focusHeading } from '../ui/focus/focusHeading.ts';
import { Icon } from '../ui/Icon.tsx';

interface ResultCardProps {
  kind: 'sent' | 'failed';
  title: string;
  text?: string;
  /** True right after sending: the title gets the focus. */
  focus: boolean;
  /** Possible next steps. */
  children?: ReactNode;
}

/** Result of a form, in its place or above it: received, or failed. */
export function ResultCard({ kind, title, text, focus, children }: ResultCardProps): ReactNode {
  return (
    <div className={classNames('result-card form-wide', kind === 'failed' && 'result-card-failed')}>
      <span className="result-card-mark">
        <Icon name={kind === 'failed' ? 'warning' : 'check'} />
      </span>
      <h2 className={text === undefined ? 'h4' : 'h3'} ref={focus ? focusHeading : null}>
        {title}
      </h2>
      {text !== undefined && <p>{text}</p>}
      {children && <div className="result-card-actions">{children}</div>}
    </div>
  );
}
