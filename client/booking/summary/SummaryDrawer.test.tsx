/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { bookedService } from '../../../test/fixtures/booking/bookingDraft.ts';
import { enterBookingPage, showBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import type { ShownBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import type { BookingStore } from '../../../shared/booking/BookingStore.ts';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';
import { emptyDraft, offeringChosen, offeringRemoved, slotChosen } from '../state/bookingState.ts';
import { loadSummary } from './lateSummary.ts';
import { SummaryDrawer } from './SummaryDrawer.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';

const show = (draft?: Partial<BookingStore>): ShownBooking => showBooking(<SummaryDrawer />, draft ? { draft } : {});
const bar = (): HTMLElement => screen.getByRole('button', { name: /Visa din bokning/, hidden: true });
const sheet = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Din bokning' });
const plain = (element: Element | null): string => (element?.textContent ?? '').replace(/\s/g, ' ');

/** Presses, moves by `by` px and releases; the browser then also fires a click. */
function drag(element: HTMLElement, by: number): void {
  const at = (clientY: number) => ({ pointerId: 1, button: 0, clientY });
  fireEvent.pointerDown(element, at(500));
  fireEvent.pointerMove(element, at(500 + by / 2));
  fireEvent.pointerMove(element, at(500 + by));
  fireEvent.pointerUp(element, at(500 + by));
  fireEvent.click(element);
}

/** jsdom has no pointers. */
class PointerStandIn extends MouseEvent {
  readonly pointerId: number;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
  }
}

beforeAll(loadSummary);
beforeEach(() => {
  enterBookingPage(false);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  window.PointerEvent = PointerStandIn as unknown as typeof PointerEvent;
});
afterEach(cleanup);

describe('the drawer', () => {
  it('locks the page’s scroll while it is open', async () => {
    const { user } = show();
    expect(plain(bar())).toContain('1 tjänst, 1 tillval');
    await user.click(bar());
    expect(sheet()).not.toBeNull();
    expect(bar().getAttribute('aria-expanded')).toBe('true');
    expect(document.documentElement.classList.contains('scroll-locked')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Dölj' }));
    expect(sheet()).toBeNull();
    expect(document.documentElement.classList.contains('scroll-locked')).toBe(false);
  });

  it('opens by a drag of more than 20 px upwards', () => {
    show();
    drag(bar(), -20);
    expect(sheet()).toBeNull();
    drag(bar(), -21);
    expect(sheet()).not.toBeNull();
  });

  it('closes by a drag of more than 200 px downwards', async () => {
    const { user } = show();
    await user.click(bar());
    const head = document.querySelector<HTMLElement>('.summary-sheet-head') ?? document.body;
    drag(head, 200);
    expect(sheet()).not.toBeNull();
    drag(head, 201);
    expect(sheet()).toBeNull();
  });

  it('takes a press that hardly moves for a press', () => {
    show();
    drag(bar(), -3);
    expect(sheet()).not.toBeNull();
  });

  it('closes on Escape', async () => {
    const { user } = show();
    await user.click(bar());
    fireEvent(sheet() ?? document.body, new Event('cancel', { cancelable: true }));
    expect(sheet()).toBeNull();
  });

  it('closes when another time is chosen', async () => {
    const { user, store } = show();
    await user.click(bar());
    const slot = { timeslot: '2026-11-26T09:30:00', isFullDay: false };
    const location = { departmentId: 'D1', siteName: 'Harbour Bil 1' };
    fireEvent(window, new Event('resize'));
    store.dispatch(slotChosen({ location, workshop: null, slot }));
    expect(await screen.findByRole('button', { name: /Visa din bokning/ })).toBeTruthy();
  });
});

it('the total is announced after each choice', async () => {
  const { store } = show({ services: {} });
  act(() => void store.dispatch(offeringChosen({ code: 'service', selection: bookedService({ price: 900 }) })));
  await expectSpoken('1 tjänst: 900');
  const addon = bookedService({ price: 100, type: 'addon' });
  act(() => void store.dispatch(offeringChosen({ code: 'lanebil', selection: addon })));
  await expectSpoken('1 tjänst, 1 tillval: 1\u00a0000');
  act(() => void store.dispatch(offeringRemoved({ code: 'lanebil' })));
  await expectSpoken('1 tjänst: 900');
});

describe('the summary', () => {
  const showPanel = (draft: Partial<BookingStore>): ShownBooking =>
    showBooking(<SummaryPanel awaited={false} />, { draft });
  const panel = (): HTMLElement => screen.getByRole('complementary', { name: 'Din bokning' });

  it('says what it is for before there is a car', () => {
    showPanel(emptyDraft);
    expect(plain(panel())).toBe(
      'Din bokningHär ser du din bil, dina tjänster och priset medan du väljer.Totalt0 krPriserna är riktpriser. Verkstadens egna visas när du väljer tid.',
    );
  });

  it('has the car with its services', async () => {
    const { user } = showPanel({ slot: null, location: null });
    const words = plain(panel());
    for (const part of ['POL 26K', 'Volvo XC60', 'Årsmodell 2024, Uppsala', 'Aktivt serviceavtal', 'Lånebil, 2 d']) {
      expect(words).toContain(part);
    }
    expect(words).toContain('Totalt4 280 kr');
    expect(words).toContain('Rabatterade priser gäller med aktivt serviceavtal.');
    const more = within(panel()).getByRole('button', { name: 'Mer information' });
    expect(within(panel()).queryByText('1500 mil')).toBeNull();
    await user.click(more);
    expect(within(panel()).getByText('1500 mil')).toBeTruthy();
    await user.click(more);
    expect(within(panel()).queryByText('1500 mil')).toBeNull();
  });

  it('mentions no discounts without an agreement', () => {
    showPanel({
      car: { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2021, hasServiceAgreement: false },
    });
    expect(plain(panel())).toContain('Inget aktivt serviceavtal');
    expect(plain(panel())).not.toContain('Rabatterade');
  });

  it('leaves unknown prices out of the discounted total', () => {
    showPanel({
      services: {
        a: bookedService({ price: 100, priceDiscount: 20, unit: 2 }),
        b: bookedService({ name: 'Lack', price: 900, priceKnown: false }),
      },
    });
    const words = plain(panel());
    expect(words).toMatch(/Ordinarie pris 240 kr\s+200 kr/);
    expect(words).toContain('LackPris efter besiktning*');
    expect(words).toContain('Totalt200 kr');
    expect(words).toContain('* Priset kan vi ange först');
  });

  it('leads back from the chosen time to the workshops', async () => {
    const { user, draft } = showPanel({
      slot: { timeslot: '2026-11-26T08:00:00', isFullDay: true },
      contactOpen: true,
    });
    expect(plain(panel())).toContain('Harbour Bil 1Torsdag 26 november, heldag');
    await user.click(screen.getByRole('button', { name: 'Ändra verkstad eller tid' }));
    expect(draft()).toMatchObject({ displayState: 4, contactOpen: false });
  });
});
