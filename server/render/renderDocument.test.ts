import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from '@jest/globals';
import type { DocumentAssets } from '../../client/app/DocumentHead.tsx';
import { loadPageCode } from '../../client/app/loadedCode.ts';
import { initialPage, pageShown } from '../../client/framework/pageState.ts';
import { fakeCatalogue, testStore } from '../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { PageHtml } from './PageHtml.ts';
import { renderDocument } from './renderDocument.tsx';

const assets: DocumentAssets = {
  css: [],
  fonts: [],
  print: [],
  texts: '',
  themes: [],
  start: '/start.js',
  entry: '/main.js',
  modules: [],
};
const errors: unknown[] = [];

beforeAll(async () => loadPageCode('error'));

function render(rendered: DocumentAssets): Promise<PageHtml> {
  const store = testStore(fakeCatalogue(0).gateways);
  store.dispatch(pageShown({ ...initialPage, status: 500 }));
  return renderDocument(
    { store, serverState: store.getState(), assets: rendered, stateJson: '{}' },
    { readyCards: new Map(), readyParts: {}, onSectionError: (error) => void errors.push(error) },
  );
}

it('a document comes to its visitor as it is copied', async () => {
  const html = await render(assets);
  const sent = await text(html.stream);
  expect(sent).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
  expect((await html.whole).toString()).toBe(sent);
});

it('a document that cannot be rendered fails before its first byte', async () => {
  const broken: DocumentAssets = {
    ...assets,
    get css(): string[] {
      throw new Error('a bug');
    },
  };
  await expect(render(broken)).rejects.toThrow('a bug');
  expect(errors).toHaveLength(1);
});
