import type { Response } from 'express';
import type { Clock } from '../../../shared/kit/Clock.ts';
import { siteOfAnswer } from '../../site/siteOfRequest.ts';
import type { WorkshopClock } from './bookingSchemas.ts';

/** Creates schemas relative to today, once for each time zone of the sites. */
export function bySiteZone<T>(clock: Clock, make: (clock: WorkshopClock) => T): (response: Response) => T {
  const cache = new Map<string, T>();
  return (response) => {
    const timeZone = siteOfAnswer(response)?.timeZone ?? 'UTC';
    const schemas = cache.get(timeZone) ?? make({ now: () => clock.now(), timeZone });
    cache.set(timeZone, schemas);
    return schemas;
  };
}
