import { describe, expect, it, jest } from '@jest/globals';
import type { RequestHandler } from 'express';
import request from 'supertest';
import { setSite } from '../../../server/site/siteOfRequest.ts';
import type { BookingGateway } from '../../../shared/booking/BookingGateway.ts';
import { fixtureSite } from '../../fixtures/contentSites.ts';
import { platesOfCountry } from '../../fixtures/countries/platesOfCountry.ts';
import { bookingApp } from '../bookingServer.ts';

const between: RequestHandler = (_request, response, next) => {
  setSite(response, { ...fixtureSite, plates: platesOfCountry('de') });
  next();
};

function germanSite() {
  const car = jest.fn<BookingGateway['car']>((registrationNumber) =>
    Promise.resolve({
      ...{ registrationNumber, brand: 'VW', model: 'Golf', buildYear: 2020 },
      ...{ hasServiceAgreement: false, isSupported: true },
    }),
  );
  return { car, ...bookingApp({ booking: { car }, between }) };
}

describe('a number on a German site', () => {
  it.each([
    ['b-ab%20123', 'B-AB123'],
    ['BA%20B123', 'BA-B123'],
    ['ma1', 'M-A1'],
  ])('is read from car/%s as %s', async (typed, plate) => {
    const { app, car } = germanSite();
    await request(app).get(`/api/mechmate/car/${typed}`).expect(200);
    expect(car).toHaveBeenCalledWith(plate, undefined);
  });

  it('that means two cars is refused', async () => {
    const { app, car } = germanSite();
    await request(app).get('/api/mechmate/car/BAB123').expect(400);
    expect(car).not.toHaveBeenCalled();
  });
});
