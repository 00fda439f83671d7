import { asciiSlug } from '../shared/kit/text/asciiSlug.ts';
import type { SiteConfig } from '../shared/site/SiteTypes.ts';
import type { Env } from './env.ts';
import type { Group } from './group/Group.ts';

/**
 * Returns URLs and credentials of the group's other systems from the environment.
 * A missing URL is "".
 */
export function backendSettings(env: Env, group: Pick<Group, 'name' | 'defaultSite'>) {
  return {
    comhub: { endpoint: env.COMHUB_ENDPOINT, apiKey: env.COMHUB_API_KEY, apiKeyHeader: env.COMHUB_API_KEY_HEADER },
    smtp: {
      url: env.SMTP_URL,
      from: env.MAIL_FROM || `web@${mailHost(group.defaultSite)}`,
      returnPath: env.MAIL_RETURN_PATH,
    },
    sms: {
      endpoint: env.SMS_ENDPOINT,
      apiKey: env.SMS_API_KEY,
      apiKeyHeader: env.SMS_API_KEY_HEADER,
      from: env.SMS_FROM || smsName(group.name),
    },
    tireHotel: {
      endpoint: env.TIREHOTEL_ENDPOINT,
      apiKey: env.TIREHOTEL_API_KEY,
      apiKeyHeader: env.TIREHOTEL_API_KEY_HEADER,
      honoursKeys: env.TIREHOTEL_HONOURS_KEYS,
    },
    jotform: { endpoint: env.JOTFORM_ENDPOINT, apiKey: env.JOTFORM_API_KEY },
    pageViews: { endpoint: env.PAGE_VIEW_ENDPOINT, apiKey: env.PAGE_VIEW_API_KEY },
    finance: {
      endpoint: env.CODEWEAVER_ENDPOINT,
      apiKey: env.CODEWEAVER_API_KEY,
      apiKeyHeader: env.CODEWEAVER_API_KEY_HEADER,
    },
    places: {
      endpoint: env.PLACES_ENDPOINT,
      userAgent: env.PLACES_USER_AGENT,
      callsPerSecond: env.PLACES_RATE_LIMIT,
      tiles: env.MAP_TILES,
      attribution: env.MAP_ATTRIBUTION,
    },
  };
}

/** "fjordbil.no" */
function mailHost({ bareHost, hosts }: SiteConfig): string {
  return bareHost ?? hosts[0]?.replace(/^www\./, '') ?? 'localhost';
}

/**
 * Returns a group's name as the sender of text messages: "Fjord Bil".
 * Networks accept 11 letters, digits and spaces.
 */
function smsName(name: string): string {
  const words = asciiSlug(name).split('-');
  const capitalised = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return capitalised.join(' ').slice(0, 11).trim();
}
