import { request } from 'node:http';
import { maxCachedResponses } from '../../../server/places/nominatim/nominatimPlacesGateway.ts';
import { minAddresses } from '../../../server/render/pageCache/createCachedPageHandler.ts';

const host = 'polhem-bil.localhost';
/** Requests at a time: the service of places takes 100 a second. */
const atOnce = 4;

/** Sends a request and resolves when its response is over; its status does not matter. */
function get(port: number, path: string): Promise<void> {
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, path, agent: false, headers: { host } });
    call.once('response', (response) => response.resume().once('close', resolve));
    call.once('error', () => resolve());
    call.end();
  });
}

/**
 * Fills the caches of places and of page addresses, which visitors fill slowly.
 * They are bounded by a number of entries; otherwise they would still grow during the soak.
 */
export async function fillCaches(port: number): Promise<void> {
  const paths = [
    ...Array.from({ length: maxCachedResponses + 100 }, (_, number) => `/api/maps/autocomplete?input=fill${number}`),
    ...Array.from({ length: minAddresses + 100 }, (_, number) => `/nothing/fill${number}`),
  ];
  const sendNext = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await get(port, path);
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
}
