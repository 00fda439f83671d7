import type { MailedBookings, SiteConfig } from '../shared/site/SiteTypes.ts';
import type { Env } from './env.ts';
import { excludesDemoData } from './excludesDemoData.ts';
import type { Group } from './group/Group.ts';

/** How workshops are booked, as the environment says it. */
export function bookingSettings(env: Env, group: Group) {
  const site = bookingSite(group);
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
    origin: env.BOOKING_ORIGIN || `https://${site.hosts[0] ?? 'localhost'}`,
    site: site.name,
    locales: site.locales,
    plates: site.plates,
  };
}

/** The bookings whose messages this server mails: those of the built-in engines, with a mail server set up. */
export function mailedBookings({ SMTP_URL, MECHMATE_ENDPOINT, TIREHOTEL_ENDPOINT }: MailEnv): MailedBookings[] {
  if (SMTP_URL === '') return [];
  return [
    ...(MECHMATE_ENDPOINT === '' ? (['workshop'] as const) : []),
    ...(TIREHOTEL_ENDPOINT === '' ? (['wheelChange'] as const) : []),
  ];
}

type MailEnv = Pick<Env, 'SMTP_URL' | 'MECHMATE_ENDPOINT' | 'TIREHOTEL_ENDPOINT'>;

/** The site whose address and texts mails about bookings have: workshops have texts in Swedish, so one in Swedish if any. */
function bookingSite({ sites, defaultSite }: Group): SiteConfig {
  const speaksSwedish = ({ languages }: SiteConfig): boolean => languages.includes('sv');
  return speaksSwedish(defaultSite) ? defaultSite : (sites.find(speaksSwedish) ?? defaultSite);
}
