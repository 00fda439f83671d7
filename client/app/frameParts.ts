import { createLatePart } from './hydration/createLatePart.tsx';

/** Under this width the header's menu is made of native details elements, which need no scripts to open. */
const menuIsNative = '(width < 1280px)';

/** What stands above every page. */
export const headerPart = createLatePart('header', async () => (await import('./PageHeader.tsx')).PageHeader, {
  untilTouched: menuIsNative,
});

/** What stands below every page. */
export const footerPart = createLatePart(
  'footer',
  async () => (await import('../site/components/SiteFooter.tsx')).SiteFooter,
);
