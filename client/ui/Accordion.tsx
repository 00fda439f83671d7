import type { ReactNode } from 'react';
import './Accordion.css';
import { Icon } from './Icon.tsx';

export interface AccordionProps {
  title: ReactNode;
  /** Muted, before the chevron: what is chosen inside. */
  aside?: ReactNode;
  /** Open at first. The visitor opens and closes it; that works without scripts too. */
  open?: boolean;
  /** Of accordions with the same group name only one is open at a time. */
  group?: string;
  children: ReactNode;
}

/** One row that opens and closes. */
export function Accordion({ title, aside, open = false, group, children }: AccordionProps): ReactNode {
  return (
    <details className="accordion" open={open} name={group}>
      <summary className="accordion-head">
        <span>{title}</span>
        {aside && <span className="accordion-aside">{aside}</span>}
        <Icon name="chevron" size="s" />
      </summary>
      <div className="accordion-body">{children}</div>
    </details>
  );
}
