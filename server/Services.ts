import type { Gateways } from '../client/framework/Gateways.ts';
import type { StockListing } from '../shared/catalogue/StockListing.ts';
import type { ContentBackend } from '../shared/content/ContentGateway.ts';
import type { PageViewSink } from '../shared/content/PageView.ts';
import type { JotformGateway } from '../shared/forms/JotformGateway.ts';
import type { Logger } from '../shared/kit/Logger.ts';
import type { FindPageTexts } from './render/state/createPageTexts.ts';
import type { BuiltInTexts, CustomerNotices } from '../shared/site/SiteTypes.ts';
import type { MapTiles } from '../shared/places/MapTiles.ts';
import type { SiteBooking } from './booking/Booking.ts';
import type { Catalogue } from './catalogue/createCatalogue.ts';
import type { FeedState } from './catalogue/feed/FeedState.ts';
import type { SearchAnswers } from './catalogue/createSearchAnswers.ts';
import type { DeliveredValue } from './catalogue/tidyListAddress.ts';
import type { LabelsOfStock } from './catalogue/vocabulary/labelsOfStock.ts';
import type { EmbeddedForms } from './content/createEmbeddedForms.ts';
import type { EdgeEndpointSettings } from './content/edgeEndpoint.ts';
import type { PublishingSettings } from './content/publishedApi.ts';
import type { EditingSettings } from './content/editing/createEditing.ts';
import type { ContentSource } from './content/createContent.ts';
import type { Copies } from './storage/copies/createCopies.ts';
import type { Limits } from './composition/createLimits.ts';
import type { PhotoFiles } from './forms/photos/createPhotoFiles.ts';
import type { EventStreams } from './http/eventStreams.ts';
import type { Readiness } from './http/health.ts';
import type { LogState } from './http/logging/createLogOutput.ts';
import type { createAdmission } from './http/overload/createAdmission.ts';
import type { SecurityHeaders } from './http/security/securityHeaders.ts';
import type { MapTileSource } from './places/MapTileSource.ts';
import type { WriteExamples } from './messages/ExampleMessage.ts';
import type { AssetManifest } from './render/AssetManifest.ts';
import type { Pictures } from './pictures/createPictures.ts';
import type { SiteRedirects } from './redirects/SiteRedirects.ts';
import type { ServedHosts } from './site/servedHosts.ts';
import type { SiteVersions } from './site/SiteVersions.ts';
import type { OutboxWorker } from './storage/outbox/createOutboxWorker.ts';
import type { Outbox } from './storage/outbox/Outbox.ts';
import type { Storage } from './storage/Storage.ts';
import type { TireHotelService } from './tirehotel/TireHotelService.ts';
import type { Forwarder } from './upstream/forwardRequest.ts';

/** Everything the app is assembled from. */
export interface Services extends Pick<Catalogue, 'stockPush' | 'stockState'>, Limits, ServedHosts {
  logger: Logger;
  logState: () => LogState;
  gateways: Gateways;
  /** The content platform with calls that only the server makes. */
  contentBackend: ContentBackend;
  contentSource: () => Promise<ContentSource>;
  /** null disables the endpoint for the platform's publishing events. */
  publishing: PublishingSettings | null;
  stock: StockListing;
  /** Origin of the dealers in service; null without dealers. */
  dealersState: () => FeedState | null;
  /** Labels of facet values for each site's languages. */
  labelsOf: LabelsOfStock;
  deliveredValue: DeliveredValue;
  /** By site. */
  redirects: ReadonlyMap<string, SiteRedirects>;
  redirectStatus: 301 | 308;
  /** Forwarder to the content platform, when its paths are forwarded. */
  platform: Forwarder | null;
  /** null disables external access to the embedded platform. */
  edgeEndpoint: EdgeEndpointSettings | null;
  /** null disables editing. */
  editing: EditingSettings | null;
  jotform: JotformGateway;
  /** Forms of the provider that pages show. */
  embeddedForms: EmbeddedForms;
  /** Photos of leads, for the recipients of leads. */
  photoFiles: PhotoFiles;
  /** Response cache of the public search. */
  searchAnswers: SearchAnswers;
  /** Tire hotel service for visitors; null without one. */
  tireHotel: TireHotelService | null;
  /** Workshop booking by site name; sites without booking are missing. */
  siteBookings: ReadonlyMap<string, SiteBooking>;
  pageViews: PageViewSink;
  /** Pictures of other hosts and of the content platform. */
  pictures: Pictures;
  /** Server-sent event streams. */
  eventStreams: EventStreams;
  storage: Storage;
  outbox: Outbox;
  /** Not started yet. */
  outboxWorker: OutboxWorker;
  /** Writes examples of all messages, for developers. */
  writeExamples: WriteExamples;
  /** Tiles drawn by this server, whether pages use them or not. */
  mapTiles: MapTileSource;
  /** Tiles of another host, for every map; null when this server draws them. */
  otherMapTiles: MapTiles | null;
  /** Messages to customers of workshops and the tire hotel, by channel. */
  customerNotices: (site: string) => CustomerNotices;
  /** Versions of content and stock by site, which caches compare their entries with. */
  siteVersions: SiteVersions;
  /** Last good pages and platform responses on disk; nothing is stored without a folder for them. */
  copies: Copies;
  manifest: AssetManifest;
  /** The built-in texts, overridden by those of the content platform. */
  builtInTexts: BuiltInTexts;
  findTexts: FindPageTexts;
  readiness: Readiness;
  /** Version of the build: "0.1.0+3b1d5338". */
  version: string;
  /** Limits concurrent pages and searches. */
  admission: ReturnType<typeof createAdmission>;
  /** Memory for rendered pages, in bytes; 0 disables the cache. */
  pageCacheBytes: number;
  /** Express's "trust proxy" setting. */
  trustProxy: string[] | number | false;
  /** Sent with every response. */
  securityHeaders: SecurityHeaders;
  /** Files below /assets: those of the build, and those of the sites' looks. */
  assetFolders: readonly string[];
  /** The group's, then the product's. */
  mediaFolders: readonly [string, string];
  /** Absolute path of the picture that replaces a broken one. */
  missingPicture: string;
  development: boolean;
  stop(): Promise<void>;
}
