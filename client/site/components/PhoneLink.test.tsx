import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, it } from '@jest/globals';
import { phonesOfCountry } from '../../../test/fixtures/countries/platesOfCountry.ts';
import { createStore } from '../../app/store.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import { PhoneLink } from './PhoneLink.tsx';

/** Shows the link on a page for readers in the country, or abroad. */
function show(phone: string, country: string, isAbroad = false): [text: string | null, href: string | null] {
  const fresh = createStore({} as Gateways).getState();
  const plan = phonesOfCountry(country);
  const context = { ...fresh.site.context, phone: plan, ...(isAbroad ? {} : { phonePlan: plan }) };
  const store = createStore({} as Gateways, { ...fresh, site: { ...fresh.site, context } });
  render(
    <Provider store={store}>
      <PhoneLink phone={phone} />
    </Provider>,
  );
  const link = screen.getByRole('link');
  return [link.textContent, link.getAttribute('href')];
}

describe('PhoneLink', () => {
  it.each([
    ['us', '612.555.0142', '(612) 555-0142', 'tel:+16125550142'],
    ['fr', '0123456789', '01 23 45 67 89', 'tel:+33123456789'],
    ['dk', '+45 12345678', '12 34 56 78', 'tel:+4512345678'],
    ['de', '+49 761 12345', '0761 12345', 'tel:+4976112345'],
    ['se', '018-17 00 00', '018-17 00 00', 'tel:+4618170000'],
  ])('of %s turns %s into %s with the address %s', (country, phone, text, href) => {
    expect(show(phone, country)).toEqual([text, href]);
  });

  it('keeps the number as written for readers abroad', () => {
    expect(show('+46 18-17 00 00', 'se', true)).toEqual(['+46 18-17 00 00', 'tel:+4618170000']);
  });
});
