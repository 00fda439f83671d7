import { beforeAll, describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import type { DocumentAssets } from '../../client/app/DocumentHead.tsx';
import { loadPageCode } from '../../client/app/loadedCode.ts';
import { initialPage, pageShown } from '../../client/framework/pageState.ts';
import { readThemeSheets } from '../../client/app/styles/readThemeSheets.ts';
import { fakeCatalogue, testStore } from '../../test/fixtures/catalogue/fakeCatalogue.ts';
import { renderDocument } from './renderDocument.tsx';

beforeAll(async () => loadPageCode('error'));

async function documentOf(assets: DocumentAssets): Promise<Document> {
  const store = testStore(fakeCatalogue(0).gateways);
  store.dispatch(pageShown({ ...initialPage, status: 500 }));
  const html = await renderDocument(
    { store, serverState: store.getState(), assets, stateJson: '{}' },
    {
      readyCards: new Map(),
      readyParts: {},
      onSectionError: (error) => expect(error).toBeNull(),
    },
  );
  return new JSDOM((await html.whole).toString()).window.document;
}

const headOf = async (rendered: DocumentAssets): Promise<HTMLHeadElement> => (await documentOf(rendered)).head;

const assets: DocumentAssets = {
  css: ['/assets/main.css', '/assets/list.css'],
  fonts: ['/assets/hanken.woff2', '/assets/work.woff2'],
  print: [],
  texts: '/texts/sv/a1/site.json',
  themes: [
    { name: 'mercedes', css: '/assets/theme-mercedes.css' },
    { name: 'smart', css: '/assets/theme-smart.css' },
  ],
  start: '/assets/start.js',
  entry: '/assets/main.js',
  modules: [['/assets/react.js', '/assets/list.js'], [], ['/assets/faq.js']],
};

describe("the head's style sheets of themes", () => {
  it.each([
    ['several', assets],
    ['none', { ...assets, themes: [] }],
  ])('are those that the server rendered: %s', async (_kinds, rendered) => {
    expect(readThemeSheets(await headOf(rendered))).toEqual(rendered.themes);
  });

  it("are not those of the visitor's extensions", async () => {
    const head = await headOf(assets);
    head.insertAdjacentHTML('afterbegin', '<script src="moz-extension://a/script.js" data-themes="a /a.css"></script>');
    expect(readThemeSheets(head)).toEqual(assets.themes);
  });
});

it('a page without sections is painted once its header is parsed', async () => {
  const { head, body } = await documentOf(assets);
  const link = head.querySelector('link[rel="expect"][blocking="render"]');
  expect(body.querySelector('.site-header ~ main')?.id).toBe(link?.getAttribute('href')?.slice(1));
});
