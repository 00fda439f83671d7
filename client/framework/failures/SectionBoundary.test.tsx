/** @alone: React state of server rendering leaks into the browser's next page. */
import '../../../test/fixtures/pages/textEncoder.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { renderOnServer } from '../../../test/fixtures/pages/renderOnServer.ts';
import type { SectionData } from '../../../shared/content/ContentTypes.ts';
import { siteEntered } from '../../site/siteState.ts';
import { loadSectionCode } from '../../app/loadedCode.ts';
import { pageShown } from '../pageState.ts';
import { SectionBoundary } from './SectionBoundary.tsx';
import { loadSectionFailure } from './SectionFailure.tsx';
import { sectionComponents } from '../../app/sectionComponents.ts';
import type { AppStore } from '../../app/store.ts';

let failing = true;
function Fragile(): ReactNode {
  if (failing) throw new Error('This section cannot be shown.');
  return <p>Hel</p>;
}
const Sturdy = (): ReactNode => <p>Orörd</p>;
Object.assign(sectionComponents, {
  Fragile: () => Promise.resolve(Fragile),
  Sturdy: () => Promise.resolve(Sturdy),
});

const section = (componentName: string): SectionData => ({
  uid: componentName,
  componentName,
  dataSource: '',
  params: {},
  fields: {},
});

function page(store: AppStore, nested = false): ReactNode {
  return (
    <Provider store={store}>
      <SectionBoundary section={section('Fragile')} index={0} nested={nested} />
      <SectionBoundary section={section('Sturdy')} index={1} />
    </Provider>
  );
}

let store: AppStore;
let root: Root | undefined;
beforeEach(async () => {
  failing = true;
  store = testStore(fakeCatalogue(0).gateways);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await Promise.all([loadSectionCode('Fragile'), loadSectionCode('Sturdy')]);
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
  cleanup();
});

describe('a section that throws in the browser', () => {
  it('gives way to a message while the other sections stay', async () => {
    render(page(store));
    expect(await screen.findByRole('heading', { name: 'Aj då' })).toBeTruthy();
    expect(screen.getByText('Här skulle det ha visats en del av sidan, men något gick fel.')).toBeTruthy();
    expect(screen.getByText('Prova ladda om sidan')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ladda om sidan' })).toBeTruthy();
    expect(screen.getByText('Orörd')).toBeTruthy();
  });

  it('is told in the words of the dictionary', async () => {
    const { context } = store.getState().site;
    store.dispatch(siteEntered({ context, texts: { sectionErrorTitle: 'Oh dear' }, navigation: [] }));
    render(page(store));
    expect(await screen.findByText('Oh dear')).toBeTruthy();
    expect(screen.queryByText('Aj då')).toBeNull();
  });

  it('is named shortly when it stands inside another', async () => {
    render(page(store, true));
    expect(await screen.findByText('Fragile')).toBeTruthy();
    expect(screen.getByText('Komponenten kunde inte visas.')).toBeTruthy();
    expect(screen.queryByText('Aj då')).toBeNull();
  });

  it('is named to an editor', async () => {
    store.dispatch(pageShown({ ...store.getState().page, mode: 'edit' }));
    render(page(store));
    expect(await screen.findByText('Fragile')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a section that throws on the server', () => {
  beforeEach(loadSectionFailure);

  it('is sent as a message without a script', async () => {
    const { html, errors } = await renderOnServer(page(store));
    expect(html).toContain('Aj då');
    expect(html).toContain('Ladda om sidan');
    expect(html).toContain('<p>Orörd</p>');
    expect(html).not.toContain('<script');
    expect(errors).toHaveLength(1);
  });

  it('is shown when the browser’s attempt succeeds', async () => {
    const { html } = await renderOnServer(page(store));
    document.body.innerHTML = `<div id="root">${html}</div>`;
    const sturdy = screen.getByText('Orörd');
    failing = false;
    await hydrate();
    expect(screen.getByText('Hel')).toBeTruthy();
    expect(screen.queryByText('Aj då')).toBeNull();
    expect(screen.getByText('Orörd')).toBe(sturdy);
  });

  it('keeps its words when it fails in the browser too', async () => {
    const { html } = await renderOnServer(page(store));
    document.body.innerHTML = `<div id="root">${html}</div>`;
    await hydrate();
    expect(screen.getByText('Aj då')).toBeTruthy();
    expect(screen.getByText('Orörd')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ladda om sidan' })).toBeTruthy();
  });
});

async function hydrate(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('There is nothing to hydrate.');
  await act(() => {
    root = hydrateRoot(place, page(store), { onRecoverableError: () => undefined, onCaughtError: () => undefined });
    return Promise.resolve();
  });
}
