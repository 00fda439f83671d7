import type { AppStore } from '../app/store.ts';
import { followConsent } from './consent/followConsent.ts';
import { reserveBannerSpace } from './consent/reserveBannerSpace.ts';
import { watchVisits } from './visits/watchVisits.ts';

/** Counts visits of a hydrated page, follows the consent of other pages, and keeps its end clear of the server's consent banner. */
export function afterHydration(store: AppStore): void {
  watchVisits(store);
  followConsent();
  const banner = document.querySelector<HTMLElement>('.consent-banner');
  if (banner) reserveBannerSpace(banner);
}
