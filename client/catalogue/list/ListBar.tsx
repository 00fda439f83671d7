import { memo } from 'react';
import type { ReactNode } from 'react';
import './ListBar.css';
import { reportedCount } from '../../../shared/catalogue/moneyText.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import type { TextKey } from '../../../shared/site/TextKey.ts';
import { useTexts } from '../../site/useSite.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Icon } from '../../ui/Icon.tsx';
import { usePressed } from '../../ui/hooks/usePressed.ts';
import { useScrolledPast } from '../../ui/hooks/useScrolledPast.ts';
import { SavedLink } from '../saved/SavedLink.tsx';
import { useCarList } from './useCarList.ts';
import { MonthlySwitch } from '../card/MonthlyCosts.tsx';
import { ShareList } from './ShareList.tsx';

interface ListBarProps {
  /** Id of the facets' form, which includes the sort order. */
  formId: string;
  panelId: string;
  onOpenFilter: () => void;
  /** Called when the visitor may be about to open the filters. */
  onHintFilter: () => void;
}

/** Scroll position from which the filter button floats, px. */
const floatsAfter = 1000;

/** Number of cars, sort order, and the filter button where the filters are not at the side. */
export const ListBar = memo(function ListBar({ formId, panelId, onOpenFilter, onHintFilter }: ListBarProps): ReactNode {
  const t = useTexts();
  const list = useAppSelector((state) => state.carList.list);
  const total = useAppSelector((state) => state.carList.total);
  const failed = useAppSelector((state) => state.carList.status === 'error');
  const floating = useScrolledPast(floatsAfter);
  const chosen = Object.values(list.filters).flat().length + (list.keyphrase ? 1 : 0);
  const filterButton = (className: string): ReactNode => (
    <a
      className={className}
      href={`#${panelId}`}
      data-scripted-link=""
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') onHintFilter(); // touch pointers enter with the press
      }}
      onFocus={onHintFilter}
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
      <div className="list-bar-lead">
        <p className="list-bar-count">{!failed && t('carCount', { count: reportedCount(total) })}</p>
        <ShareList />
        <SavedLink />
        <MonthlySwitch />
      </div>
      {filterButton(buttonClass({ variant: 'ghost', size: 's', className: 'list-bar-filter' }))}
      <label className="list-bar-sort">
        <span className="list-bar-sort-label">{t('sortLabel')}</span>
        <SortSelect formId={formId} />
      </label>
      {floating && filterButton(buttonClass({ variant: 'secondary', className: 'list-bar-float' }))}
    </div>
  );
});

/** Sort order of the cars; it shows the chosen one before anything else renders. */
function SortSelect({ formId }: { formId: string }): ReactNode {
  const t = useTexts();
  const { list, choose } = useCarList();
  const sorts = useAppSelector((state) => state.site.context.sorts);
  const [shown, press] = usePressed(list.sort);
  return (
    <select
      className="list-bar-select"
      name="sort"
      form={formId}
      value={shown}
      onChange={(event) => {
        const sort = event.target.value;
        press(sort);
        choose((now) => ({ ...now, sort, page: 0 }));
      }}
    >
      {sorts.map((sort) => (
        <option key={sort.name} value={sort.name}>
          {t(sort.textKey as TextKey)}
        </option>
      ))}
    </select>
  );
}
