import { expect, it } from '@jest/globals';
import { sentCode } from '../browser/booking/sentCode.ts';
import type { EngineVisitor } from '../browser/engines/EngineVisitor.ts';
import type { EngineTests } from './describeEngine.ts';
import { tireHotelCustomers } from './testedSites.ts';

const person = { firstName: 'Karin', lastName: 'Lindqvist', email: 'karin.lindqvist@exempel.example' };

/** Books a service at the first workshop's first free time. */
async function bookService(visitor: EngineVisitor, plate: string, town: string, phone: string): Promise<void> {
  await visitor.fill('.plate-field', plate);
  await visitor.fill('.place-search-input', town);
  await visitor.waitFor(
    'the town',
    (name) => document.querySelector('.place-search-option')?.textContent.includes(name) === true,
    town,
  );
  await visitor.press('.place-search-option');
  await visitor.press('.car-form-go');
  await visitor.press('.offers .offer + .offer .offer-label'); // The first one needs the mileage.
  await visitor.waitFor('the service', () => document.querySelector('.offer-box:checked') !== null);
  await visitor.press('.offers-go button');
  await visitor.see('.offers-single');
  await visitor.press('.offers-go button');
  await visitor.press('.workshop-card-first');
  await visitor.see('.booking-form');
  for (const [name, value] of Object.entries({ ...person, phone })) {
    await visitor.fill(`.booking-form [name="${name}"]`, value);
  }
  await visitor.press('.booking-form [type="submit"]');
  await visitor.see('.confirmation');
}

/** Declares the journeys at whose end the company has something to do. */
export function declareOrders({ engine, site, server, visit }: EngineTests): void {
  it('a workshop is booked', async () => {
    await visit(async (visitor) => {
      await visitor.open(site.paths.booking);
      await bookService(visitor, site.plates[engine], site.town, site.phone);
      expect(await visitor.page.complaints()).toEqual([]);
    });
  });

  it('an enquiry about a car is sent', async () => {
    await visit(async (visitor) => {
      await visitor.open(site.paths.car);
      await visitor.fill('.contact-form [name="name"]', `${person.firstName} ${person.lastName}`);
      await visitor.fill('.contact-form [name="phone"]', site.phone);
      await visitor.fill('.contact-form [name="email"]', person.email);
      await visitor.press('.contact-form button[type="submit"]');
      await visitor.see('.contact-sent-card');
      expect(await visitor.page.complaints()).toEqual([]);
    });
  });

  const { tireHotel } = site.paths;
  if (tireHotel === undefined) return;
  it('a login to the tire hotel survives a reload', async () => {
    const { plate, phone } = tireHotelCustomers[engine];
    await visit(async (visitor) => {
      await visitor.open(tireHotel);
      await visitor.fill('.plate-field', plate);
      await visitor.page.keyboard.press('Enter');
      await visitor.press('.tire-form:has(.tire-number) [type="submit"]');
      await visitor.see('.one-time-code-digit');
      await visitor.fill('.one-time-code-digit', await sentCode(server().dataDir, phone));
      await visitor.see('.tire-vehicle-name');
      await visitor.open(tireHotel);
      await visitor.see('.tire-vehicle-name');
      expect(await visitor.page.complaints()).toEqual([]);
    });
  });
}
