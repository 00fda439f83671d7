/** @alone: dialogs add entries to the history of the tab. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { expectFocusedHeading, expectSpoken } from '../../../test/fixtures/pages/announcements.ts';
import { showWheelPage, wheelVehicle } from '../../../test/fixtures/tirehotel/showWheelPage.tsx';
import type { ShownWheelPage } from '../../../test/fixtures/tirehotel/showWheelPage.tsx';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelGateway } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireSession } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { SearchPage } from '../pages/SearchPage.tsx';
import { SessionWatch } from './SessionWatch.tsx';

const idleSeconds = 30 * 60;
const known: TireSession = {
  validated: { status: 0, vehicles: [wheelVehicle] },
  confirmation: null,
  attempt: null,
};
/** Ends of the session on the server, ms since 1970. */
let ends = { idle: 0, total: 0 };
const session = jest.fn<TireHotelGateway['session']>();
const logout = jest.fn<TireHotelGateway['logout']>();

const visit: TireHotelGateway['visit'] = () => {
  const secondsTo = (end: number): number => Math.floor((end - Date.now()) / 1000);
  const time = {
    idleSeconds: secondsTo(Math.min(ends.idle, ends.total)),
    totalSeconds: secondsTo(ends.total),
  };
  return Promise.resolve(
    time.idleSeconds > 0 ? { hasSession: true, time, login: null } : { hasSession: false, login: null },
  );
};

/** Uses the session, as another tab may do. */
function touchSession(): void {
  ends.idle = Date.now() + 1000 * idleSeconds;
}

/** Renders the watch of a session with `total` minutes to its limit. */
async function watch(total = 120): Promise<ShownWheelPage> {
  ends = { idle: 0, total: Date.now() + total * 60_000 };
  touchSession();
  const shown = showWheelPage(<SessionWatch />, { tireHotel: { visit, session, logout } });
  await pass(0);
  return shown;
}

/** Advances time, and then until what was rendered is announced. */
async function pass(minutes: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
  await act(() => jest.advanceTimersByTimeAsync(200));
}
const press = async (name: string): Promise<void> => {
  screen.getByRole('button', { name }).click();
  await pass(0);
};
const warning = (): HTMLElement | null => screen.queryByRole('dialog');

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  session.mockReset().mockImplementation(() => {
    touchSession();
    return Promise.resolve(known);
  });
  logout.mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('a session that is about to end', () => {
  it('is announced two minutes before', async () => {
    await watch();
    await pass(27.9);
    expect(warning()).toBeNull();
    await pass(0.2);
    await expectFocusedHeading('Du loggas ut om 2 minuter');
    expect(document.querySelector('dialog [data-announcer="assertive"]')?.textContent).toContain(
      'Det du har skrivit finns kvar om du fortsätter.',
    );
  });

  it('lasts another half hour after a press', async () => {
    const { state } = await watch();
    await pass(28.1);
    await press('Fortsätt vara inloggad');
    expect(session).toHaveBeenCalledTimes(1);
    expect(warning()).toBeNull();
    await expectSpoken('Du är fortfarande inloggad.');
    await pass(27.8);
    expect(warning()).toBeNull();
    expect(state().sessionLost).toBe(false);
    await pass(0.3);
    expect(warning()).not.toBeNull();
  });

  it('is not announced while another tab uses it', async () => {
    await watch();
    await pass(20);
    touchSession();
    await pass(27.9);
    expect(warning()).toBeNull();
    await pass(0.2);
    expect(warning()).not.toBeNull();
  });

  it('cannot be prolonged at its limit', async () => {
    const { state } = await watch(30);
    await pass(28.1);
    await expectFocusedHeading('Du loggas ut om 2 minuter');
    expect(warning()?.textContent).toContain('högst två timmar');
    expect(screen.queryByRole('button', { name: 'Fortsätt vara inloggad' })).toBeNull();
    await press('Logga in igen');
    expect(logout).toHaveBeenCalledTimes(1);
    expect(state().page).toBe('search');
  });

  it('says why it could not be prolonged', async () => {
    session.mockRejectedValue(new TypeError('Failed to fetch'));
    await watch();
    await pass(28.1);
    await press('Fortsätt vara inloggad');
    expect(warning()?.textContent).toContain('Det gick inte att nå oss');
  });

  it('leads to the heading that says that it has ended', async () => {
    const shown = await watch();
    await pass(30.1);
    expect(shown.state()).toMatchObject({ page: 'search', sessionLost: true, validated: null });
    shown.again(<SearchPage onTyped={() => undefined} />);
    await expectFocusedHeading('Du har loggats ut');
  });
});

it('a session that another device has ended is noticed at the latest when it would be announced', async () => {
  const { state } = await watch();
  ends.idle = 0;
  await pass(28.1);
  expect(state().sessionLost).toBe(true);
});

it('a refused extension ends the visit', async () => {
  session.mockRejectedValue(new TireHotelError('NoSession'));
  const { state } = await watch();
  await pass(28.1);
  await press('Fortsätt vara inloggad');
  expect(state().sessionLost).toBe(true);
});
