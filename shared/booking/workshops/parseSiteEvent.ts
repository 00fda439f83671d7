import type { WorkshopSite } from '../BookingTypes.ts';
import type { SiteEvent } from '../SiteEvent.ts';
import { readWireCode } from '../wireCode.ts';
import { cutText } from '../../kit/text/cutText.ts';

const broken: SiteEvent = { error: { code: 'ServerError' } };

/**
 * Parses an event of the workshop search: a workshop, an error, or no (more) workshops.
 * The last two are JSON objects or plain texts ("noSites", "ServerError"). Anything else is the error ServerError.
 */
export function parseSiteEvent(data: string): SiteEvent {
  const value = parseJson(data);
  if (typeof value === 'string') return eventOfText(value.trim());
  if (typeof value !== 'object' || value === null) return broken;
  if ('error' in value) return typeof value.error === 'string' ? errorEvent(value.error) : broken;
  if ('noSites' in value) return value.noSites === true ? { noSites: true } : broken;
  return parseSite(value) ?? broken;
}

/** Returns text that is not JSON unchanged. */
function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}

function eventOfText(text: string): SiteEvent {
  return /^no[ _-]?sites$/i.test(text) ? { noSites: true } : errorEvent(text);
}

function errorEvent(code: string): SiteEvent {
  return { error: readWireCode(cutText(code.trim(), 120)) };
}

function parseSite(value: object): WorkshopSite | null {
  const site = value as Partial<Record<keyof WorkshopSite, unknown>>;
  const { departmentId, siteId, siteName, address, latitude, longitude, brands, firstTimeSlot } = site;
  const isWhole =
    isText(departmentId) &&
    departmentId !== '' &&
    isText(siteName) &&
    isText(firstTimeSlot) &&
    isWallClock(firstTimeSlot);
  if (!isWhole || !isNumber(latitude) || !isNumber(longitude)) return null;
  return {
    departmentId,
    siteId: isText(siteId) ? siteId : '',
    siteName,
    address: isText(address) ? address : '',
    latitude,
    longitude,
    brands: Array.isArray(brands) ? brands.filter(isText) : [],
    firstTimeSlot,
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isWallClock(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text);
}
