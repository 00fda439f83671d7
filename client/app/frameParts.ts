import { createLatePart } from '../framework/hydration/createLatePart.tsx';

/** Below this width the header's menu consists of native details elements that need no JavaScript. */
const menuIsNative = '(width < 1280px)';

export const headerPart = createLatePart('header', async () => (await import('./PageHeader.tsx')).PageHeader, {
  untilTouched: menuIsNative,
});

export const footerPart = createLatePart(
  'footer',
  async () => (await import('../site/components/SiteFooter.tsx')).SiteFooter,
);
