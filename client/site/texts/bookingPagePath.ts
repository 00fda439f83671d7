import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { BookingPage } from './bookingPageKeys.ts';
import type { Translate } from '../translate.ts';

/** Address of a booking page in the current page's language. */
export function bookingPagePath({ basePath }: Pick<SiteContext, 'basePath'>, t: Translate, page: BookingPage): string {
  return `${basePath}/${t(page)}`;
}
