import type { MouseEvent, ReactNode } from 'react';
import { toggleComplete } from '../../../shared/catalogue/list/listState.ts';
import type { ListState } from '../../../shared/catalogue/list/listState.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { opensElsewhere } from '../../framework/navigation/opensElsewhere.ts';

export interface AllValuesLinkProps {
  facet: string;
  addressOf: (list: ListState) => string;
  /** Called instead of following the link. */
  onPress: () => void;
  children: ReactNode;
}

/** Id of a facet on the page that shows all its values. */
export const anchorOf = (facet: string): string => `values-${facet}`;

/**
 * Link to the same list with all values of a facet, or with its first ones.
 * With JavaScript a press shows them in place.
 */
export function AllValuesLink({ facet, addressOf, onPress, children }: AllValuesLinkProps): ReactNode {
  const list = useAppSelector((state) => state.carList.list);
  const press = (event: MouseEvent): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a
      className="facet-more"
      href={`${addressOf(toggleComplete(list, facet))}#${anchorOf(facet)}`}
      rel="nofollow"
      onClick={press}
    >
      {children}
    </a>
  );
}
