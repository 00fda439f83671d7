import { siteOrigin } from '../shared/site/siteOrigin.ts';
import type { MailedBookings, SiteConfig } from '../shared/site/SiteTypes.ts';
import type { Env } from './env.ts';
import { excludesDemoData } from './excludesDemoData.ts';
import type { Group } from './group/Group.ts';

/** Returns the workshop booking settings from the environment and the group's sites. */
export function bookingSettings(env: Env, group: Group) {
  return {
    endpoint: env.MECHMATE_ENDPOINT,
    apiKey: env.MECHMATE_API_KEY,
    apiKeyHeader: env.MECHMATE_API_KEY_HEADER,
    honoursKeys: env.MECHMATE_HONOURS_KEYS,
    casesMail: env.BOOKING_CASES_MAIL,
    excludesDemoData: excludesDemoData(env, group),
    texts: env.BOOKING_SMS,
    senders: { mail: env.SMTP_URL !== '', sms: env.SMS_ENDPOINT !== '' },
    linkSecret: env.BOOKING_LINK_SECRET,
    sites: sitesWith('booking', env, group),
    countries: new Map(group.sites.map(({ name, country }) => [name, country])),
    tireHotelSites: sitesWith('tireHotel', env, group),
  };
}

/**
 * Returns the kinds of bookings for which this server mails messages.
 * These are the bookings of the built-in engines, provided that a mail server is set up.
 */
export function mailedBookings({ SMTP_URL, MECHMATE_ENDPOINT, TIREHOTEL_ENDPOINT }: MailEnv): MailedBookings[] {
  if (SMTP_URL === '') return [];
  return [
    ...(MECHMATE_ENDPOINT === '' ? (['workshop'] as const) : []),
    ...(TIREHOTEL_ENDPOINT === '' ? (['wheelChange'] as const) : []),
  ];
}

type MailEnv = Pick<Env, 'SMTP_URL' | 'MECHMATE_ENDPOINT' | 'TIREHOTEL_ENDPOINT'>;

function sitesWith(feature: 'booking' | 'tireHotel', env: Pick<Env, 'BOOKING_ORIGIN'>, group: Group) {
  return group.sites
    .filter(({ features }) => features[feature])
    .map((site) => {
      const origin = chooseOrigin(site, env.BOOKING_ORIGIN, group.defaultSite);
      return { ...site, origin, phonePlan: site.phone };
    });
}

/**
 * Returns the origin for links in a site's messages: the site's own.
 * BOOKING_ORIGIN is the URL of the default site; if that is on localhost, other sites get their name as a subdomain.
 */
function chooseOrigin(site: SiteConfig, bookingOrigin: string, defaultSite: SiteConfig): string {
  const own = siteOrigin(site);
  if (bookingOrigin === '') return own;
  if (site.name === defaultSite.name) return bookingOrigin;
  const address = new URL(bookingOrigin);
  if (address.hostname !== 'localhost') return own;
  address.hostname = `${site.name}.localhost`;
  return address.origin;
}
