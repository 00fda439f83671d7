import { memo } from 'react';
import type { ReactNode } from 'react';
import './TimeKindChips.css';
import { eveningStart, timeKinds, toggledKind } from '../../../shared/booking/times/timeKinds.ts';
import type { TimeKind } from '../../../shared/booking/times/timeKinds.ts';
import { minutesOf, sentenceClockText } from '../../../shared/kit/time/clockText.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Chip } from '../../ui/Chip.tsx';

interface TimeKindChipsProps {
  kinds: readonly TimeKind[];
  onKinds: (kinds: TimeKind[]) => void;
}

const names = { evening: 'timeKindEvening', saturday: 'timeKindSaturday' } as const;

/** Limits free times to evenings or Saturdays; a second press removes the limit. */
export const TimeKindChips = memo(function TimeKindChips({ kinds, onKinds }: TimeKindChipsProps): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  const clock = sentenceClockText(minutesOf(eveningStart), locale);
  return (
    <div className="time-kinds" role="group" aria-label={t('timeKinds')}>
      {timeKinds.map((kind) => (
        <Chip
          key={kind}
          aria-pressed={kinds.includes(kind)}
          removable={kinds.includes(kind)}
          onClick={() => onKinds(toggledKind(kinds, kind))}
        >
          {t(names[kind], { clock })}
        </Chip>
      ))}
    </div>
  );
});
