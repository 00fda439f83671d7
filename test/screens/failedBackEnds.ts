import { freePort } from '../upstreams/freePort.ts';

/** Back ends that a screen can show while they refuse connections. */
export const failedBackEnds = ['content', 'search', 'finance', 'places', 'booking', 'tireHotel'] as const;
export type FailedBackEnd = (typeof failedBackEnds)[number];

/** Returns the settings of a server whose back end refuses connections. */
export async function settingsWithout(backEnd: FailedBackEnd): Promise<Record<string, string>> {
  const address = `http://127.0.0.1:${String(await freePort())}`;
  const settings: Record<FailedBackEnd, Record<string, string>> = {
    content: { EDGE_ENDPOINT: address, EDGE_API_KEY: 'screens' },
    search: { SEARCH_ENDPOINT: address, SEARCH_API_KEY: 'screens' },
    finance: { CODEWEAVER_ENDPOINT: address, CODEWEAVER_API_KEY: 'screens' },
    places: { PLACES_ENDPOINT: address, PLACES_USER_AGENT: 'screens' },
    booking: { MECHMATE_ENDPOINT: address, MECHMATE_API_KEY: 'screens' },
    tireHotel: { TIREHOTEL_ENDPOINT: address, TIREHOTEL_API_KEY: 'screens' },
  };
  return settings[backEnd];
}
