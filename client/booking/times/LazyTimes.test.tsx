import { expect, it } from '@jest/globals';
import { Provider } from 'react-redux';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { workshopSite } from '../../../test/fixtures/booking/fakeBooking.ts';
import { renderOnServer } from '../../../test/fixtures/pages/renderOnServer.ts';
import { LazyTimes } from './LazyTimes.tsx';

it('free times are said to be on their way until their code has loaded', async () => {
  const { html } = await renderOnServer(
    <Provider store={testStore(fakeCatalogue(0).gateways)}>
      <LazyTimes
        site={{ ...workshopSite(1), km: 1 }}
        openAt={undefined}
        phone=""
        chosen={null}
        onChoose={() => undefined}
      />
    </Provider>,
  );
  expect(html).toContain('Hämtar');
  expect(html).not.toContain('notice');
});
