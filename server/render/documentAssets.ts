import type { DocumentAssets } from '../../client/app/DocumentHead.tsx';
import { chooseScreen } from '../../client/app/pageComponents.ts';
import { pageTheme } from '../../client/app/styles/pageTheme.ts';
import { textRoomsOf } from '../../client/app/textRoomsOf.ts';
import type { SiteState } from '../../client/site/siteState.ts';
import { withInnerSections } from '../../client/framework/sectionsOf.ts';
import type { PageState } from '../../client/framework/pageState.ts';
import { placeholders } from '../../shared/content/ContentTypes.ts';
import { textsPath } from '../../shared/site/textsPath.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import { lookOfSite } from './AssetManifest.ts';
import type { AssetManifest } from './AssetManifest.ts';
import { resumeKeyOf, stepSources } from './stepSources.ts';

interface SiteAssets extends Pick<SiteState, 'textFiles'> {
  context: Pick<SiteContext, 'name' | 'language' | 'pageThemes'>;
}

/**
 * Files that a page needs: styles, fonts of its site or theme, modules of the page and its sections.
 */
export function documentAssets(
  manifest: AssetManifest,
  { context: site, textFiles }: SiteAssets,
  page: PageState,
): DocumentAssets {
  const { entry, entryImports, chunks } = manifest;
  const { pages, sections } = manifest.components;
  const pageSources = findSource(pages, chooseScreen(page));
  const shown = (page.layout?.placeholders[placeholders.main] ?? []).map((section) =>
    withInnerSections(section).map(({ componentName }) => componentName),
  );
  const sectionSources = shown.map((names) => names.flatMap((name) => findSource(sections, name)));
  const sources = [...pageSources, ...sectionSources.flat()];
  const named = new Set<string>();
  const modules = [pageSources, ...sectionSources].map((group, at) => {
    const steps = (shown[at - 1] ?? []).flatMap((name) => stepSources(name, page.location.search));
    const needed = [
      ...(at === 0 ? entryImports : []),
      ...[...group, ...steps].flatMap((source) => chunks[source] ?? []),
    ];
    const more = needed.filter((module) => !named.has(module));
    for (const module of more) named.add(module);
    return [...new Set(more)];
  });
  const theme = pageTheme(page.layout, site.pageThemes);
  const look = lookOfSite(manifest.looks, site.name);
  const themes = look?.themes ?? {};
  const themed = theme === undefined ? undefined : themes[theme];
  const fonts = theme === undefined ? look?.fonts : themed?.fonts;
  const styles = [
    ...(look ? [look.css] : []),
    ...(themed ? [themed.css] : []),
    // in the order of their names on every page, as rules may depend on it
    ...new Set(sources.flatMap((source) => manifest.styles[source] ?? []).sort()),
  ];
  return {
    css: page.mode === 'normal' ? styles : [...styles, ...manifest.editingCss],
    ...(look?.dark ? { dark: look.dark } : {}),
    print: manifest.printCss,
    fonts: (fonts ?? []).flatMap(({ address, languages }) => (languages.includes(site.language) ? [address] : [])),
    start: manifest.start,
    entry,
    modules,
    texts: textsPath(
      site.language,
      textFiles?.version ?? '',
      page.mode === 'normal' ? textRoomsOf(page) : (textFiles?.loaded ?? []),
    ),
    themes: Object.entries(themes).map(([name, { css }]) => ({ name, css })),
    resume: page.mode === 'normal' ? resumeKeyOf(shown.flat()) : undefined,
  };
}

/** Names come from the content, and may be those of an object's own methods. */
function findSource(sources: Record<string, string>, name: string): string[] {
  return Object.hasOwn(sources, name) ? [sources[name] ?? ''] : [];
}
