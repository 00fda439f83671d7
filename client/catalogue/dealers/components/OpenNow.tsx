import type { ReactNode } from 'react';
import './OpenNow.css';
import type { OpeningSchedule } from '../../../../shared/catalogue/dealers/openingHours.ts';
import { useSite, useTexts } from '../../../site/useSite.ts';
import { openText } from '../openText.ts';

interface OpenNowProps {
  /** Null when the hours are unknown: nothing is shown. */
  schedules: readonly OpeningSchedule[] | null;
  /** ms since 1970. */
  now: number;
}

/** Current opening state, in the time zone of the dealer's site. */
export function OpenNow({ schedules, now }: OpenNowProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  if (!schedules) return null;
  const { open, text } = openText(schedules, now, site, t);
  return <span className={open ? 'open-now open-now-open' : 'open-now'}>{text}</span>;
}
