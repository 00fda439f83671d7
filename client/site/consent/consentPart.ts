import { createLatePart } from '../../framework/hydration/createLatePart.tsx';

/** The consent banner. It hydrates after the page: pressed earlier, its buttons hydrate it at once. */
export const consentPart = createLatePart('consent', async () => (await import('./ConsentBanner.tsx')).ConsentBanner);
