import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';
import type { ServiceChange } from '../../shared/booking/ServiceChange.ts';
import { codeOf } from './booking.contract.ts';

/** A booking of a 90-minute service on Thursday 2026-11-26 at 09:30 in Gävle, with one lift. */
export interface LinkedBooking {
  links: BookingLinkGateway;
  link: string;
  /** Books the same service for another car in Gävle. */
  bookOther(timeSlot: string): Promise<unknown>;
}

const chosen = (...codes: string[]) => codes.map((kobraId) => ({ kobraId, unitsSelected: 1, userInput: '' }));
const change = (codes: string[], more: Partial<ServiceChange> = {}): ServiceChange => ({
  version: 0,
  serviceOfferingRequests: chosen(...codes),
  mileage: null,
  to: null,
  ...more,
});

/** Contract of changing services by a link, for each implementation. */
export function serviceChangeContract(open: () => Promise<LinkedBooking>): void {
  it('offers what the workshop does for the car', async () => {
    const { links, link } = await open();
    const offers = await links.offers(link);
    expect(offers).toMatchObject({ version: 0, booked: [{ code: 'service', units: 1 }] });
    expect(offers.services.map(({ name }) => name)).toEqual(['Service', 'Däck']);
    expect(offers.work['wash']).toEqual({ fixed: 0, perUnit: 30 });
    expect(await links.view(link)).toMatchObject({ servicesChangeable: true });
    expect(await codeOf(links.offers('x'))).toBe('LinkInvalid');
  });

  it('changes services once per key', async () => {
    const { links, link } = await open();
    const key = randomUUID();
    const wanted = change(['service', 'wash']);
    const both = await Promise.all([1, 2].map(() => links.changeServices(link, wanted, key)));
    const again = await links.changeServices(link, wanted, key);
    for (const booking of [...both, again]) {
      expect(booking.services.map(({ name }) => name)).toEqual(['service', 'wash']);
    }
    expect(await links.offers(link)).toMatchObject({ version: 1 });
    expect(await codeOf(links.changeServices(link, change(['check']), key))).toBe('InvalidRequest');
    expect(await codeOf(links.changeServices(link, change(['check']), randomUUID()))).toBe('InvalidRequest');
  });

  it('keeps all as it is when the work does not fit', async () => {
    const { links, link, bookOther } = await open();
    await bookOther('2026-11-26T11:00:00');
    const wanted = change(['service', 'wash']);
    const refusal: unknown = await links.changeServices(link, wanted, randomUUID()).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      failure: { code: 'TimeslotNotAvailable', freeTimes: [{ timeSlot: '2026-11-26T09:00:00' }, {}, {}] },
    });
    expect((await links.view(link)).services).toHaveLength(1);
    const [day] = await links.timeslots(link, '2026-11-26', wanted.serviceOfferingRequests);
    expect(day?.availableSlots).toContain('09:00');
    expect(day?.availableSlots).not.toContain('09:30');
    const to = { timeSlot: '2026-11-26T09:00:00', isFullDay: false };
    expect(await links.changeServices(link, { ...wanted, to }, randomUUID())).toMatchObject(to);
  });

  it('changes nothing that is cancelled', async () => {
    const { links, link } = await open();
    await links.cancel(link);
    expect(await links.view(link)).toMatchObject({ servicesChangeable: false });
    expect(await codeOf(links.offers(link))).toBe('InvalidRequest');
    const late = change(['check'], { version: 1 });
    expect(await codeOf(links.changeServices(link, late, randomUUID()))).toBe('InvalidRequest');
  });
}
