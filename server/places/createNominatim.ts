import type { Logger } from '../../shared/kit/Logger.ts';
import type { PlacesGateway } from '../../shared/places/PlacesGateway.ts';
import { createHttpClient } from '../upstream/createHttpClient.ts';
import { nominatimPlacesGateway } from './nominatim/nominatimPlacesGateway.ts';

interface NominatimSettings {
  /** With or without a trailing slash. */
  endpoint: string;
  /** Identifies the operator and a contact. */
  userAgent: string;
  callsPerSecond: number;
  logger: Logger;
  /** Timeout of one request. */
  timeoutMs?: number;
  /** Fallback while the service fails. */
  standIn?: PlacesGateway;
}

/**
 * Places from a Nominatim-compatible service.
 * Failed requests are not retried: the visitor keeps typing, and a failing service needs no second request.
 */
export function createNominatim(settings: NominatimSettings): PlacesGateway {
  const { endpoint, userAgent, timeoutMs = 4000, standIn, ...rest } = settings;
  const client = createHttpClient({
    name: 'places',
    timeoutMs,
    retries: 0,
    maxAnswerBytes: 512 * 1024,
    ...rest,
  });
  return nominatimPlacesGateway({
    client,
    endpoint: endpoint.replace(/\/+$/, ''),
    userAgent,
    ...(standIn && { standIn }),
  });
}
