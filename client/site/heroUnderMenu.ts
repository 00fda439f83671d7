import { placeholders } from '../../shared/content/ContentTypes.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { AppState } from '../app/store.ts';
import { startPath } from './components/sitePaths.ts';
import { textField } from '../framework/fields.ts';
import { heroFills, heroIsText } from './heroFills.ts';

/** True for a start page or a brand's page that begins with a picture: the menu floats on it. */
export function heroUnderMenu({ layout, status, location }: AppState['page'], site: SiteContext): boolean {
  const isBrand = textField(layout?.fields, 'BrandDesign') !== '';
  const first = layout?.placeholders[placeholders.main]?.[0];
  return (
    status === 200 &&
    (isBrand || location.path === startPath(site)) &&
    heroFills(first) &&
    !heroIsText(first?.fields ?? {})
  );
}
