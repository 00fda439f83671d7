import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { catchOutcome } from '../fixtures/tirehotel/tireVisitor.ts';
import { uppsala, wheelRequest } from '../fixtures/demo/ownTireHotel.ts';
import { serviceWithEngine } from './tireHotelGateways.ts';

const thursday = { startDate: '2026-11-26', endDate: '2026-11-26', regNo: 'POL26K' };

describe('a list of the tire hotel service', () => {
  it('with an invalid free day hides no other', async () => {
    const logger = collectingLogger();
    const { service, backend } = await serviceWithEngine({ logger });
    service.sayNo(200, { availableDates: [{ date: 'tomorrow' }, null, { date: '2026-11-26' }] });
    expect(await backend.timeslotDays(uppsala, thursday)).toEqual({ availableDates: [{ date: '2026-11-26' }] });
    expect(logger.lines).toContainEqual({
      level: 'warn',
      event: 'tireHotel.entriesLeftOut',
      facts: { kind: 'day', count: 2, fields: 'date, ' },
    });
  });

  it('with an invalid free time hides no other', async () => {
    const { service, backend } = await serviceWithEngine();
    service.sayNo(200, { availableTimeSlotDates: [{ startTime: ['soon', null, '2026-11-26T09:00:00'] }, 7] });
    expect(await backend.timeslots(uppsala, thursday)).toEqual({
      availableTimeSlotDates: [{ startTime: ['2026-11-26T09:00:00'] }],
    });
  });

  const wheel = {
    name: 'Nokian',
    rimDiameter: 18,
    sectionWidth: 235,
    threadPattern: 'Dubbfritt',
    threadDepth: 7,
    aspectRatio: 60,
    threadStatusId: 0,
    threadStatusMessage: '',
  };
  const tire = { equipmentPosition: 'Vänster fram', wheel };
  const vehicle = { regNo: 'POL26K', tires: [tire], location: { erpId: uppsala } };

  it('with an invalid wheel hides no other', async () => {
    const { service, backend } = await serviceWithEngine();
    const worn = { equipmentPosition: 'Höger fram', wheel: { ...wheel, threadDepth: null } };
    service.sayNo(200, { status: 0, vehicles: [{ ...vehicle, tires: [worn, null, tire] }] });
    const { vehicles } = await backend.validate('token', '1234');
    expect(vehicles[0]?.tires.map(({ equipmentPosition }) => equipmentPosition)).toEqual(['Vänster fram']);
  });

  it('with an invalid vehicle hides no other', async () => {
    const { service, backend } = await serviceWithEngine();
    service.sayNo(200, { status: 0, vehicles: [{ regNo: 'ABC123' }, vehicle] });
    const { vehicles } = await backend.validate('token', '1234');
    expect(vehicles.map(({ regNo }) => regNo)).toEqual(['POL26K']);
  });

  it.each([
    ['vehicle', [{ regNo: 'ABC123' }]],
    ['wheel', [{ ...vehicle, tires: [null] }]],
  ])('fails if no %s is valid', async (_entry, vehicles) => {
    const { service, backend } = await serviceWithEngine();
    service.sayNo(200, { status: 0, vehicles });
    expect(await catchOutcome(backend.validate('token', '1234'))).toBe('ServerError');
  });

  it('of booked services without a valid one shows what was requested', async () => {
    const { service, backend } = await serviceWithEngine();
    service.sayNo(200, { bookingConfirmationId: 'T-1', services: [{ name: 'Hjulskifte', appointmentTime: 'soon' }] });
    const request = wheelRequest();
    const booked = await backend.book(uppsala, request, randomUUID());
    expect(booked.bookingConfirmationId).toBe('T-1');
    expect(booked.services[0]?.appointmentTime).toBe(request.bookingStart ?? request.bookingDate);
  });
});
