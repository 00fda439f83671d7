import { leadsAndOutbox } from './0001leadsAndOutbox.ts';
import { secrets } from './0002secrets.ts';
import { bookings } from './0003bookings.ts';
import { bookingRequests } from './0004bookingRequests.ts';
import { tireHotel } from './0005tireHotel.ts';
import { tireHotelDesk } from './0006tireHotelDesk.ts';
import { messageLapse } from './0007messageLapse.ts';
import { leadPhotos } from './0008leadPhotos.ts';
import { stockRefusals } from './0009stockRefusals.ts';
import { oneCar } from './0010oneCar.ts';
import { bookingRequestDetails } from './0011bookingRequestDetails.ts';
import { photoShares } from './0012photoShares.ts';
import { waitingList } from './0013waitingList.ts';
import { bookingSites } from './0015bookingSites.ts';
import { stockChanges } from './0016stockChanges.ts';
import { heartbeat } from './0019heartbeat.ts';
import { contentRenewals } from './0020contentRenewals.ts';
import { largeTables } from './0021largeTables.ts';
import { contentSaves } from './0022contentSaves.ts';
import { compatibleFrom } from './0023compatibleFrom.ts';
import { carIds } from './0024carIds.ts';
import type { Migration } from './Migration.ts';

/** All migrations in order; the position of each, from 1, is its schema version. */
export const allMigrations: readonly Migration[] = [
  leadsAndOutbox,
  secrets,
  bookings,
  bookingRequests,
  tireHotel,
  tireHotelDesk,
  messageLapse,
  leadPhotos,
  stockRefusals,
  oneCar,
  bookingRequestDetails,
  photoShares,
  waitingList,
  bookingSites,
  stockChanges,
  heartbeat,
  contentRenewals,
  largeTables,
  contentSaves,
  compatibleFrom,
  carIds,
];
