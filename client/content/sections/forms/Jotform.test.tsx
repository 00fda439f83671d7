import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Gateways } from '../../../framework/Gateways.ts';
import { createPageStore } from '../../../../test/fixtures/createPageStore.ts';
import { siteSlice } from '../../../site/siteState.ts';
import { Jotform } from './Jotform.tsx';
import { expectSpoken } from '../../../../test/fixtures/pages/announcements.ts';

const answer = (body: unknown, ok = true): Response =>
  ({ ok, status: ok ? 200 : 502, json: () => Promise.resolve(body) }) as Response;

function shown(formId: string, response: Response) {
  const fetchFromServer = jest.fn<typeof fetch>(() => Promise.resolve(response));
  window.fetch = fetchFromServer;
  const site = siteSlice.getInitialState();
  const store = createPageStore({} as Gateways, {
    site: { ...site, context: { ...site.context, consent: 'builtin' } },
  });
  const fields = { FormId: { value: formId } };
  render(
    <Provider store={store}>
      <Jotform section={{ uid: 'u', componentName: 'Jotform', dataSource: '', params: {}, fields }} index={0} />
    </Provider>,
  );
  return fetchFromServer;
}

afterEach(cleanup);

describe('Jotform', () => {
  it('names its missing field without calling the server', () => {
    const calls = shown('', answer({}));
    expect(screen.getByText('Missing FormId')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls).not.toHaveBeenCalled();
  });

  it('calls only our server, so it needs no consent', async () => {
    const answers = { '3': { text: 'Pris', order: '3', answer: '695 kr' } };
    const calls = shown(
      'f-1',
      answer({ content: [{ answers }, { answers: { '1': { text: 'Äldre', answer: 'x' } } }] }),
    );
    expect(await screen.findByText('695 kr')).toBeTruthy();
    expect(screen.queryByText('Äldre')).toBeNull();
    expect(screen.queryByText(/spara kakor/)).toBeNull();
    expect(calls).toHaveBeenCalledTimes(1);
    expect(calls.mock.calls[0]).toMatchObject(['/api/jotform', { method: 'POST', body: '{"formId":"f-1"}' }]);
  });

  it('says that there is nothing to show', async () => {
    shown('f-1', answer({ content: [] }));
    expect(await screen.findByText('Här finns inget att visa just nu.')).toBeTruthy();
  });

  it('says that the server failed', async () => {
    shown('f-1', answer({}, false));
    await expectSpoken('kunde inte hämtas');
  });
});
