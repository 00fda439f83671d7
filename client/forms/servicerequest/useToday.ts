import { useState } from 'react';
import { wallTime } from '../../../shared/kit/zonedTime.ts';
import { useSite } from '../../site/useSite.ts';

/** The date where the site is when the form is first shown: YYYY-MM-DD. What is sent is judged by that of its own time. */
export function useToday(): string {
  const { timeZone } = useSite();
  const [today] = useState(() => wallTime(Date.now(), timeZone).date);
  return today;
}
