import { backendSettings } from '../../config/backendSettings.ts';
import { noBooking } from '../booking/noBooking.ts';
import { noWaitingList } from '../booking/waiting/noWaitingList.ts';
import { createFinance } from '../finance/createFinance.ts';
import type { ContentBackend } from '../../shared/content/ContentGateway.ts';
import type { Services } from '../Services.ts';
import { noVisitorTireHotel } from '../tirehotel/noVisitorTireHotel.ts';
import { composeBooking } from './composeBooking.ts';
import { composeCatalogue, openGroupDealers } from './composeCatalogue.ts';
import { composeContent } from './composeContent.ts';
import { composeForms } from './composeForms.ts';
import { composeMessages } from './composeMessages.ts';
import { composePlaces } from './composePlaces.ts';
import { composeServing } from './composeServing.ts';
import { openFoundation } from './openFoundation.ts';
import type { Setup } from './Setup.ts';
import { withFacts } from './withFacts.ts';
import { withDealerSites } from './withDealerSites.ts';

/** Functions that open the rooms' parts. */
const productRooms = {
  openFoundation,
  openGroupDealers,
  composePlaces,
  composeCatalogue,
  composeBooking,
  composeForms,
};

/**
 * The composition root: for each room the embedded engine or the configured upstream.
 * @param own replaces rooms, for tests without a build or its threads
 */
export async function createServices(given: Setup, own: Partial<typeof productRooms> = {}): Promise<Services> {
  const setup = await withFacts(await withDealerSites(given));
  const { env, group, logger } = setup;
  const rooms = { ...productRooms, ...own };
  const foundation = await rooms.openFoundation(setup);
  const places = rooms.composePlaces(setup);
  const onQueued = (): void => messages.outboxWorker.nudge();
  // The stock takes longest, in a thread of its own: all that does not need it is read meanwhile.
  const opened = composeContent(setup, foundation);
  const openedDealers = rooms.openGroupDealers(setup);
  const dictionary: ContentBackend['dictionary'] = async (query) => (await opened).source.dictionary(query);
  const openCatalogue = async (): ReturnType<typeof composeCatalogue> =>
    rooms.composeCatalogue(setup, foundation, { towns: places.towns, dictionary, dealers: await openedDealers });
  const openBooking = async (): ReturnType<typeof composeBooking> => {
    const [{ source }, { file }] = await Promise.all([opened, openedDealers]);
    return rooms.composeBooking(setup, foundation, { content: source, dealersFile: file, onBooked: onQueued });
  };
  const [content, dealers, catalogue, booking] = await Promise.all([
    opened,
    openedDealers,
    openCatalogue(),
    openBooking(),
  ]);
  const { deliverers } = booking;
  const messages = composeMessages(setup, foundation, {
    catalogue: catalogue.backend,
    content: content.source,
    deliverers,
  });
  const forms = rooms.composeForms(setup, foundation, { catalogue: catalogue.backend, onTaken: onQueued });
  const serving = await composeServing(setup, foundation);
  return {
    ...foundation,
    ...content.services,
    ...catalogue.services,
    ...booking.services,
    ...forms.services,
    ...places.services,
    ...serving,
    outboxWorker: messages.outboxWorker,
    writeExamples: async (site, options) => {
      const { createExamples } = await import('./createExamples.ts'); // for developers only
      return createExamples(setup, foundation, { content: content.source, dealersFile: dealers.file })(site, options);
    },
    gateways: {
      ...content.gateways,
      ...catalogue.gateways,
      ...booking.gateways,
      ...forms.gateways,
      ...places.gateways,
      finance: createFinance(backendSettings(env, group).finance, logger),
      // these are called for by the browser alone
      booking: noBooking(),
      waitingList: noWaitingList(),
      tireHotel: noVisitorTireHotel(),
      clock: foundation.clock,
    },
    stop: async () => {
      content.stop();
      await Promise.all([catalogue.stop(), messages.stop(), places.stop()]);
      booking.close();
      await serving.pictures.close();
      await foundation.copies.flush();
      await foundation.storage.close();
    },
  };
}
