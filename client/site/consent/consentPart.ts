import { createIsland } from '../../framework/hydration/createIsland.tsx';

/** The consent banner. Most pages are left without an answer: its code loads when the banner is touched. */
export const consentPart = createIsland('consent', async () => (await import('./ConsentBanner.tsx')).ConsentBanner, {
  untilTouched: 'all',
});
