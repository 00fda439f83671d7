import type { MouseEvent, ReactNode } from 'react';
import { toggleComplete } from '../../../shared/catalogue/listState.ts';
import type { ListState } from '../../../shared/catalogue/listState.ts';
import { useAppSelector } from '../../app/hooks.ts';

export interface AllValuesLinkProps {
  facet: string;
  /** Id of the facet on the page that the link leads to. */
  anchor: string;
  addressOf: (list: ListState) => string;
  /** Called in place of following the link. */
  onPress: () => void;
  children: ReactNode;
}

/** Leads to the same list with all values of a facet, or back to its first ones. A press shows them in place. */
export function AllValuesLink({ facet, anchor, addressOf, onPress, children }: AllValuesLinkProps): ReactNode {
  const list = useAppSelector((state) => state.carList.list);
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a
      className="facet-more"
      href={`${addressOf(toggleComplete(list, facet))}#${anchor}`}
      rel="nofollow"
      onClick={press}
    >
      {children}
    </a>
  );
}
