import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { atLength } from '../../fixtures/atLength.ts';
import { initialPage } from '../../../client/framework/pageState.ts';
import { preparePage } from '../../../client/app/navigation/preparePage.ts';
import { pageTheme } from '../../../client/app/styles/pageTheme.ts';
import { createStore } from '../../../client/app/store.ts';
import type { AppState } from '../../../client/app/store.ts';
import { createTranslate } from '../../../client/site/translate.ts';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { createPages } from '../../../server/createPages.ts';
import type { Pages } from '../../../server/createPages.ts';
import { enterSite } from '../../../server/render/enterSite.ts';
import { siteContext } from '../../../server/site/siteOfRequest.ts';
import type { Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { stateOfPage } from '../../fixtures/pages/stateOfPage.ts';
import { testServices } from '../demo/testServices.ts';

const services = await testServices();
let pages: Pages;

beforeAll(() => {
  pages = createPages(services);
});

interface Visit {
  site: SiteConfig;
  language: Language;
  path: string;
  search: string;
}

const originOf = (site: SiteConfig): string => `http://${site.name}.localhost`;

/** Returns the state after a page's data is loaded, as rendered by the server. */
async function serverState({ site, language, path, search }: Visit): Promise<AppState> {
  const { gateways, findTexts, labelsOf } = services;
  const store = createStore(gateways, { page: initialPage });
  const valueLabels = await labelsOf(site, language);
  const context = siteContext(site, { origin: originOf(site), path }, { valueLabels });
  await enterSite(store, gateways, { context, findTexts });
  const prepared = await preparePage(store, gateways, { path, search });
  if (prepared.kind === 'page') prepared.show();
  return store.getState();
}

async function browserState({ site, path, search }: Visit): Promise<AppState> {
  const page = await pages.cache.renderPersonal({ site, origin: originOf(site), path, search });
  if ('location' in page) throw new Error(`${path} ${search} leads to ${page.location}.`);
  return stateOfPage(await text(page.html));
}

async function listPath(site: SiteConfig, language: Language): Promise<string> {
  const dictionary = await services.gateways.content.dictionary({ site: site.name, language });
  const basePath = language === site.languages[0] ? '' : `/${language}`;
  return `${basePath}/${createTranslate(dictionary, 'und')('pathToCarList')}`;
}

const lists = demoSites
  .filter((site) => site.features.stock)
  .flatMap((site) => site.languages.map((language) => ({ name: site.name, language, site })))
  .filter(({ name, language }) => atLength || ['polhem-bil sv', 'polhem-motors-uk en'].includes(`${name} ${language}`));
const searches = ['', '?page=1', '?car_has_campaign_price=true', '?car_brand=Land%20Rover', '?keyphrase=zzzz'];

describe('the car list that the browser restores from a page', () => {
  it.each(lists)('is that of the server: $name in $language', async ({ site, language }) => {
    const path = await listPath(site, language);
    let hasMore = false;
    for (const search of searches) {
      // a page that the list does not have leads to its last one
      if (search === '?page=1' && !hasMore) continue;
      const visit = { site, language, path, search };
      const [{ carList }, restored] = await Promise.all([serverState(visit), browserState(visit)]);
      if (search === '') hasMore = carList.cars.length < carList.total;
      expect(carList.cars.length).toBeGreaterThan(search === '' ? 10 : -1);
      expect({ search, carList: restored.carList }).toEqual({ search, carList });
    }
  });
});

describe('the theme of a page', () => {
  it('is known to the browser, which removes it on the next page', async () => {
    const lost: string[] = [];
    const found = new Set<string>();
    for (const site of demoSites.filter(({ look }) => look.pages.length > 0)) {
      for (const language of site.languages) {
        for (const { path } of await services.contentBackend.pages({ site: site.name, language })) {
          const visit = { site, language, path, search: '' };
          const server = await serverState(visit);
          const theme = pageTheme(server.page.layout, server.site.context.pageThemes);
          if (theme === undefined) continue;
          found.add(`${site.name} ${theme}`);
          const { page, site: restored } = await browserState(visit);
          if (pageTheme(page.layout, restored.context.pageThemes) !== theme) lost.push(`${site.name} ${path}`);
        }
      }
    }
    expect(lost).toEqual([]);
    expect([...found].sort()).toEqual(
      demoSites.flatMap(({ name, look }) => look.pages.map(({ theme }) => `${name} ${theme}`)).sort(),
    );
  });
});

describe('the navigation of a page', () => {
  it('has no entry that editors hide', async () => {
    const { site } = await serverState({ site: demoSites[0] as SiteConfig, language: 'sv', path: '/', search: '' });
    const navigation = site.navigation ?? [];
    const listed = await services.gateways.content.navigation({ site: demoSites[0]?.name ?? '', language: 'sv' });
    const paths = (items: typeof navigation): string[] =>
      items.flatMap(({ url, children }) => [url.path, ...paths(children)]);
    const hidden = listed.filter(({ hideInNavigation }) => hideInNavigation === '1').map(({ url }) => url.path);
    expect(hidden.length).toBeGreaterThan(0);
    expect(paths(navigation).filter((path) => hidden.includes(path))).toEqual([]);
    expect(paths(navigation).length).toBeGreaterThan(5);
  });
});
