import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import './Tooltip.css';
import { classNames } from '../classNames.ts';
import { tooltipText } from './tooltipText.ts';

interface TooltipProps {
  /** Truncated to 288 characters. */
  text: string;
  /** The term that the tooltip explains; it becomes a button. */
  children: ReactNode;
}

/** A term with an explanation on hover and focus; Escape hides it. Works without JavaScript. */
export function Tooltip({ text, children }: TooltipProps): ReactNode {
  const id = useId();
  const [hidden, setHidden] = useState(false);
  return (
    <span className={classNames('tooltip-place', hidden && 'tooltip-hidden')}>
      <button
        type="button"
        className="tooltip-words"
        aria-describedby={id}
        onMouseEnter={() => setHidden(false)}
        onFocus={() => setHidden(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setHidden(true);
        }}
      >
        {children}
      </button>
      <span className="tooltip" role="tooltip" id={id}>
        {tooltipText(text)}
      </span>
    </span>
  );
}
