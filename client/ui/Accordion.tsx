import type { ReactNode } from 'react';
import './Accordion.css';

export interface AccordionProps {
  title: ReactNode;
  /** Makes it a link target. */
  id?: string | undefined;
  /** Muted text before the chevron: the current choice inside. */
  aside?: ReactNode;
  /** Initial state. The visitor opens and closes it, also without JavaScript. */
  open?: boolean;
  /** Accordions with the same group name close each other: only one is open at a time. */
  group?: string | undefined;
  /** Called before it opens or closes, and again afterwards. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** Sets aria-expanded, without which some screen readers do not report the state of a summary. */
function tellState(details: HTMLDetailsElement | null): void {
  details?.firstElementChild?.setAttribute('aria-expanded', String(details.open));
}

/** A row that opens and closes. */
export function Accordion({ title, id, aside, open = false, group, onToggle, children }: AccordionProps): ReactNode {
  return (
    <details
      className="accordion"
      id={id}
      open={open}
      name={group}
      ref={(details) => {
        tellState(details);
        // opened by the visitor before hydration
        if (details && details.open !== open) onToggle?.(details.open);
      }}
      onToggle={(event) => {
        tellState(event.currentTarget);
        onToggle?.(event.currentTarget.open);
      }}
    >
      <summary onClick={onToggle && ((event) => onToggle(!event.currentTarget.closest('details')?.open))}>
        <span>{title}</span>
        {aside && <span className="accordion-aside">{aside}</span>}
      </summary>
      <div>{children}</div>
    </details>
  );
}
