import type { ReactNode } from 'react';
import './ListBar.css';
import { countText } from '../../../shared/catalogue/moneyText.ts';
import { useAppSelector } from '../../app/hooks.ts';
import type { TextKey } from '../../site/TextKey.ts';
import { useTranslate } from '../../site/useSite.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useScrolledPast } from '../../ui/useScrolledPast.ts';
import { useCarList } from '../useCarList.ts';

interface ListBarProps {
  /** The form of the facets, to which the order belongs. */
  formId: string;
  panelId: string;
  onOpenFilter: () => void;
}

/** From so far down on, px, the filter button floats. */
const floatsAfter = 1000;

/** How many cars there are, their order, and on narrow screens the way to the filters. */
export function ListBar({ formId, panelId, onOpenFilter }: ListBarProps): ReactNode {
  const t = useTranslate();
  const { list, choose } = useCarList();
  const total = useAppSelector((state) => state.carList.total);
  const sorts = useAppSelector((state) => state.site.context.sorts);
  const floating = useScrolledPast(floatsAfter);
  const chosen = Object.values(list.filters).flat().length + (list.keyphrase ? 1 : 0);
  const filterButton = (className: string): ReactNode => (
    <a
      className={className}
      href={`#${panelId}`}
      onClick={(event) => {
        event.preventDefault();
        onOpenFilter();
      }}
    >
      <Icon name="filter" size="s" />
      {t('openFilter')}
      {chosen > 0 && <span className="list-bar-chosen">{chosen}</span>}
    </a>
  );
  return (
    <div className="list-bar">
      <p className="list-bar-count">{t(total === 1 ? 'carCountOne' : 'carCount', { count: countText(total) })}</p>
      {filterButton(buttonClass({ variant: 'ghost', size: 's', className: 'list-bar-filter' }))}
      <label className="list-bar-sort">
        <span className="list-bar-sort-label">{t('sortLabel')}</span>
        <select
          className="list-bar-select"
          name="sort"
          form={formId}
          value={list.sort}
          onChange={(event) => choose({ ...list, sort: event.target.value, page: 0 })}
        >
          {sorts.map((sort) => (
            <option key={sort.name} value={sort.name}>
              {t(sort.textKey as TextKey)}
            </option>
          ))}
        </select>
      </label>
      {floating && filterButton(buttonClass({ variant: 'secondary', className: 'list-bar-float' }))}
    </div>
  );
}
