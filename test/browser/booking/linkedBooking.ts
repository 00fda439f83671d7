import { randomUUID } from 'node:crypto';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import type { Mail } from '../../../server/messages/MessageTypes.ts';
import { openStorage } from '../../../server/storage/openStorage.ts';
import type { BookingRequest, BookingResponse } from '../../../shared/booking/BookingTypes.ts';
import { freeDays } from './freeDays.ts';

/** Uppsala's workshop of the demo group. */
const departmentId = '10.10013';
/** Oil change, 45 minutes. */
const code = 'oljebyte';

export const linkedPlate = 'ABC123';
export const linkedCustomer = {
  firstName: 'Karin',
  lastName: 'Lindqvist',
  phone: '070 123 45 67',
  email: 'karin@exempel.example',
};

/** Books an oil change through the documented API, more than a week ahead; returns its link. */
export async function bookLinked(server: { address: string }, at: 'first' | 'last' = 'first'): Promise<string> {
  const [day] = await freeDays(server, { plate: linkedPlate, departmentId, code });
  const wanted: BookingRequest = {
    customer: linkedCustomer,
    freeText: '',
    departmentId,
    timeSlot: `${day?.date.slice(0, 10) ?? ''}T${day?.availableSlots.at(at === 'first' ? 0 : -1) ?? ''}:00`,
    isFullDay: false,
    registrationNumber: linkedPlate,
    mileage: null,
    serviceOfferingRequests: [{ kobraId: code, unitsSelected: 1, userInput: '' }],
  };
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const answer = await fetch(`${server.address}/api/mechmate/book`, {
    method: 'POST',
    headers,
    body: JSON.stringify(wanted),
  });
  return ((await answer.json()) as BookingResponse).link ?? '';
}

/** Returns the mails to the customer in a data folder's outbox, by the first words of their subject. */
export async function linkedMails(dataDir: string): Promise<string[]> {
  const storage = await openStorage({ databaseUrl: '', dataDir, logger: silentLogger });
  try {
    const rows = await storage.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
    const sent = rows.map(({ payload }) => JSON.parse(payload) as Mail);
    return sent
      .filter(({ to }) => to.address === linkedCustomer.email)
      .map(({ subject }) => subject.split(':')[0] ?? '');
  } finally {
    await storage.close();
  }
}
