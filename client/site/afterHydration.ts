import type { AppStore } from '../app/store.ts';
import { reserveBannerSpace } from './consent/reserveBannerSpace.ts';
import { watchVisits } from './visits/watchVisits.ts';

/** Counts visits of a hydrated page, and keeps its end clear of the server's consent banner. */
export function afterHydration(store: AppStore): void {
  watchVisits(store);
  const banner = document.querySelector<HTMLElement>('.consent-banner');
  if (banner) reserveBannerSpace(banner);
}
