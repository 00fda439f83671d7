import type { Response } from 'express';
import type { Clock } from '../../../shared/kit/Clock.ts';
import { siteSchemas } from '../../site/siteSchemas.ts';
import type { SiteRules } from './bookingSchemas.ts';

/** Creates schemas relative to today, once for each site. */
export function bySite<T>(clock: Clock, make: (rules: SiteRules) => T): (response: Response) => T {
  return siteSchemas(({ timeZone, phone: phonePlan, distanceUnit, vehicleCodes = [] }) =>
    make({ now: () => clock.now(), timeZone, phonePlan, distanceUnit, vehicleCodes }),
  );
}
