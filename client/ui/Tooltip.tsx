import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import './Tooltip.css';
import { classNames } from './classNames.ts';
import { tooltipText } from './tooltipText.ts';

interface TooltipProps {
  /** Cut at 288 characters. */
  text: string;
  /** What the tooltip explains: words, which become a button. */
  children: ReactNode;
}

/** Words with an explanation that shows on hover and focus; Escape hides it. Works without scripts. */
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
