import type { DocumentAssets } from '../../client/app/Document.tsx';
import { brandTheme } from '../../client/app/brandTheme.ts';
import { routeByName } from '../../client/app/routes.ts';
import { sections } from '../../client/app/sections.ts';
import { sectionsOf } from '../../client/app/sectionsOf.ts';
import type { PageState } from '../../client/app/pageState.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { AssetManifest } from './AssetManifest.ts';

/** The files that a page needs: styles, the two fonts of its site or brand, and only the modules of its own page and sections. */
export function documentAssets(
  manifest: AssetManifest,
  site: Pick<SiteContext, 'name' | 'language'>,
  page: PageState,
): DocumentAssets {
  const route = routeByName(page.routeName);
  const sources = [
    route.source,
    ...sectionsOf(page.layout).flatMap(({ componentName }) =>
      Object.hasOwn(sections, componentName) ? [sections[componentName]?.source ?? ''] : [],
    ),
  ];
  const modules = new Set([...manifest.entryImports, ...sources.flatMap((source) => manifest.chunks[source] ?? [])]);
  const theme = brandTheme(page.layout);
  const fonts = theme ? manifest.fonts.themes[theme] : manifest.fonts.sites[site.name];
  const styles = new Set([...manifest.css, ...sources.flatMap((source) => manifest.styles[source] ?? [])]);
  return {
    css: page.mode === 'normal' ? [...styles] : [...styles, ...manifest.editingCss],
    fonts: (fonts ?? []).flatMap(({ address, languages }) => (languages.includes(site.language) ? [address] : [])),
    start: manifest.start,
    entry: manifest.entry,
    modules: [...modules],
  };
}
