import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';
import { fakeCatalogue, testCar, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { favourites } from './deviceLists.ts';
import { SavedList } from './SavedList.tsx';

const hearts = (): HTMLElement[] => screen.queryAllByRole('button', { name: /^Spara / });

async function show(ids = [0, 1, 2].map(String), { gateways } = fakeCatalogue(3)) {
  for (const id of ids) favourites.add(id);
  render(
    <Provider store={testStore(gateways)}>
      <main>
        <h1>Sparade bilar</h1>
        <SavedList memory={favourites} clearLabel="Rensa listan" empty={<p>Inga bilar än</p>} />
      </main>
    </Provider>,
  );
  await screen.findAllByRole('article');
  return userEvent.setup();
}

beforeEach(() => favourites.clear());
afterEach(cleanup);

describe('the saved cars', () => {
  it('lead the focus from a removed car to the next one, then to the heading', async () => {
    const user = await show();
    const count = hearts().length;
    expect(count).toBeGreaterThan(1);
    const [first, second] = hearts();
    if (first) await user.click(first);
    expect(document.activeElement).toBe(second);
    for (const heart of hearts()) await user.click(heart);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('show a car that has another id now as saved', async () => {
    const answer = { content: [testCar(1), testCar(2)], total_items: 2, moved_ids: { old: '1' } };
    await show(
      ['old', '2', '1'],
      fakeCatalogue(0, () => answer),
    );
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(hearts().map((heart) => heart.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
    expect(favourites.list().map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('offer to undo a press on "clear" at the focus, and say so', async () => {
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'Rensa listan' }));
    expect(document.activeElement?.textContent).toBe('Ångra');
    await expectSpoken('Listan är rensad');
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Rensa listan');
  });
});
