/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { enterOrderPage, showLiveRequest } from '../../../test/fixtures/forms/showServiceRequest.tsx';
import { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';
import { findNotice } from '../../../test/fixtures/pages/announcements.ts';

beforeEach(() => enterOrderPage(false));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the form that orders work', () => {
  it('offers the phone and no other attempt when its recipient is refused', async () => {
    const stranger = { field: 'values.siteEmail', message: 'no recipient of the site' };
    const { user } = await showLiveRequest([() => Promise.reject(new LeadRefusedError('no', [stranger]))]);
    const type = (label: string | RegExp, value: string): unknown =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type('Nærmeste forhandler', 'oslo@harbour.example');
    type('Navn', 'Ola Hagen');
    type('Telefon', '+47 912 34 567');
    type('E-post', 'ola@eksempel.no');
    type('Registreringsnummer', 'ek 38214');
    type('Ønsket dato', '30.11.2026');
    fireEvent.click(screen.getByLabelText(/Jeg godtar/));
    await user.click(screen.getByText('Send bestilling'));
    const alert = await findNotice();
    expect(alert.textContent).toContain('21 00 45 00');
    expect(alert.querySelectorAll('button')).toHaveLength(1);
  });
});
