import { randomUUID } from 'node:crypto';
import request from 'supertest';
import type { Response } from 'supertest';
import { createApp } from '../../../server/app.ts';
import { bookingCalendar } from '../../../server/booking/bookingCalendar.ts';
import { createLinkSigner } from '../../../server/booking/links/createLinkSigner.ts';
import { createEmbeddedLinks } from '../../../server/booking/embedded/createEmbeddedLinks.ts';
import { bookingMailTexts } from '../../../server/booking/mail/bookingMailTexts.ts';
import { dictionaryTexts } from '../../fixtures/dictionaryTexts.ts';
import type { Storage } from '../../../server/storage/Storage.ts';
import type { BookingKind } from '../../../shared/booking/BookingTypes.ts';
import { bookingRequest, testBookingReference } from '../../fixtures/booking/bookingReference.ts';
import { bookingNow, testBooking } from '../../fixtures/booking/embeddedBooking.ts';
import { openTemporaryStorage } from '../../fixtures/storage/temporaryStorage.ts';
import { testClock } from '../../fixtures/testClock.ts';
import { testServices } from '../demo/testServices.ts';

export const linkRoot = '/api/mechmate/bookings';
export const linkSigner = createLinkSigner(() => 'a secret of the tests, of thirty-two characters');

interface LinkHouseOptions {
  perMinute?: number;
  kind?: BookingKind;
  /** Default: a new one. */
  storage?: Storage;
}

/**
 * Creates the product over a separate engine with one booking, on Thursday in Gävle.
 * `perMinute` 0 means no limit.
 */
export async function bookingLinkHouse({ perMinute = 0, kind = 'workshop', storage }: LinkHouseOptions = {}) {
  const clock = testClock(bookingNow);
  const services = await testServices({
    formsPerMinute: perMinute,
    storage: storage ?? (await openTemporaryStorage()),
  });
  const reference = testBookingReference();
  const { gateway, engine } = testBooking({ storage: services.storage, reference, clock });
  const bookingLinks = createEmbeddedLinks({
    kind,
    engine,
    reference,
    idOf: linkSigner.idOf,
    calendarOf: (booking, workshop) =>
      bookingCalendar(booking, workshop, {
        timeZone: reference.timeZone,
        address: 'https://bil.example/verkstad/bokning',
        texts: bookingMailTexts(dictionaryTexts('sv')),
        language: 'sv',
      }),
    channelsOf: () => [],
    onChanged: () => undefined,
  });
  const app = createApp({ ...services, gateways: { ...services.gateways, booking: gateway, bookingLinks, clock } });
  const book = (timeSlot: string, registrationNumber = 'ABC123') =>
    gateway.book(bookingRequest({ departmentId: 'gavle', timeSlot, registrationNumber }), randomUUID());
  const { id } = await book('2026-11-26T09:30:00');
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    request(app).post(`${linkRoot}/${path}`).set(headers).send(body);
  return {
    app,
    clock,
    book,
    id,
    link: linkSigner.linkOf(id),
    post,
    bookingLinks,
    log: () => JSON.stringify(services.logger.lines),
  };
}

/** Returns the code of a refusal, from the documented member of its problem document. */
export const refusalCode = ({ body }: Response): unknown =>
  (body as { errors: Record<string, string[]> }).errors['Error Result'];
