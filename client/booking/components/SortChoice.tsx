import type { ReactNode } from 'react';
import './SortChoice.css';
import type { SiteSort } from '../../../shared/booking/workshops/siteOrder.ts';
import { useTexts } from '../../site/useSite.ts';
import { workshopTexts } from '../texts/workshopTexts.ts';

const sorts = [
  ['distance', 'workshopNearest'],
  ['firstTime', 'workshopEarliest'],
] as const;

/** Sort order of the workshops. */
export function SortChoice({ sort, onSort }: { sort: SiteSort; onSort: (sort: SiteSort) => void }): ReactNode {
  const t = useTexts(workshopTexts);
  return (
    <div className="sort-choice" role="group" aria-label={t('workshopSort')}>
      {sorts.map(([value, label]) => (
        <button key={value} type="button" aria-pressed={value === sort} onClick={() => value !== sort && onSort(value)}>
          {t(label)}
        </button>
      ))}
    </div>
  );
}
