import { useState } from 'react';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';
import { useSite } from '../../site/useSite.ts';

/**
 * Date in the site's time zone when the form is first shown, YYYY-MM-DD.
 * A submission is validated against the date of its own time.
 */
export function useToday(): string {
  const { timeZone } = useSite();
  const [today] = useState(() => wallTime(Date.now(), timeZone).date);
  return today;
}
