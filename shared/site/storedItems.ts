import type { ConsentPurpose } from './consentCookie.ts';

/** Site features that determine which items its visitors can get. */
export type StoringFeature =
  | 'always'
  | 'banner'
  | 'stock'
  | 'booking'
  | 'tireHotel'
  | 'tagManager'
  | 'youtube'
  | 'leadForm';

export type StorageKind = 'cookie' | 'local' | 'session';

/** An item stored in a visitor's browser. */
export interface StoredItem {
  /** Id of the item's text: `stored_<id>`. */
  id: string;
  /** Names as shown by the browser; * stands for a variable part. */
  names: readonly string[];
  kind: StorageKind;
  purpose: 'necessary' | ConsentPurpose;
  feature: StoringFeature;
  /** Company that stores it; absent for the site itself. */
  provider?: string;
  /** Duration, or until the browser closes, the tab closes, or the visitor removes it. */
  keptFor: { unit: 'minute' | 'hour' | 'day' | 'month' | 'year'; count: number } | 'browser' | 'tab' | 'removed';
}

const google = 'Google Ireland Limited';
const youtube = `${google} (YouTube)`;
const forms = 'HubSpot Ireland Limited (Cloudflare)';

/**
 * Every cookie and storage entry a visitor can get, from the site and from embedded third parties.
 * Add an entry here when code stores something new. Editors' cookies (sc_preview, sc_site and the editing session)
 * never reach visitors and are not listed.
 */
export const storedItems = [
  {
    id: 'consent',
    names: ['consent'],
    kind: 'cookie',
    purpose: 'necessary',
    feature: 'banner',
    keptFor: { unit: 'month', count: 6 },
  },
  {
    id: 'message',
    names: ['hideAlert'],
    kind: 'cookie',
    purpose: 'necessary',
    feature: 'always',
    keptFor: { unit: 'day', count: 1 },
  },
  {
    id: 'scroll',
    names: ['scrollPositions'],
    kind: 'session',
    purpose: 'necessary',
    feature: 'always',
    keptFor: 'tab',
  },
  {
    id: 'cars',
    names: ['favourites', 'recentlyViewed', 'monthlyCosts'],
    kind: 'local',
    purpose: 'necessary',
    feature: 'stock',
    keptFor: 'removed',
  },
  {
    id: 'compare',
    names: ['compare', 'facetPanelMode'],
    kind: 'session',
    purpose: 'necessary',
    feature: 'stock',
    keptFor: 'tab',
  },
  {
    id: 'booking',
    names: ['serviceBooking'],
    kind: 'session',
    purpose: 'necessary',
    feature: 'booking',
    keptFor: 'tab',
  },
  {
    id: 'bookingOpen',
    names: ['serviceBookingOpen'],
    kind: 'local',
    purpose: 'necessary',
    feature: 'booking',
    keptFor: { unit: 'day', count: 1 },
  },
  {
    id: 'plates',
    names: ['plates'],
    kind: 'local',
    purpose: 'necessary',
    feature: 'booking',
    keptFor: 'removed',
  },
  {
    id: 'tireHotel',
    names: ['tireHotel', 'tireHotelLogin'],
    kind: 'cookie',
    purpose: 'necessary',
    feature: 'tireHotel',
    keptFor: 'browser',
  },
  {
    id: 'tireVisit',
    names: ['tireHotelVisit'],
    kind: 'local',
    purpose: 'necessary',
    feature: 'tireHotel',
    keptFor: 'removed',
  },
  {
    id: 'tirePage',
    names: ['tireHotel'],
    kind: 'session',
    purpose: 'necessary',
    feature: 'tireHotel',
    keptFor: 'tab',
  },
  {
    id: 'analytics',
    names: ['_ga', '_ga_*'],
    kind: 'cookie',
    purpose: 'statistics',
    feature: 'tagManager',
    provider: google,
    keptFor: { unit: 'year', count: 2 },
  },
  {
    id: 'youtube',
    names: ['VISITOR_INFO1_LIVE', 'VISITOR_PRIVACY_METADATA'],
    kind: 'cookie',
    purpose: 'media',
    feature: 'youtube',
    provider: youtube,
    keptFor: { unit: 'month', count: 6 },
  },
  {
    id: 'youtubeVisit',
    names: ['YSC'],
    kind: 'cookie',
    purpose: 'media',
    feature: 'youtube',
    provider: youtube,
    keptFor: 'browser',
  },
  {
    id: 'formGuard',
    names: ['__cf_bm'],
    kind: 'cookie',
    purpose: 'media',
    feature: 'leadForm',
    provider: forms,
    keptFor: { unit: 'minute', count: 30 },
  },
  {
    id: 'formVisit',
    names: ['_cfuvid'],
    kind: 'cookie',
    purpose: 'media',
    feature: 'leadForm',
    provider: forms,
    keptFor: 'browser',
  },
] as const satisfies readonly StoredItem[];
