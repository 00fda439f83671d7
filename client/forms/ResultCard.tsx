import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './ResultCard.css';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';

interface ResultCardProps {
  kind: 'sent' | 'failed';
  title: string;
  text?: string;
  /** True right after sending: the card gets the focus and is read out. */
  focus: boolean;
  /** Possible next steps. */
  children?: ReactNode;
}

/** Result of a form, in its place or above it: received, or failed. */
export function ResultCard({ kind, title, text, focus, children }: ResultCardProps): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focus) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [focus, kind]);
  return (
    <div
      className={classNames('result-card form-wide', kind === 'failed' && 'result-card-failed')}
      role={kind === 'failed' ? 'alert' : 'status'}
      tabIndex={-1}
      ref={card}
    >
      <span className="result-card-mark">
        <Icon name={kind === 'failed' ? 'warning' : 'check'} />
      </span>
      {text === undefined ? <p className="result-card-line">{title}</p> : <h2 className="h3">{title}</h2>}
      {text !== undefined && <p>{text}</p>}
      {children && <div className="result-card-actions">{children}</div>}
    </div>
  );
}
