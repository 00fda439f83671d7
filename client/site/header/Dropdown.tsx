import { useId } from 'react';
import type { ReactNode } from 'react';
import './Dropdown.css';
import type { menuLink } from './navigationTree.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import type { Dropdowns } from './useDropdowns.ts';

export interface DropdownProps {
  dropdowns: Dropdowns;
  id: string;
  /** Content of the trigger. */
  children: ReactNode;
  /** Accessible name of the trigger when its text is not enough. */
  label?: string;
  /** Makes the trigger a link; a button next to it then opens the panel. */
  link?: ReturnType<typeof menuLink> | null;
  current?: boolean;
  panel: ReactNode;
  /** Alignment of the panel. start: with the trigger's start. end: with its end. wide: as wide as the header. */
  place?: 'start' | 'end' | 'wide';
}

/**
 * A trigger with a panel below it.
 * Before hydration and without JavaScript, hover and focus open it through CSS.
 */
export function Dropdown({
  dropdowns,
  id,
  children,
  label,
  link,
  current = false,
  panel,
  place = 'start',
}: DropdownProps): ReactNode {
  const panelId = useId();
  const hydrated = useHydrated();
  const open = dropdowns.openKey === id;
  const button = {
    type: 'button' as const,
    'aria-expanded': open,
    'aria-controls': panelId,
    onClick: () => dropdowns.toggle(id),
  };
  return (
    <div
      className="dropdown"
      data-dropdown={id}
      data-open={open}
      data-place={place}
      {...dropdowns.entryHandlers(id, true)}
    >
      {link ? (
        <span className="dropdown-pair">
          <a className="site-header-link" {...link} aria-current={current ? 'true' : undefined}>
            {children}
          </a>
          <button {...button} className="dropdown-opener" aria-label={label}>
            <Icon name="chevron" size="s" />
          </button>
        </span>
      ) : (
        <button {...button} className="site-header-link" aria-label={label} aria-current={current ? 'true' : undefined}>
          {children}
          <Icon name="chevron" size="s" />
        </button>
      )}
      {/* a closing panel takes neither focus nor pointer */}
      <div id={panelId} className="dropdown-panel" data-dropdown-panel="" inert={hydrated && !open}>
        {panel}
      </div>
    </div>
  );
}
