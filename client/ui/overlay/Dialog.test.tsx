/** @alone: walks through the history of the tab. */
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { cleanup, render, waitFor } from '@testing-library/react';
import { expectFocusedHeading } from '../../../test/fixtures/pages/announcements.ts';
import { announce } from '../messages/announce.ts';
import { Dialog } from './Dialog.tsx';

beforeAll(() => {
  // jsdom has the element but neither of its methods
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

it.each(['modal', 'drawer', 'bare'] as const)(
  'a dialog that looks %s opens with the focus on its name',
  async (look) => {
    render(
      <Dialog open look={look} title="Jämför 2 bilar" closeLabel="Stäng" onClose={() => undefined}>
        <button type="button">Visa bara skillnader</button>
      </Dialog>,
    );
    await expectFocusedHeading('Jämför 2 bilar');
  },
);

it('a dialog speaks what is announced while it is open', async () => {
  render(
    <Dialog open title="Filter" closeLabel="Stäng" onClose={() => undefined}>
      <p>El</p>
    </Dialog>,
  );
  announce('247 bilar visas');
  await waitFor(() =>
    expect(document.querySelector('dialog [data-announcer="polite"]')?.textContent).toBe('247 bilar visas'),
  );
});
