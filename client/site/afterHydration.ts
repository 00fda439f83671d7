import type { AppStore } from '../app/store.ts';
import { followConsent } from './consent/followConsent.ts';
import { reserveBannerSpace } from './consent/reserveBannerSpace.ts';
import { startAnnouncer } from '../ui/messages/startAnnouncer.ts';
import { watchVisits } from './visits/watchVisits.ts';

/**
 * Starts what a page needs once it is hydrated.
 * It speaks announcements, counts visits, follows the consent of other pages, and keeps the end of the page clear of
 * the banner.
 */
export function afterHydration(store: AppStore): void {
  startAnnouncer();
  watchVisits(store);
  followConsent();
  const banner = document.querySelector<HTMLElement>('.consent-banner');
  if (banner) reserveBannerSpace(banner);
}
