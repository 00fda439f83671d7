/** @alone: dialogs add entries to the history of the tab. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { editingTexts } from '../../../../test/fixtures/productTexts.ts';
import { expectFocusedHeading, expectSpoken, spokenText } from '../../../../test/fixtures/pages/announcements.ts';
import { Announcer } from '../../../ui/messages/Announcer.tsx';
import { EditorSessionWatch } from './EditorSessionWatch.tsx';

const texts = editingTexts('sv');
const hours = 60;
/** End of the session on the server, ms since 1970. */
let end = 0;
/** Status of the server's response to the next requests; 0 while it cannot be reached. */
let status = 200;
const requests: string[] = [];

/** The server's responses, as of the cookie that all tabs share. */
const answer: typeof fetch = (_address, { method = 'GET' } = {}) => {
  requests.push(method);
  if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
  const secondsLeft = Math.floor((end - Date.now()) / 1000);
  const left = secondsLeft > 0 ? status : 401;
  if (left === 200 && method === 'POST') prolong();
  return Promise.resolve({
    status: left,
    ok: left === 200,
    json: () => Promise.resolve({ secondsLeft }),
  } as unknown as Response);
};

function prolong(): void {
  end = Date.now() + 8 * hours * 60_000;
}

/** Shows the tools' watch to an editor who has just signed in. */
async function watch(): Promise<void> {
  prolong();
  render(
    <>
      <Announcer />
      <label>
        Rubrik
        <input />
      </label>
      <EditorSessionWatch texts={texts} locale="sv-SE" secondsLeft={8 * 60 * 60} />
    </>,
  );
  await pass(0);
}

/** Advances time to one check of the session at most, and then until what was rendered is announced. */
async function pass(minutes: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
  await act(() => jest.advanceTimersByTimeAsync(200));
}

async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
}

async function returnToTab(): Promise<void> {
  fireEvent(document, new Event('visibilitychange'));
  await pass(0);
}

const dialog = (): HTMLElement | null => screen.queryByRole('dialog');

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-29T08:00:00Z') });
  status = 200;
  requests.length = 0;
  globalThis.fetch = answer;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('an editor whose session is about to end', () => {
  it('is warned two minutes before', async () => {
    await watch();
    await pass(8 * hours - 2.1);
    expect(dialog()).toBeNull();
    expect(requests).toEqual([]);
    await pass(0.2);
    await expectFocusedHeading('Du loggas snart ut');
    expect(spokenText()).toMatch(/Du är inloggad till \d\d:\d\d\. Sedan kan du inte spara/);
  });

  it('stays signed in for another eight hours after a press', async () => {
    await watch();
    screen.getByLabelText('Rubrik').focus();
    await pass(8 * hours - 1.9);
    await press('Fortsätt vara inloggad');
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Rubrik'));
    await expectSpoken('Du är fortfarande inloggad.');
    await pass(8 * hours - 2.2);
    expect(dialog()).toBeNull();
    await pass(0.3);
    expect(dialog()?.textContent).toContain('Du loggas snart ut');
  });

  it('is not warned when another tab has prolonged the session', async () => {
    await watch();
    await pass(4 * hours);
    prolong();
    await pass(4 * hours - 1.9);
    expect(dialog()).toBeNull();
    await pass(4 * hours - 0.2);
    expect(dialog()).toBeNull();
    await pass(0.3);
    expect(dialog()?.textContent).toContain('Du loggas snart ut');
  });

  it('has no warning any more after a return from the tab that prolonged the session', async () => {
    await watch();
    await pass(8 * hours - 1.9);
    prolong();
    await returnToTab();
    expect(dialog()).toBeNull();
  });

  it.each([
    ['cannot be reached', 0],
    ['refuses it', 403],
    ['fails', 500],
  ])('is told what to do when the server %s', async (_what, failure) => {
    await watch();
    await pass(8 * hours - 1.9);
    status = failure;
    await press('Fortsätt vara inloggad');
    expect(spokenText()).toContain('Det gick inte att förlänga inloggningen.');
    expect(dialog()?.textContent).toContain('logga in i en annan flik. Din text är kvar här.');
    status = 200;
    await press('Fortsätt vara inloggad');
    expect(dialog()).toBeNull();
  });

  it('is warned as soon as a server that was away responds again', async () => {
    await watch();
    status = 0;
    await pass(8 * hours - 1.9);
    expect(dialog()).toBeNull();
    status = 200;
    await pass(0.5);
    expect(dialog()?.textContent).toContain('Du loggas snart ut');
  });
});

describe('an editor whose session has ended', () => {
  const signInAgain = (): HTMLElement => screen.getByRole('link', { name: 'Logga in i en ny flik' });

  it('is told to sign in in another tab', async () => {
    await watch();
    await pass(8 * hours - 1.9);
    await pass(2.1);
    await expectFocusedHeading('Du har loggats ut');
    expect(spokenText()).toContain('Logga in igen i en annan flik och fortsätt sedan här. Din text är kvar.');
    expect(signInAgain().getAttribute('href')).toBe('/editing');
    expect(signInAgain().getAttribute('target')).toBe('_blank');
  });

  it('is told so when a press comes too late', async () => {
    await watch();
    await pass(8 * hours - 1.9);
    end = 0;
    await press('Fortsätt vara inloggad');
    await expectFocusedHeading('Du har loggats ut');
  });

  it('is told once, also after a warning that was closed', async () => {
    await watch();
    await pass(8 * hours - 1.9);
    await press('Stäng');
    expect(dialog()).toBeNull();
    await pass(2.1);
    await expectFocusedHeading('Du har loggats ut');
    await press('Stäng');
    await returnToTab();
    expect(dialog()).toBeNull();
  });

  it('goes on after a sign-in in another tab', async () => {
    await watch();
    await pass(8 * hours - 1.9);
    await pass(2.1);
    expect(dialog()?.textContent).toContain('Du har loggats ut');
    prolong();
    await returnToTab();
    expect(dialog()).toBeNull();
    await pass(8 * hours - 1.9);
    expect(dialog()?.textContent).toContain('Du loggas snart ut');
  });
});
