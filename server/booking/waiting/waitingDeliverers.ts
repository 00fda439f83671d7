import type { Deliver } from '../../storage/outbox/Outbox.ts';
import type { Storage } from '../../storage/Storage.ts';
import type { WaitingList } from './createWaitingList.ts';
import { waitingKinds } from './waitingKinds.ts';
import { entryRow } from './waitingRows.ts';

/**
 * Deliverers of outbox entries, by kind.
 * A freed time is offered to the lists of all sites; a hold ends on its own list.
 */
export function waitingDeliverers(storage: Storage, lists: ReadonlyMap<string, WaitingList>): Record<string, Deliver> {
  if (lists.size === 0) return {};
  return {
    [waitingKinds.check]: async (entry, signal) => {
      for (const { deliverCheck } of lists.values()) await deliverCheck(entry, signal);
      return 'delivered';
    },
    [waitingKinds.hold]: async (entry, signal) => {
      const { id } = entry.payload as { id: string };
      const row = await entryRow(storage.db, id);
      const list = row && lists.get(row.site);
      return list ? list.deliverHold(entry, signal) : 'delivered';
    },
  };
}
