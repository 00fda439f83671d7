import type { ReactNode, Ref } from 'react';
import './Notice.css';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../iconShapes.ts';

interface NoticeProps {
  tone?: 'info' | 'warning' | 'error';
  /** Replaces the tone's icon, for a warning about a danger. */
  icon?: IconName;
  title: string;
  /** Makes the title a heading of the third level: the box is a section of the page. */
  hasHeading?: boolean;
  children?: ReactNode;
  /** `announceFailure` or `announceShown` for a box that appears on its own. */
  ref?: Ref<HTMLDivElement>;
  id?: string;
}

/** A coloured box with an icon, a bold title and advice. */
export function Notice({ tone = 'info', icon, title, hasHeading = false, children, ref, id }: NoticeProps): ReactNode {
  return (
    <div className={`notice notice-${tone}`} ref={ref} id={id}>
      <Icon name={icon ?? (tone === 'error' ? 'warning' : 'info')} />
      <div className="notice-words">
        {hasHeading ? (
          <h3 className="h4">{title}</h3>
        ) : (
          <p>
            <b>{title}</b>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
