import { fetchBytes } from '../load/fetchBytes.ts';
import type { FetchedBytes } from '../load/fetchBytes.ts';
import type { MeasuredSite, Template } from './templates.ts';

export interface MeasuredPage {
  site: string;
  template: Template;
  url: string;
}

/** The demo stock sold this car just before its own date. */
const soldCarId = '410269';
const carPath = /href="(\/[^/"]+\/(\d+)\/[^"?]+)"/g;
const maxComparedCars = 3;

/** Node.js does not resolve "<site>.localhost", unlike browsers. */
function get(url: string, headers: Record<string, string> = {}): Promise<FetchedBytes> {
  const { port, host, pathname, search } = new URL(url);
  return fetchBytes(Number(port), pathname + search, { host, ...headers });
}

async function textAt(url: string): Promise<string> {
  const { status, body } = await get(url);
  if (status !== 200) throw new Error(`${url} answered ${status}.`);
  return body.toString();
}

const firstAddress = async (sitemap: string): Promise<string> =>
  new URL(/<loc>([^<]+)/.exec(await textAt(sitemap))?.[1] ?? sitemap).pathname;

/**
 * Fills in the URLs of a site's templates and requests each page until the page cache has it.
 * It also requests a map tile: a server loads the map's data with the first, on the processor that the browser uses.
 * URLs come from the site's list, sitemaps and search.
 * @param origin of the site, "http://polhem-bil.localhost:4000"
 */
export async function findPages(
  site: MeasuredSite,
  origin: string,
  templates: readonly Template[],
): Promise<MeasuredPage[]> {
  const cars = [...(await textAt(origin + site.listPath)).matchAll(carPath)];
  const unique = new Map(cars.map(([, path = '', id = '']) => [id, path]));
  const ids = [...unique.keys()].slice(0, maxComparedCars);
  const find: Record<string, () => Promise<string>> = {
    $car: () => Promise.resolve(unique.get(ids[0] ?? '') ?? ''),
    $cars: () => Promise.resolve(ids.join(',')),
    $sold: async () =>
      new URL((await get(`${origin}/bil/${soldCarId}`)).headers['location']?.toString() ?? '/', origin).pathname,
    $dealer: () => firstAddress(`${origin}/sitemap-dealers.xml`),
    $story: () => firstAddress(`${origin}/sitemap-stories.xml`),
  };
  await textAt(`${origin}/api/maps/tiles/5/17/9.svg`);
  const pages: MeasuredPage[] = [];
  for (const template of templates) {
    const [variable] = /\$\w+/.exec(template.path) ?? [];
    const value = variable ? await find[variable]?.() : undefined;
    const path = variable ? template.path.replace(variable, value ?? '') : template.path;
    const url = origin + path;
    const { status } = await warm(url);
    if (status !== (template.isMissing ? 404 : 200)) throw new Error(`${url} answered ${status}.`);
    pages.push({ site: site.name, template, url });
  }
  return pages;
}

/** Twice, because the page cache compresses a page harder after its first request. */
async function warm(url: string): Promise<FetchedBytes> {
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  await get(url, headers);
  return get(url, headers);
}
