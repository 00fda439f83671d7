import { createIsland } from '../framework/hydration/createIsland.tsx';

/** Below this width the header's menu consists of native details elements that need no JavaScript. */
const menuIsNative = '(width < 1280px)';

export const headerPart = createIsland('header', async () => (await import('./PageHeader.tsx')).PageHeader, {
  untilTouched: menuIsNative,
});

export const footerPart = createIsland(
  'footer',
  async () => (await import('../site/components/SiteFooter.tsx')).SiteFooter,
);
