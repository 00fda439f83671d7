import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { DayAvailability } from '../../../shared/booking/BookingTypes.ts';
import type { WeekSlot } from '../../../shared/booking/weekRules.ts';
import { wallTime } from '../../../shared/kit/zonedTime.ts';
import { useAppDispatch } from '../../app/hooks.ts';
import { useTranslate } from '../../site/useSite.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { WeekView } from '../components/WeekView.tsx';
import { useFreeTimes } from '../useFreeTimes.ts';
import { askLinks, currentTime } from './askLinks.ts';

interface NewTimesProps {
  link: string;
  chosen: WeekSlot;
  onChoose: (slot: WeekSlot) => void;
}

/** The free times of the booking's workshop, from today on; they can be asked for again when they do not come. */
export function NewTimes(props: NewTimesProps): ReactNode {
  const t = useTranslate();
  const [failed, setFailed] = useState(false);
  if (!failed) return <Weeks {...props} onFailed={() => setFailed(true)} />;
  return (
    <ErrorPanel
      title={t('manageTimesFailed')}
      text={t('manageFailedText')}
      actionLabel={t('manageRetry')}
      onAction={() => setFailed(false)}
    />
  );
}

function Weeks({ link, chosen, onChoose, onFailed }: NewTimesProps & { onFailed: () => void }): ReactNode {
  const dispatch = useAppDispatch();
  const [today] = useState(() => wallTime(dispatch(currentTime()), 'Europe/Stockholm').date);
  const [tell] = useState(() => onFailed);
  const load = useCallback(
    async (day: string): Promise<DayAvailability[]> => {
      try {
        return await dispatch(askLinks('timeslots', (links) => links.timeslots(link, day)));
      } catch {
        tell();
        return [];
      }
    },
    [dispatch, link, tell],
  );
  const { days, knownUntil, needBatches } = useFreeTimes(today, load);
  return (
    <WeekView
      from={today}
      days={days}
      knownUntil={knownUntil}
      chosen={chosen}
      onChoose={onChoose}
      onNeedBatches={needBatches}
    />
  );
}
