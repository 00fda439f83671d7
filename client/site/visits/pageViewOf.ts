import type { PageView } from '../../../shared/content/PageView.ts';
import type { PageState } from '../../app/pageState.ts';

/**
 * The page on screen as an event, or null when it is no page of the content platform (not found, failed, or shown
 * without the platform).
 */
export function pageViewOf(
  { layout, status }: Pick<PageState, 'layout' | 'status'>,
  language: string,
): PageView | null {
  if (!layout?.itemId || status >= 400) return null;
  // the platform's own spelling of a page variant: <id>_<language>_<variant>, in small letters
  const id = layout.itemId.replace(/[{}-]/g, '');
  const pageVariantId = `${id}_${language.replace('-', '_')}_default`.toLowerCase();
  return { channel: 'WEB', currency: 'USD', page: layout.name, pageVariantId, language };
}
