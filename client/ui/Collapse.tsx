import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './Collapse.css';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';

export interface CollapseProps {
  /** While closed, px. */
  height: 190 | 300;
  /** So little that nothing is ever cut, however narrow the screen: there is no button, not even at first. */
  surelyFits?: boolean;
  moreLabel: string;
  lessLabel: string;
  children: ReactNode;
}

/**
 * Content cut at a height, with a button to show all of it. Without scripts, and when it is lower, nothing is cut; the
 * button then keeps its place, unseen, so that nothing moves when the height is known.
 */
export function Collapse({ height, surelyFits = false, moreLabel, lessLabel, children }: CollapseProps): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [fits, setFits] = useState(surelyFits);
  useEffect(() => {
    if (surelyFits) return undefined;
    const element = content.current;
    if (!element) return undefined;
    // told after each layout, the first one too: measuring at once would lay out a page that is still being made
    const observer = new ResizeObserver(() => setFits(element.scrollHeight <= height));
    observer.observe(element);
    return () => observer.disconnect();
  }, [height, surelyFits, children]);
  const toggle = (): void => {
    setOpen(!open);
    // what was read is above: closing must not leave the reader further down the page
    if (open) requestAnimationFrame(() => content.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <div className={classNames('collapse', `collapse-${height}`, (open || fits) && 'collapse-open')}>
      <div className="collapse-content" ref={content}>
        {children}
      </div>
      {!surelyFits && (
        <CollapseButton open={open} hidden={fits} moreLabel={moreLabel} lessLabel={lessLabel} onToggle={toggle} />
      )}
    </div>
  );
}

interface CollapseButtonProps {
  open: boolean;
  /** There is no more to show. */
  hidden?: boolean;
  moreLabel: string;
  lessLabel: string;
  onToggle: () => void;
}

/** The button that shows more and less; not there without scripts, when all is shown anyway. */
export function CollapseButton({
  open,
  hidden = false,
  moreLabel,
  lessLabel,
  onToggle,
}: CollapseButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={classNames('collapse-button', hidden && 'collapse-button-hidden')}
      aria-expanded={open}
      onClick={onToggle}
    >
      <span>{open ? lessLabel : moreLabel}</span>
      <Icon name="chevron" size="s" />
    </button>
  );
}
