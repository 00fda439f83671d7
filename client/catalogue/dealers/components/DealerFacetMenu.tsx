import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { isChosenDealerValue, toggleDealerValue } from '../../../../shared/catalogue/dealers/dealerQuery.ts';
import type { DealerFacet } from '../../../../shared/catalogue/dealers/dealerQuery.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useDealerList } from '../useDealerList.ts';

interface DealerFacetMenuProps {
  name: DealerFacet;
  label: string;
  values: readonly { text: string; count: number }[];
}

/** Values of one facet in a panel below its name; needs no JavaScript. Hidden without values. */
export function DealerFacetMenu({ name, label, values }: DealerFacetMenuProps): ReactNode {
  const { list, addressOf } = useDealerList();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeFromOutside(menu), []);
  if (values.length === 0) return null;
  const chosen = list.filters[name]?.length ?? 0;
  return (
    <details ref={menu} className="dealer-facet-menu" name="dealer-facets">
      <summary className={classNames('chip', chosen > 0 && 'chip-on')}>
        {chosen > 0 ? `${label} (${chosen})` : label}
        <Icon name="chevron" size="s" />
      </summary>
      <ul className="dealer-facet-menu-panel">
        {values.map(({ text, count }) => {
          const on = isChosenDealerValue(list, name, text);
          const face = (
            <>
              <span className="dealer-facet-menu-box">{on && <Icon name="check" size="s" />}</span>
              <span>{text}</span>
              <span className="dealer-facet-menu-count num">{count}</span>
            </>
          );
          return (
            <li key={text}>
              {count === 0 && !on ? (
                <span className="dealer-facet-menu-value dealer-facet-menu-none">{face}</span>
              ) : (
                <a
                  className="dealer-facet-menu-value"
                  href={addressOf(toggleDealerValue(list, name, text))}
                  aria-current={on ? 'true' : undefined}
                  data-scroll="keep"
                  rel="nofollow"
                >
                  {face}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Closes an open menu on Escape, and on a press or focus outside it. */
function closeFromOutside(menu: { current: HTMLDetailsElement | null }): () => void {
  const leave = (event: Event): void => {
    const { current } = menu;
    if (current?.open && event.target instanceof Node && !current.contains(event.target)) current.open = false;
  };
  const escape = (event: KeyboardEvent): void => {
    const { current } = menu;
    if (event.key !== 'Escape' || !current?.open) return;
    if (current.contains(document.activeElement)) current.querySelector('summary')?.focus();
    current.open = false;
  };
  document.addEventListener('pointerdown', leave);
  document.addEventListener('focusin', leave);
  document.addEventListener('keydown', escape);
  return () => {
    document.removeEventListener('pointerdown', leave);
    document.removeEventListener('focusin', leave);
    document.removeEventListener('keydown', escape);
  };
}
