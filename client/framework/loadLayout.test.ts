import { describe, expect, it } from '@jest/globals';
import { placeholders } from '../../shared/content/ContentTypes.ts';
import type { LoadContext } from './PageRoute.ts';
import { loadFrame } from './loadLayout.ts';

const section = { uid: 'u', componentName: 'MainNavigation', dataSource: '', params: {}, fields: {} };
const layout = {
  name: 'bilar',
  fields: { Title: { value: 'Bilar' } },
  placeholders: { [placeholders.header]: [section], [placeholders.main]: [section] },
};
const languages = [{ language: 'en', path: '/en/cars', nativeName: 'English' }];

/** A page load while the platform is down; `shown` is the page's layout in the browser, null on the server. */
function contextAt(path: string, shown: object | null): LoadContext {
  const page = { layout: shown, languages, location: { path: '/bilar' } };
  return {
    store: { getState: () => ({ page }) },
    gateways: { content: { layout: () => Promise.reject(new Error('down')) } },
    site: { name: 'polhem-bil', language: 'sv' },
    location: { path },
  } as unknown as LoadContext;
}

describe('loadFrame() without the content platform', () => {
  it('keeps the layout of the shown page at the same address', async () => {
    expect(await loadFrame(contextAt('/bilar', layout), '/bilar')).toEqual({ route: layout, ancestors: [], languages });
  });

  it('keeps header and footer of the shown page at another address', async () => {
    const frame = await loadFrame(contextAt('/anlaggningar', layout), '/anlaggningar');
    expect(frame?.route?.placeholders).toEqual({ [placeholders.header]: [section], [placeholders.footer]: [] });
    expect(frame?.languages).toEqual([]);
  });

  it('has none on the server', async () => {
    expect(await loadFrame(contextAt('/bilar', null), '/bilar')).toBeNull();
  });
});
