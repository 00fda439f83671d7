import type { PageView } from '../../../shared/content/PageView.ts';
import type { PageState } from '../../framework/pageState.ts';

/**
 * Page view event of the current page; null when it is not a content platform page.
 * That is when it is not found, failed, or shown without the platform.
 */
export function buildPageView(
  { layout, status }: Pick<PageState, 'layout' | 'status'>,
  language: string,
): PageView | null {
  if (!layout?.itemId || status >= 400) return null;
  // the platform's format of a page variant: <id>_<language>_<variant>, in lower case
  const id = layout.itemId.replace(/[{}-]/g, '');
  const pageVariantId = `${id}_${language.replace('-', '_')}_default`.toLowerCase();
  return { channel: 'WEB', currency: 'USD', page: layout.name, pageVariantId, language };
}
