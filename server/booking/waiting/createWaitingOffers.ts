import { randomUUID } from 'node:crypto';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import { DeliveryFailedError } from '../../storage/outbox/Outbox.ts';
import type { Deliver, Outbox } from '../../storage/outbox/Outbox.ts';
import type { Queries, Storage } from '../../storage/Storage.ts';
import type { BookingReference, Workshop } from '../embedded/BookingReference.ts';
import { lockCarTime } from '../embedded/times/carTimes.ts';
import { plateKey } from '../../../shared/kit/text/plateKey.ts';
import { checkWork } from '../embedded/checkBookingRequest.ts';
import { TakenError, runInTransaction } from '../embedded/runInTransaction.ts';
import { datesFrom, freeTimesOn } from '../embedded/times/workshopCalendar.ts';
import { changeUse, readFullTimes } from '../embedded/times/workshopUse.ts';
import type { WorkTime } from '../embedded/times/workTimes.ts';
import type { WaitingMessages } from './waitingMessages.ts';
import { waitingKinds } from './waitingKinds.ts';
import { parseEntry, entryRow, heldTime, holdTime, lapseEntry, waitingIds } from './waitingRows.ts';
import type { WaitingEntry, WaitingRow } from './waitingRows.ts';

/** Duration of the hold on an offered time. */
export const holdMs = 15 * 60_000;
/** Attempts per entry while others take the free times. */
const maxAttempts = 3;

interface WaitingOfferOptions {
  storage: Storage;
  outbox: Outbox;
  reference: BookingReference;
  messages: WaitingMessages;
  clock: Clock;
  /** Called after a transaction has queued something. */
  onQueued: () => void;
}

/** Offers free times to waiting customers and takes them back if they are not booked. */
export interface WaitingOffers {
  /** Within a transaction: time at a workshop has become free on a day. Entries are searched after the commit. */
  freed(queries: Queries, place: { departmentId: string; day: string }): Promise<void>;
  /** Within a transaction: releases the time of a deleted entry. */
  giveBack(queries: Queries, row: WaitingRow): Promise<void>;
  /** Deliverer of the outbox entries queued by freed(). */
  deliverCheck: Deliver;
  /** Deliverer of the outbox entries that end a hold. */
  deliverHold: Deliver;
}

/**
 * Offers a free time in a separate transaction, queued in the outbox by the one that freed it.
 * Any process can run it, and locks are taken in the order of every booking (car, entry, capacity).
 */
export function createWaitingOffers(options: WaitingOfferOptions): WaitingOffers {
  const { storage, outbox, reference, messages, clock, onQueued } = options;
  const { timeZone, country } = reference;
  const findWorkshop = (departmentId: string): Workshop | undefined =>
    reference.workshops.find((one) => one.departmentId === departmentId);

  const freed: WaitingOffers['freed'] = (queries, { departmentId, day }) =>
    outbox.add(queries, {
      kind: waitingKinds.check,
      subject: `waiting:${departmentId}:${day}:${randomUUID()}`,
      payload: { departmentId, day },
    });

  const giveBack: WaitingOffers['giveBack'] = async (queries, row) => {
    const [workshop, time] = [findWorkshop(row.department), heldTime(row, timeZone)];
    if (!workshop || !time) return;
    await changeUse(queries, workshop, { from: time, to: null });
    await freed(queries, { departmentId: row.department, day: row.day });
  };

  /** Earliest time of the day for the work that can still be booked when the hold ends. */
  async function firstTime(queries: Queries, { request }: WaitingEntry, workshop: Workshop): Promise<WorkTime | null> {
    const work = checkedWork(reference, request);
    if (!work) return null;
    const dates = datesFrom(request.day, 1, clock.now().getTime() + holdMs, timeZone);
    const read = await readFullTimes(queries, [workshop], dates, work.services);
    const full = read.get(workshop.departmentId);
    const free = full ? freeTimesOn(workshop, request.day, work.workMinutes, { dates, full }) : [];
    return free.reduce<WorkTime | null>((first, time) => (first && first.start <= time.start ? first : time), null);
  }

  async function offer(queries: Queries, id: string, refuse: (time: WorkTime) => never): Promise<boolean> {
    const row = await entryRow(queries, id);
    const entry = row?.state === 'waiting' ? parseEntry(row) : null;
    const workshop = row ? findWorkshop(row.department) : undefined;
    if (!entry || !workshop) return false;
    const time = await firstTime(queries, entry, workshop);
    if (!time) return false;
    const plate = plateKey(entry.request.registrationNumber);
    if (await lockCarTime(queries, { plate, country, time, timeZone, ownId: '' })) return false;
    const until = new Date(clock.now().getTime() + holdMs);
    if (!(await holdTime(queries, id, time, until.toISOString()))) return false;
    if (await changeUse(queries, workshop, { from: null, to: time })) return refuse(time);
    await messages.offered(queries, entry, workshop, { time, until });
    await outbox.add(queries, {
      kind: waitingKinds.hold,
      subject: `waiting:${id}:hold`,
      payload: { id },
      dueAt: until,
    });
    return true;
  }

  async function offerTo(id: string): Promise<boolean> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const offered = await runInTransaction((refuse) => storage.write((queries) => offer(queries, id, refuse)));
      if (!(offered instanceof TakenError)) return offered;
    }
    throw new DeliveryFailedError('Others are being offered the times that became free.');
  }

  const deliverCheck: Deliver = async ({ payload }) => {
    const { departmentId, day } = payload as { departmentId: string; day: string };
    let offered = false;
    for (const id of await waitingIds(storage.db, { site: reference.site, departmentId, day })) {
      offered = (await offerTo(id)) || offered;
    }
    if (offered) onQueued();
    return 'delivered';
  };

  const deliverHold: Deliver = async ({ payload }) => {
    const { id } = payload as { id: string };
    const now = clock.now();
    await storage.write(async (queries) => {
      const lapsed = await lapseEntry(queries, id, now.toISOString());
      if (lapsed) return giveBack(queries, lapsed);
      const row = await entryRow(queries, id);
      if (row?.state !== 'offered' || row.hold_until === null) return;
      const retryAfterMs = Math.max(Date.parse(row.hold_until) - now.getTime(), 0);
      throw new DeliveryFailedError('The time is still held.', { retryAfterMs });
    });
    onQueued();
    return 'delivered';
  };

  return { freed, giveBack, deliverCheck, deliverHold };
}

/** Null when the car can no longer have the work there. */
function checkedWork(
  reference: BookingReference,
  request: WaitingEntry['request'],
): ReturnType<typeof checkWork> | null {
  try {
    return checkWork(request, reference);
  } catch (error) {
    if (error instanceof BookingError) return null;
    throw error;
  }
}
