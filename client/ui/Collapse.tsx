import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './Collapse.css';
import { Icon } from './Icon.tsx';

export interface CollapseProps {
  /** Height while closed: s 50 px, m 300 px. */
  size: 's' | 'm';
  moreLabel: string;
  lessLabel: string;
  children: ReactNode;
}

const heights = { s: 50, m: 300 };

/** Content cut at a height, with a button to show all of it. Without scripts, and when it is lower, nothing is cut. */
export function Collapse({ size, moreLabel, lessLabel, children }: CollapseProps): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const measure = (): void => setFits((content.current?.scrollHeight ?? 0) <= heights[size]);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [size, children]);
  return (
    <div className={`collapse collapse-${size}${open || fits ? ' collapse-open' : ''}`}>
      <div className="collapse-content" ref={content}>
        {children}
      </div>
      {!fits && (
        <CollapseButton open={open} moreLabel={moreLabel} lessLabel={lessLabel} onToggle={() => setOpen(!open)} />
      )}
    </div>
  );
}

interface CollapseButtonProps {
  open: boolean;
  moreLabel: string;
  lessLabel: string;
  onToggle: () => void;
}

/** The button that shows more and less; not there without scripts, when all is shown anyway. */
export function CollapseButton({ open, moreLabel, lessLabel, onToggle }: CollapseButtonProps): ReactNode {
  return (
    <button type="button" className="collapse-button" aria-expanded={open} onClick={onToggle}>
      <span>{open ? lessLabel : moreLabel}</span>
      <Icon name="chevron" size="s" />
    </button>
  );
}
