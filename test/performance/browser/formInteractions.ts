import { bringToMiddle, tap, tapOn, typeIn } from './pageInteractions.ts';
import type { PageInteraction } from './pageInteractions.ts';

const typing = (name: string, selector: string, text: string): PageInteraction => ({
  name,
  needs: selector,
  prepare: (page) => bringToMiddle(page, selector),
  act: typeIn(selector, text),
});

export const formInteractions: Record<'sell' | 'serviceRequest', PageInteraction[]> = {
  sell: [
    typing('plate', '.sell-car .plate-field', 'klm38d'),
    typing('form typing', '.sell-car input[name="customerName"]', 'Karin Li'),
    typing('e-mail', '.sell-car input[type="email"]', 'karin@'),
    typing('message', '.sell-car textarea', 'En bil'),
    tap('choice', '.sell-car input[type="radio"], .sell-car input[type="checkbox"]'),
    tap('send, with faults', '.sell-send'),
  ],
  serviceRequest: [
    tap('services', '#order-services', (page) => page.keyboard.press('Escape')),
    typing('form typing', '.service-request input[name="customerName"]', 'Ola Hag'),
    typing('e-mail', '.service-request input[type="email"]', 'ola@ek'),
    typing('plate', '.service-request .plate-field', 'ek38214'),
    tap('calendar', '.date-field button'),
    tap('calendar day', '.date-field-calendar [data-date]:not([aria-disabled="true"]):not(:disabled)'),
    tap('send, with faults', '.service-send'),
  ],
};

export const bookingInteractions: Record<'car' | 'offers' | 'workshop', PageInteraction[]> = {
  car: [
    typing('plate', '.plate-field', 'pol26k'),
    typing('place', '.place-search-input', 'Upps'),
    { name: 'place chosen', needs: '.place-search-option', act: tapOn('.place-search-option') },
    tap('next step', '.car-form-go:not(:disabled)'),
  ],
  offers: [
    tap('service', '.offer-box, .offer input'),
    tap('summary', '.summary-bar', (page) => page.keyboard.press('Escape')),
  ],
  workshop: [
    tap('workshop opened', '.workshop-card-toggle'),
    tap('calendar', '.week-view button:not(:disabled), .week-days button:not(:disabled)'),
    tap('time', '.workshop-card-first'),
    typing('form typing', '.booking-form [name="firstName"]', 'Karin'),
    tap('send, with faults', '.booking-form [type="submit"]'),
  ],
};

export const tireHotelInteractions: PageInteraction[] = [
  typing('plate', '.plate-field', 'pol26k'),
  { name: 'plate sent', needs: '.plate-field', act: (page) => page.keyboard.press('Enter') },
];
