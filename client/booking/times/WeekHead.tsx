import type { ReactNode } from 'react';
import { shownWeeks, weekNumber, weekStart } from '../../../shared/booking/times/weekRules.ts';
import { useTexts } from '../../site/useSite.ts';
import { Chip } from '../../ui/Chip.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

interface WeekHeadProps {
  /** The first day with times, YYYY-MM-DD. */
  from: string;
  /** The shown week; 0 is the week of `from`. */
  week: number;
  /** Total number of weeks. */
  weeks: number;
  onTurn: (week: number) => void;
}

/** Weeks near the shown one, with buttons for the previous and next one. */
export function WeekHead({ from, week, weeks, onTurn }: WeekHeadProps): ReactNode {
  const t = useTexts();
  const weekNumberAt = (index: number): number => weekNumber(weekStart(from, index));
  return (
    <div className="week-head">
      <div className="week-chips" role="group" aria-label={t('weekChoose')}>
        {shownWeeks(week, weeks).map((index) => (
          <Chip key={index} aria-pressed={index === week} onClick={() => onTurn(index)}>
            {t('weekName', { week: weekNumberAt(index) })}
          </Chip>
        ))}
      </div>
      <div className="week-arrows">
        <IconButton
          icon="arrowLeft"
          label={t('weekPrevious')}
          aria-disabled={week === 0}
          onClick={() => week > 0 && onTurn(week - 1)}
        />
        <IconButton
          icon="arrow"
          label={t('weekNext')}
          aria-disabled={week === weeks - 1}
          onClick={() => week < weeks - 1 && onTurn(week + 1)}
        />
      </div>
    </div>
  );
}
