import { textField } from '../../framework/fields.ts';
import type { RouteData } from '../../../shared/content/ContentTypes.ts';

/**
 * The theme that a page has instead of its site's; undefined for the site's.
 * @param themes that pages of the site may choose
 */
export function pageTheme(page: RouteData | null, themes: readonly string[] | undefined): string | undefined {
  const value = textField(page?.fields, 'BrandDesign');
  return themes?.find((theme) => theme === value);
}
