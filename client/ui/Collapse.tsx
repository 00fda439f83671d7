import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './Collapse.css';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';

export interface CollapseProps {
  /** Content that fits on any screen width: no button is rendered, not even at first. */
  surelyFits?: boolean;
  moreLabel: string;
  lessLabel: string;
  children: ReactNode;
}

/** Height while closed, px; the same in Collapse.css. */
const closedHeight = 300;

/**
 * Content clipped at a height, with a button to show all of it.
 * Without JavaScript, and when the content is lower, nothing is clipped; the button then keeps its space invisibly, so
 * that nothing moves once the height is known.
 */
export function Collapse({ surelyFits = false, moreLabel, lessLabel, children }: CollapseProps): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [fits, setFits] = useState(surelyFits);
  useEffect(() => {
    if (surelyFits) return undefined;
    const element = content.current;
    if (!element) return undefined;
    // called after each layout, including the first: measuring at once would lay out an incomplete page
    const observer = new ResizeObserver(() => setFits(element.scrollHeight <= closedHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [surelyFits, children]);
  const toggle = (): void => {
    setOpen(!open);
    // the content just read is above: closing must not leave the reader further down the page
    if (open) requestAnimationFrame(() => content.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <div className={classNames('collapse', (open || fits) && 'collapse-open')}>
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
  /** Everything is shown already. */
  hidden?: boolean;
  moreLabel: string;
  lessLabel: string;
  onToggle: () => void;
}

/** Button that shows more or less; its name says which, so it states no expansion. Hidden without JavaScript, when everything is shown anyway. */
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
      className={classNames('collapse-button', open && 'collapse-button-open', hidden && 'collapse-button-hidden')}
      onClick={onToggle}
    >
      <span>{open ? lessLabel : moreLabel}</span>
      <Icon name="chevron" size="s" />
    </button>
  );
}
