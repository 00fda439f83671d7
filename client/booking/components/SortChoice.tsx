import { memo } from 'react';
import type { ReactNode } from 'react';
import './SortChoice.css';
import type { SiteSort } from '../../../shared/booking/workshops/siteOrder.ts';
import { useTexts } from '../../site/useSite.ts';

const sorts = [
  ['distance', 'workshopNearest'],
  ['firstTime', 'workshopEarliest'],
] as const;

interface SortChoiceProps {
  sort: SiteSort;
  onSort: (sort: SiteSort) => void;
}

/** Sort order of the workshops. */
export const SortChoice = memo(function SortChoice({ sort, onSort }: SortChoiceProps): ReactNode {
  const t = useTexts();
  return (
    <div className="sort-choice" role="group" aria-label={t('workshopSort')}>
      {sorts.map(([value, label]) => (
        <button key={value} type="button" aria-pressed={value === sort} onClick={() => value !== sort && onSort(value)}>
          {t(label)}
        </button>
      ))}
    </div>
  );
});
