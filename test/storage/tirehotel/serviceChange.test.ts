import { afterEach } from '@jest/globals';
import { createBookingLinkHttpGateway } from '../../../client/booking/gateways/bookingLinkHttpGateway.ts';
import { serviceChangeContract } from '../../contracts/serviceChange.contract.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import type { TestDatabase } from '../../fixtures/storage/databases.ts';
import { otherPlate } from '../../fixtures/booking/bookingReference.ts';
import { bookingLinkHouse } from '../../http/booking/bookingLinkHouse.ts';
import { listening } from '../../http/bookingServer.ts';

const houseOn = async (database: TestDatabase) => {
  const house = await bookingLinkHouse({ storage: await database.open() });
  return { ...house, bookOther: (timeSlot: string) => house.book(timeSlot, otherPlate()) };
};

describeOnBothDatabases('services changed in the embedded engine', (emptyDatabase) => {
  serviceChangeContract(async () => {
    const { bookingLinks, link, bookOther } = await houseOn(await emptyDatabase());
    return { links: bookingLinks, link, bookOther };
  });
});

describeOnBothDatabases('services changed by the browser', (emptyDatabase) => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  serviceChangeContract(async () => {
    const { app, link, bookOther } = await houseOn(await emptyDatabase());
    const { address, stop } = await listening(app);
    ends.push(stop);
    const links = createBookingLinkHttpGateway((path, init) =>
      fetch(new URL(path instanceof Request ? path.url : path, address), init),
    );
    return { links, link, bookOther };
  });
});
