import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import {
  enterPage,
  field,
  settle,
  showContactForm as show,
  taken,
} from '../../../test/fixtures/forms/showContactForm.tsx';
import type { FormPostState } from '../formPostState.ts';
import { findNotice } from '../../../test/fixtures/pages/announcements.ts';

beforeEach(enterPage);
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the contact form and the address', () => {
  const open = async (hash: string): Promise<void> => {
    window.history.replaceState(null, '', `/bil/7/volvo-xc60-7${hash}`);
    show();
    await settle();
  };
  const ticked = (): boolean[] => [field('Jag vill ha en offert').checked, field('Jag vill provköra').checked];
  it.each([
    ['#contact-quote', [true, false]],
    ['#contact-testdrive', [false, true]],
    ['#xcontacty', [false, false]],
    ['#contact-form', [false, false]],
  ])('%s ticks the boxes that it names', async (hash, boxes) => {
    await open(hash);
    expect(ticked()).toEqual(boxes);
  });

  it('has the places that links name', async () => {
    await open('');
    for (const id of ['contact-form', 'contact-quote', 'contact-testdrive']) {
      expect(document.getElementById(id)).not.toBeNull();
    }
  });

  it('follows a hash that comes later', async () => {
    await open('#contact-quote');
    window.location.hash = '#contact-testdrive';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await settle();
    expect(ticked()).toEqual([false, true]);
  });
});

describe('the contact form that was sent without scripts', () => {
  const refused: FormPostState = {
    form: 'contact',
    status: 'invalid',
    answers: { name: 'Ada', phone: '12', quote: 'true' },
    faults: { phone: 'tooShort', email: 'missing' },
    attempt: 'abc',
  };

  it('shows the sent input with its errors', () => {
    show([taken], () => ({ formPost: refused }));
    expect(field('Namn').value).toBe('Ada');
    expect(field('Jag vill ha en offert').checked).toBe(true);
    expect(screen.getByText('Numret har för få siffror.')).toBeTruthy();
    expect(screen.getByText('2 fält behöver rättas')).toBeTruthy();
    expect(document.querySelector<HTMLInputElement>('[name="attempt"]')?.value).toBe('abc');
  });

  it('keeps showing the server’s errors after hydration until they are fixed', async () => {
    const { sent, user } = show([taken], () => ({ formPost: refused }));
    await user.type(field('E-post'), 'ada@berg.se');
    await user.click(screen.getByRole('button'));
    await settle();
    expect(screen.queryByText(/Fyll i din e-postadress/)).toBeNull();
    expect(document.activeElement).toBe(field('Telefon'));
    await user.clear(field('Telefon'));
    await user.type(field('Telefon'), '0701234567');
    expect(screen.queryByText(/Numret har för få siffror/)).toBeNull();
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('Tack för din förfrågan')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('is sent again under its id when the server failed', async () => {
    const { sent } = show([taken], () => ({ formPost: { ...refused, status: 'failed', faults: {} } }));
    expect((await findNotice()).textContent).toMatch(/kunde inte skickas/);
    const byBrowser = fireEvent.submit(screen.getByRole('form'));
    await settle();
    expect(byBrowser).toBe(true);
    expect(sent).toEqual([]);
  });

  it('says thank you where the address says that it was sent', async () => {
    show([taken], (state) => ({
      page: { ...state.page, location: { path: '/bil/7/volvo-xc60-7', search: '?loan_months=36&sent=contact' } },
    }));
    expect(await screen.findByText('Tack för din förfrågan')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/bil/7/volvo-xc60-7?loan_months=36#contact-form');
  });
});
