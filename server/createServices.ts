import { join, resolve } from 'node:path';
import { loadAllCode } from '../client/app/loadedCode.ts';
import { sections } from '../client/app/sections.ts';
import { admissionSettings } from '../config/admissionSettings.ts';
import { backendSettings } from '../config/backendSettings.ts';
import { bookingSettings, mailedBookings } from '../config/bookingSettings.ts';
import { contentModel } from '../config/contentModel.ts';
import { edgeCredential } from '../config/edgeCredential.ts';
import { endpointKeys } from '../config/endpointKeys.ts';
import type { Env } from '../config/env.ts';
import type { Group } from '../config/group/Group.ts';
import { loadPlaceFacts } from '../config/group/loadPlaceFacts.ts';
import { realClock } from '../shared/kit/Clock.ts';
import type { Logger } from '../shared/kit/Logger.ts';
import { noBooking } from './booking/noBooking.ts';
import { noWaitingList } from './booking/waiting/noWaitingList.ts';
import { createCatalogue } from './catalogue/createCatalogue.ts';
import { openDealers } from './catalogue/feed/openDealers.ts';
import { loadSynonyms } from './catalogue/keyphrases/loadSynonyms.ts';
import { createSiteVocabularies } from './catalogue/vocabulary/createSiteVocabularies.ts';
import { loadVocabulary } from './catalogue/vocabulary/loadVocabulary.ts';
import { createSharedRenewals } from './content/createSharedRenewals.ts';
import { createEmbeddedForms } from './content/createEmbeddedForms.ts';
import { withoutForms } from './content/withoutForms.ts';
import { createSiteSearch } from './content/search/createSiteSearch.ts';
import { loadProductTexts } from './loadProductTexts.ts';
import { noPageViews, pageViewSender } from './content/events/pageViewSender.ts';
import { catalogueEngine, searchAnswersFor } from './catalogueEngine.ts';
import { createCatalogueGateway } from './createCatalogueGateway.ts';
import { createContent } from './createContent.ts';
import { createCopies } from './createCopies.ts';
import { createDeliverers } from './createDeliverers.ts';
import { createLimits } from './createLimits.ts';
import { openBookings } from './openBookings.ts';
import { edgeEndpointSettings } from './edgeEndpointSettings.ts';
import { editingSettings } from './editingSettings.ts';
import { createFinance } from './finance/createFinance.ts';
import { createLeadService } from './forms/createLeadService.ts';
import { createJotform } from './forms/createJotform.ts';
import { embeddedJotformGateway } from './forms/embedded/embeddedJotformGateway.ts';
import { createPhotoService } from './forms/photos/createPhotoService.ts';
import { createPhotoFiles } from './forms/photos/createPhotoFiles.ts';
import { createEventStreams } from './http/eventStreams.ts';
import { createAdmission } from './http/overload/createAdmission.ts';
import { createSecurityHeaders } from './http/securityHeaders.ts';
import { createPlaces } from './places/createPlaces.ts';
import { placeCountries } from './places/PlaceCountries.ts';
import { readAssetManifest } from './render/AssetManifest.ts';
import { warnOfMissingLooks } from './render/warnOfMissingLooks.ts';
import { openPictures, pictureHosts } from './openPictures.ts';
import { createSiteRedirects } from './redirects/createSiteRedirects.ts';
import { loadRedirectFiles } from './redirects/loadRedirectFiles.ts';
import { servedHosts } from './servedHosts.ts';
import { createSiteVersions } from './site/SiteVersions.ts';
import { createOutbox } from './storage/createOutbox.ts';
import { createOutboxWorker } from './storage/createOutboxWorker.ts';
import { createPurge } from './storage/createPurge.ts';
import { openStorage } from './storage/openStorage.ts';
import { noVisitorTireHotel } from './tirehotel/noVisitorTireHotel.ts';
import { createForwarder } from './upstream/forwardRequest.ts';
import type { Services } from './Services.ts';

/**
 * The composition root: for each room the embedded engine or the configured upstream.
 * Paths of the environment are relative to `root`; `build` is the folder of the running build.
 */
export async function createServices(
  env: Env,
  logger: Logger,
  { root, build, group, version }: { root: string; build: string; group: Group; version: string },
): Promise<Services> {
  const { contentFolder } = group;
  const mediaFolders = [join(contentFolder, 'media'), resolve(root, 'content/media')] as const;
  const backends = backendSettings(env, group);
  const manifest = await readAssetManifest(resolve(build, 'manifest.json'));
  warnOfMissingLooks(manifest, group.sites, logger);
  const siteVersions = createSiteVersions();
  const builtInTexts = await loadProductTexts(resolve(root, 'content/dictionary'), group.sites, logger);
  // alone and first: a start that fails here leaves nothing running
  const storage = await openStorage({ databaseUrl: env.DATABASE_URL, dataDir: resolve(root, env.DATA_DIR), logger });
  const copies = await createCopies(env, { root, build, logger });
  const dealers = await openDealers({
    source: group.dealersFeed,
    postcodes: new Map(group.sites.map(({ name, postcodes }) => [name, postcodes])),
    copyFolder: resolve(root, env.DATA_DIR),
    intervalMinutes: env.STOCK_INTERVAL_MINUTES,
    fetch,
    logger,
  });
  const [redirectRules, synonyms, vocabulary, content, catalogue] = await Promise.all([
    loadRedirectFiles(group.redirectsFolder, group.sites),
    loadSynonyms(resolve(root, 'config/synonyms')),
    loadVocabulary(resolve(root, 'config/vocabularies')),
    createContent({
      endpoint: env.EDGE_ENDPOINT,
      credential: edgeCredential(env),
      model: contentModel,
      mediaOrigin: env.PLATFORM_ORIGIN && new URL(env.PLATFORM_ORIGIN).origin,
      folder: contentFolder,
      sites: group.sites,
      pictureHosts: pictureHosts(env),
      builtInTexts,
      probeSite: group.defaultSite.name,
      copies: copies.answers,
      onChanged: siteVersions.bump,
      logger,
    }),
    catalogueEngine(env, { group, dealers, root, build, storage }).then((engine) =>
      createCatalogue(engine, { logger, onChange: siteVersions.bump }),
    ),
    loadAllCode(),
  ]);
  const stored = { storage, clock: realClock, logger };
  const outbox = createOutbox(storage, realClock);
  const { deliverers, close: closeDeliverers } = createDeliverers({
    ...backends,
    ...stored,
    photoOrigin: env.LEAD_PHOTO_ORIGIN,
    sites: group.sites,
    catalogue: catalogue.gateway,
  });
  const bookings = await openBookings(
    {
      ...bookingSettings(env, group),
      contentFolder,
      dealersFile: dealers.file,
      remoteTireHotel: backends.tireHotel,
      mailedBookings: mailedBookings(env),
      countsAddresses: env.FORMS_RATE_LIMIT !== 0,
    },
    { ...stored, outbox, content: content.gateway, builtInTexts, onBooked: () => outboxWorker.nudge() },
  );
  const outboxWorker = createOutboxWorker({
    outbox,
    deliverers: { ...deliverers, ...bookings.deliverers },
    clock: realClock,
    logger,
    purge: createPurge({ ...stored, keepDays: env.LEADS_KEEP_DAYS, keepBookingDays: env.BOOKING_KEEP_DAYS }),
  });
  const places = createPlaces(backends.places, {
    logger,
    workerFile: resolve(build, 'server/placesWorker.js'),
    countries: placeCountries(group.sites, loadPlaceFacts(root)),
  });
  const pictures = await openPictures(env, {
    root,
    mediaFolder: mediaFolders[0],
    photosFolder: group.photosFolder,
    logger,
  });
  const platform = env.PLATFORM_ORIGIN ? createForwarder(env.PLATFORM_ORIGIN) : null;
  const redirects = createSiteRedirects({
    sites: group.sites,
    fileRules: redirectRules,
    platform: content.gateway,
    logger,
    onChanged: siteVersions.bump,
  });
  const shownContent = { ...content.gateway, ...withoutForms(content.gateway, { sites: group.sites, logger }) };
  const renewals = createSharedRenewals({
    renew: (site) => content.renew(site).then(() => redirects.renew(site)),
    storage: env.CONTENT_PUBLISHED_SECRET ? storage : null,
    logger,
  });
  const words = { synonyms, vocabulary, vocabularies: createSiteVocabularies(vocabulary, logger, siteVersions.bump) };
  return {
    logger,
    gateways: {
      content: shownContent,
      catalogue: createCatalogueGateway(catalogue.gateway, { ...words, sites: group.sites, siteVersions }),
      places: places.gateway,
      finance: createFinance(backends.finance, logger),
      leads: createLeadService({
        storage,
        outbox,
        sites: group.sites,
        catalogue: catalogue.gateway,
        clock: realClock,
        logger,
        onTaken: outboxWorker.nudge,
      }),
      photos: createPhotoService({ storage, clock: realClock }),
      booking: noBooking(),
      bookingLinks: bookings.links,
      waitingList: noWaitingList(),
      siteSearch: createSiteSearch(content.gateway),
      tireHotel: noVisitorTireHotel(),
      clock: realClock,
    },
    contentBackend: shownContent,
    contentSource: content.source,
    publishing: env.CONTENT_PUBLISHED_SECRET ? { secret: env.CONTENT_PUBLISHED_SECRET, renew: renewals.renew } : null,
    stock: catalogue.listing,
    stockPush: catalogue.stockPush,
    vocabularies: words.vocabularies,
    redirects: redirects.bySite,
    redirectStatus: env.REDIRECT_STATUS,
    platform,
    edgeEndpoint: edgeEndpointSettings(env, endpointKeys(env), content.platform, {
      sites: group.sites,
      rules: redirectRules,
    }),
    editing: await editingSettings({
      secret: env.EDITING_SECRET,
      origins: env.EDITING_ORIGINS,
      content: content.gateway,
      editor: content.editor,
      sites: group.sites,
      components: Object.keys(sections).sort(),
      root,
    }),
    jotform: env.JOTFORM_API_KEY ? createJotform({ ...backends.jotform, logger }) : embeddedJotformGateway(),
    embeddedForms: createEmbeddedForms({ content: content.gateway, versionOf: siteVersions.of }),
    photoFiles: createPhotoFiles(storage),
    ...(await createLimits(env, { storage, logger })),
    searchAnswers: searchAnswersFor(env, siteVersions),
    tireHotel: bookings.tireHotel,
    siteBookings: bookings.sites,
    pageViews: env.PAGE_VIEW_ENDPOINT ? pageViewSender({ ...backends.pageViews, logger }) : noPageViews,
    pictures,
    eventStreams: createEventStreams(),
    storage,
    outbox,
    outboxWorker,
    mapTiles: places.tiles,
    otherMapTiles: places.otherTiles,
    customerNotices: bookings.noticesOf,
    ...servedHosts(env, group),
    siteVersions,
    copies,
    manifest,
    builtInTexts,
    readiness: { ready: false },
    version,
    admission: createAdmission({ ...admissionSettings(env), logger }),
    pageCacheBytes: env.PAGE_CACHE_BYTES,
    trustProxy: env.TRUST_PROXY,
    securityHeaders: createSecurityHeaders({ hstsSubdomains: env.HSTS_SUBDOMAINS }),
    publicFolder: resolve(build, 'public'),
    mediaFolders,
    missingPicture: join(mediaFolders[1], 'missing-image.svg'),
    development: env.FORECOURT_DEV,
    stop: async () => {
      renewals.stop();
      content.stop();
      redirects.stop();
      platform?.close();
      await Promise.all([catalogue.stop(), dealers.stop(), outboxWorker.stop(), places.stop()]);
      closeDeliverers();
      bookings.close();
      await pictures.close();
      await copies.flush();
      await storage.close();
    },
  };
}
