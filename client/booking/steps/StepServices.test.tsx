/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { category, offering } from '../../../test/fixtures/booking/offerings.ts';
import { enterBookingPage, showBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import type { ShownBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import type { BookingGateway } from '../../../shared/booking/BookingGateway.ts';
import type { OfferingCategory } from '../../../shared/booking/BookingTypes.ts';
import { BookingFieldsContext } from '../bookingFields.ts';
import { StepServices } from './StepServices.tsx';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';

const fields = {
  supportMail: 'bokning@harbour.example',
  supportPhone: '',
  damageHref: 'https://skada.example/',
};
const offered = [
  category('Service', [
    offering('originalservice', { name: 'Originalservice', listItems: ['Olja', 'Filter'] }),
    offering('rabatt', { name: 'Mellanservice', price: 1690, priceDiscount: 200, description: 'Byte av filter.' }),
    offering('okant', { name: 'Kamrem', priceKnown: false }),
    offering('sagt', { name: 'Lack', priceKnown: false, notKnownPriceText: 'Lacken måste ses.' }),
  ]),
  category('Önskemål', [offering('felsokning', { name: 'Felsökning', allowUserInput: true })]),
  category('Dagar', [
    offering('forvaring', {
      name: 'Förvaring',
      unitPrice: { minimum: 2, maximum: 4, unit: 'dagar', unitAbbreviation: 'd', postfix: 'per dag' },
    }),
  ]),
  category('Slut', [offering('slut', { isAvailable: false })]),
];

function show(services: BookingGateway['services'] = () => Promise.resolve(offered)): ShownBooking {
  const part = (
    <BookingFieldsContext value={fields}>
      <StepServices />
    </BookingFieldsContext>
  );
  return showBooking(part, {
    booking: { services },
    draft: { services: {}, milage: null, bookingState: 2, displayState: 2, location: null },
  });
}

const box = (name: string): Promise<HTMLElement> => screen.findByRole('checkbox', { name });
const go = (): HTMLButtonElement => screen.getByRole('button', { name: 'Fortsätt' });

beforeEach(() => enterBookingPage());
afterEach(cleanup);

describe('the services', () => {
  it('are shown by category for the car', async () => {
    const services = jest.fn<BookingGateway['services']>(() => Promise.resolve(offered));
    show(services);
    await box('Originalservice');
    expect(services).toHaveBeenCalledTimes(1);
    expect(services).toHaveBeenCalledWith('POL26K', { latitude: 59.8586, longitude: 17.6389 });
    const heads = [...document.querySelectorAll('summary')];
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Service', 'Önskemål', 'Dagar']);
    expect(heads[0]?.querySelector('img')?.getAttribute('src')).toBe('/media/booking/Service.svg');
    expect(heads.map((head) => head.getAttribute('aria-expanded'))).toEqual(['true', 'false', 'false']);
  });

  it('have a name with the discounted price', async () => {
    show();
    const row = (await box('Mellanservice')).closest('.offer');
    expect(row?.textContent.replace(/\s+/g, ' ')).toContain('Ordinarie pris 1 890 kr 1 690 kr');
    expect(row?.textContent).toContain('Byte av filter.');
    const first = (await box('Originalservice')).closest<HTMLElement>('.offer');
    expect(first && within(first).getAllByRole('listitem')).toHaveLength(2);
  });

  it('explain prices that nobody knows', async () => {
    show();
    const [unknown, said] = await screen.findAllByRole('button', { name: 'Pris efter besiktning*' });
    const tip = (button: HTMLElement | undefined): string =>
      document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    expect(tip(unknown)).toBe('Verkstaden ger ett pris när den har sett bilen');
    expect(tip(said)).toBe('Lacken måste ses.');
    expect(screen.getByText(/Priset kan vi ange först när bilen är i verkstaden/)).toBeTruthy();
  });

  it('are toggled by their code', async () => {
    const { user, draft } = show();
    const middle = await box('Mellanservice');
    await user.click(middle);
    expect(draft().services['rabatt']).toMatchObject({ name: 'Mellanservice', category: 'Service', type: 'service' });
    expect(screen.getByText('1 vald')).toBeTruthy();
    await user.click(middle);
    expect(draft().services).toEqual({});
  });

  it('let the visitor continue once one is chosen', async () => {
    const { user, draft } = show();
    const middle = await box('Mellanservice');
    await user.click(go());
    await expectSpoken('Välj minst en tjänst.');
    expect(document.activeElement?.matches('.offer-box')).toBe(true);
    expect(draft().displayState).toBe(2);
    await user.click(middle);
    await user.click(go());
    expect(draft()).toMatchObject({ displayState: 3, bookingState: 3 });
  });

  it('say which one is not to be had for the car', async () => {
    show(() =>
      Promise.resolve([category('Service', [offering('originalservice', { isAvailable: false }), offering('annan')])]),
    );
    expect((await screen.findByText('inte tillgänglig för denna bilmodell')).closest('.offer')?.textContent).toContain(
      'originalservice',
    );
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('have as many units as are offered', async () => {
    const { user, draft } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Förvaring', hidden: true }));
    const choice = screen.getByRole('combobox', { name: 'Antal, Förvaring', hidden: true });
    expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['2 d', '3 d', '4 d']);
    await user.selectOptions(choice, '3');
    expect(draft().services['forvaring']).toMatchObject({ unit: 3, unitAbbreviation: 'd' });
  });

  it('point to the inspection of damages on another site', async () => {
    show();
    await box('Originalservice');
    expect(screen.getByRole('heading', { level: 3, name: 'Skadebesiktning' })).toBeTruthy();
    const link = screen.getByRole('link', { name: /Boka skadebesiktning/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(screen.getByText(/Anmäl först skadan till ditt försäkringsbolag/)).toBeTruthy();
  });
});

describe('a service that asks for something', () => {
  it('is chosen only with a mileage', async () => {
    const { user, draft } = show();
    await user.click(await box('Originalservice'));
    const miles = screen.getByRole('spinbutton', { name: 'Miltal' });
    expect(draft().services).toEqual({});
    await user.type(miles, '1500');
    expect(draft().milage).toBe(1500);
    expect(Object.keys(draft().services)).toEqual(['originalservice']);
    await user.clear(miles);
    await user.tab();
    expect(screen.getByText('Ange miltal')).toBeTruthy();
    expect(miles.getAttribute('aria-invalid')).toBe('true');
    expect(draft()).toMatchObject({ services: {}, milage: null });
    await user.type(miles, '0');
    expect(draft().services).toEqual({});
  });

  it('refuses a mileage that is in kilometres', async () => {
    const { user, draft } = show();
    await user.click(await box('Originalservice'));
    await user.type(screen.getByRole('spinbutton', { name: 'Miltal' }), '125000');
    await user.tab();
    expect(screen.getByText(/Ange hela mil, från 1 till 100\s000/)).toBeTruthy();
    expect(draft().services).toEqual({});
  });

  it('is chosen only with a message', async () => {
    const { user, draft } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Felsökning', hidden: true }));
    const message = screen.getByPlaceholderText('Meddelande till verkstaden');
    await user.click(message);
    await user.paste('x'.repeat(81));
    expect(draft().services['felsokning']?.userInput).toBe('x'.repeat(80));
    expect(screen.getByText('80/80')).toBeTruthy();
    await user.clear(message);
    await user.click(document.body);
    expect(screen.getByText('Ange meddelande')).toBeTruthy();
    expect(draft().services).toEqual({});
  });

  it('keeps the visitor on the step while its input is missing', async () => {
    const { user, draft } = show();
    await user.click(await box('Mellanservice'));
    await user.click(await box('Originalservice'));
    await user.click(go());
    expect(draft().displayState).toBe(2);
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Miltal' }));
    expect(screen.getByText('Ange miltal')).toBeTruthy();
    await user.click(await box('Originalservice'));
    await user.click(go());
    expect(draft().displayState).toBe(3);
  });
});

describe('services that cannot be had', () => {
  it.each<[string, () => Promise<OfferingCategory[]>]>([
    ['fail', () => Promise.reject(new Error('down'))],
    ['are none', () => Promise.resolve([])],
    ['are all taken', () => Promise.resolve([category('Slut', [offering('slut', { isAvailable: false })])])],
  ])('report that %s with a way to retry', async (_how, answer) => {
    let ask = answer;
    const { user } = show(() => ask());
    await expectSpoken('Försök igen om en stund.');
    expect(screen.getByRole('link', { name: 'bokning@harbour.example' }).getAttribute('href')).toBe(
      'mailto:bokning@harbour.example',
    );
    ask = () => Promise.resolve(offered);
    await user.click(screen.getByRole('button', { name: 'Försök igen' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Originalservice' })).toBeTruthy());
  });
});
