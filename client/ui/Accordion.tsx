import type { ReactNode } from 'react';
import './Accordion.css';

export interface AccordionProps {
  title: ReactNode;
  /** Makes it the target of links. */
  id?: string | undefined;
  /** Muted, before the chevron: what is chosen inside. */
  aside?: ReactNode;
  /** Open at first. The visitor opens and closes it; that works without scripts too. */
  open?: boolean;
  /** Of accordions with the same group name only one is open at a time. */
  group?: string | undefined;
  /** Told before it opens or closes, and once more when it has. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** Some screen readers do not tell of a summary whether it is open, unless it says so itself. */
function tellState(details: HTMLDetailsElement | null): void {
  details?.firstElementChild?.setAttribute('aria-expanded', String(details.open));
}

/** One row that opens and closes. */
export function Accordion({ title, id, aside, open = false, group, onToggle, children }: AccordionProps): ReactNode {
  return (
    <details
      className="accordion"
      id={id}
      open={open}
      name={group}
      ref={tellState}
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
