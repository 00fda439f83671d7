import { randomUUID } from 'node:crypto';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { WaitingListGateway, WaitingView } from '../../../shared/booking/WaitingListGateway.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { Deliver } from '../../storage/outbox/Outbox.ts';
import type { BookingParts } from '../Booking.ts';
import type { LinkSigner } from '../links/createLinkSigner.ts';
import { asBookingErrors } from '../embedded/asBookingErrors.ts';
import type { BookingReference } from '../embedded/BookingReference.ts';
import { checkWork, invalid, isDate } from '../embedded/checkBookingRequest.ts';
import { siteNameIn } from '../embedded/siteNameIn.ts';
import type { WaitingHooks } from '../embedded/WaitingHooks.ts';
import { bookableDates, datesFrom, meetsNoticePeriod, timesOn } from '../embedded/times/workshopCalendar.ts';
import { createWaitingOffers } from './createWaitingOffers.ts';
import { buildHeldDraft } from './buildHeldDraft.ts';
import { clockAt, createWaitingMessages } from './waitingMessages.ts';
import type { WaitingMessageOptions } from './waitingMessages.ts';
import { countEntries, deleteEntry, deleteHold, parseEntry, entryRow, heldTime, insertEntry } from './waitingRows.ts';
import type { WaitingRow } from './waitingRows.ts';

/** Open entries per mail address, at all workshops. */
const maxEntriesPerAddress = 5;
/** Open entries per workshop and day. */
const maxEntriesPerDay = 50;

interface WaitingListOptions extends Omit<WaitingMessageOptions, 'outbox' | 'timeZone' | 'writePlate' | 'linkOf'> {
  reference: BookingReference;
  signer: LinkSigner;
}

export interface WaitingList {
  gateway: WaitingListGateway;
  hooks: WaitingHooks;
  /** Deliverers of outbox entries; see waitingDeliverers(). */
  deliverCheck: Deliver;
  deliverHold: Deliver;
}

/** The waiting lists of a site in the built-in engine; an offered time counts as taken. */
export function createWaitingList(
  { reference, signer, ...messaging }: WaitingListOptions,
  { storage, outbox, limits, onBooked, clock, logger }: BookingParts,
): WaitingList {
  const { timeZone, writePlate } = reference;
  const messages = createWaitingMessages({ ...messaging, outbox, timeZone, writePlate, linkOf: signer.linkOf });
  const offers = createWaitingOffers({ storage, outbox, reference, messages, clock, onQueued: onBooked });

  function readLink(link: string): string {
    const id = signer.idOf(link);
    if (id === null) throw new BookingError('LinkInvalid');
    return id;
  }

  function buildView(row: WaitingRow, language: Language): WaitingView {
    const workshop = reference.workshops.find(({ departmentId }) => departmentId === row.department);
    if (!workshop) return { state: 'gone' };
    const shown = { siteName: siteNameIn(workshop, language), day: row.day };
    if (row.state === 'waiting') return { state: 'waiting', ...shown };
    const [entry, time, until] = [parseEntry(row), heldTime(row, timeZone), new Date(row.hold_until ?? 0)];
    if (row.state === 'lapsed' || !entry || !time || until <= clock.now()) return { state: 'lapsed', ...shown };
    const draft = buildHeldDraft(entry.request, { reference, workshop, time, language });
    return { state: 'held', ...shown, until: clockAt(until, timeZone), draft };
  }

  return {
    gateway: {
      join: (request, language = reference.language) =>
        asBookingErrors(logger, 'joinWaitingList', async () => {
          const now = clock.now();
          const { workshop, workMinutes } = checkWork(request, reference);
          const { today, last } = bookableDates(now.getTime(), reference);
          const { day } = request;
          if (!isDate(day) || day < today || day > last) throw invalid('day must be a date that can be booked.');
          const dates = datesFrom(day, 1, now.getTime(), timeZone);
          if (
            !timesOn(workshop, day, workMinutes, dates).some((time) => meetsNoticePeriod(workshop, time, dates.now))
          ) {
            throw invalid('The workshop does not offer this work on that day.');
          }
          const entry = { id: randomUUID(), site: reference.site, request, language };
          await storage.write(async (queries) => {
            if (!(await insertEntry(queries, entry, now.toISOString()))) return;
            const { ofAddress, ofDay } = await countEntries(queries, request);
            if (ofAddress > maxEntriesPerAddress || ofDay > maxEntriesPerDay) throw new BookingError('TooManyRequests');
            const { email, phone, registrationNumber } = request;
            await limits?.count(
              queries,
              'waits',
              { customer: { email, phone }, registrationNumber },
              reference.country,
            );
            await messages.joined(queries, entry, workshop);
            // time that became free between the visitor's calendar and this transaction
            await offers.freed(queries, request);
          });
          onBooked();
        }),

      view: (link, language = reference.language) =>
        asBookingErrors(logger, 'viewWaitingEntry', async () => {
          const row = await entryRow(storage.db, readLink(link));
          return row ? buildView(row, language) : { state: 'gone' };
        }),

      leave: (link) =>
        asBookingErrors(logger, 'leaveWaitingList', async () => {
          const id = readLink(link);
          await storage.write(async (queries) => {
            const row = await deleteEntry(queries, id);
            if (row?.state === 'offered') await offers.giveBack(queries, row);
          });
          onBooked();
        }),
    },

    hooks: {
      freed: offers.freed,
      takeHold: async (queries, link, place) => {
        const id = signer.idOf(link);
        const row = id === null ? null : await deleteHold(queries, id, place);
        return row && heldTime(row, timeZone);
      },
    },

    deliverCheck: offers.deliverCheck,
    deliverHold: offers.deliverHold,
  };
}
