/** @alone: React state of server rendering leaks into the browser's next page. */
import '../../../test/fixtures/pages/textEncoder.ts';
import { describe, expect, it } from '@jest/globals';
import { Provider } from 'react-redux';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { renderOnServer } from '../../../test/fixtures/pages/renderOnServer.ts';
import { TabHistory } from '../../../test/fixtures/pages/TabHistory.tsx';
import { TireHotel } from '../sections/TireHotel.tsx';

async function markup(fields: Record<string, unknown>): Promise<Document> {
  const section = { uid: 'u', componentName: 'TireHotel', dataSource: '', params: {}, fields };
  const { html } = await renderOnServer(
    <Provider store={testStore(fakeCatalogue(0).gateways)}>
      <TabHistory>
        <TireHotel section={section} index={0} />
      </TabHistory>
    </Provider>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('the tire hotel as it leaves the server', () => {
  it('has contact details for visitors without JavaScript', async () => {
    const page = await markup({ Phone: '018-123 45 60', ContactEmail: 'dackhotell@harbour.example' });
    const words = page.querySelector('noscript');
    expect(words?.textContent).toContain('behöver JavaScript');
    const links = [...(words?.querySelectorAll('a') ?? [])].map(({ href }) => href);
    expect(links).toEqual(['tel:+46181234560', 'mailto:dackhotell@harbour.example']);
  });

  it('has a field without a name to keep plates out of addresses', async () => {
    const page = await markup({});
    expect(page.querySelector('h1')?.textContent).toBe('Däckhotellet');
    expect(page.querySelector('.plate-field')?.getAttribute('name')).toBeNull();
    expect(page.querySelector('[style]')).toBeNull();
  });
});
