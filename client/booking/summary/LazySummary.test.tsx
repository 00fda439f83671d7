/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { enterBookingPage, showBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import { lateSummary } from './lateSummary.ts';
import { SummaryDrawer } from './SummaryDrawer.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';

beforeEach(() => {
  delete lateSummary.SummaryContent;
  enterBookingPage(false);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

describe('the content of the summary', () => {
  it('is not loaded by a narrow screen, which hides the panel', () => {
    showBooking(<SummaryPanel awaited={false} />);
    expect(lateSummary.SummaryContent).toBeUndefined();
    expect(screen.queryByText('Totalt')).toBeNull();
  });

  it('is loaded by the drawer when it opens', async () => {
    const { user } = showBooking(<SummaryDrawer />);
    await user.click(screen.getByRole('button', { name: /Visa din bokning/ }));
    expect(await screen.findByText('Totalt')).toBeTruthy();
  });
});
