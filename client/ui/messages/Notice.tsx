import type { ReactNode, Ref } from 'react';
import './Notice.css';
import { focusHeading } from '../focus/focusHeading.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../iconShapes.ts';

interface NoticeProps {
  tone?: 'info' | 'warning' | 'error';
  /** Replaces the tone's icon, for a warning about a danger. */
  icon?: IconName;
  title: string;
  /** Makes the title a heading: the box is a section of the page. */
  heading?: 'h2' | 'h3';
  /** Focuses the heading when the box appears: it is the result of what the visitor did. */
  focused?: boolean;
  children?: ReactNode;
  /** `announceFailure` or `announceShown` for a box that appears on its own. */
  ref?: Ref<HTMLDivElement>;
  id?: string;
}

/** A coloured box with an icon, a bold title and advice. */
export function Notice({
  tone = 'info',
  icon,
  title,
  heading: Heading,
  focused,
  children,
  ref,
  id,
}: NoticeProps): ReactNode {
  return (
    <div className={`notice notice-${tone}`} ref={ref} id={id}>
      <Icon name={icon ?? (tone === 'error' ? 'warning' : 'info')} />
      <div className="notice-words">
        {Heading ? (
          <Heading className="h4" ref={focused ? focusHeading : null}>
            {title}
          </Heading>
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
