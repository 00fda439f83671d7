import { LRUCache } from 'lru-cache';
import { placeholders } from '../../../shared/content/ContentTypes.ts';
import type { Fields, LayoutAnswer, SectionData } from '../../../shared/content/ContentTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { HttpClient } from '../../upstream/HttpClient.ts';

export interface HeroBlurOptions {
  client: Pick<HttpClient, 'getFile'>;
  /** Allowed origins of pictures, those of the platform. The first is used for paths without a host. */
  origins: readonly [string, ...string[]];
  logger: Logger;
}

/** Width of the placeholder picture, made by the platform's media handler ("mw": maximum width). */
const blurWidth = 16;
/** A blurred placeholder is part of the page's HTML, so it must be tiny. */
const maxBytes = 2048;
const pictureFields = ['Image', 'ImagePhone'];

/**
 * Adds blurred placeholders to the pictures of hero banners.
 * They are fetched once in the background: the first page shown has none. A failure is logged, and the picture has no
 * placeholder for ten minutes.
 */
export function heroBlur({ client, origins, logger }: HeroBlurOptions): (answer: LayoutAnswer) => LayoutAnswer {
  const blurs = new LRUCache<string, string>({ max: 500 });
  const underWay = new Set<string>();

  const fetchBlur = async (address: string): Promise<void> => {
    underWay.add(address);
    try {
      const { type, bytes } = await client.getFile(address, { kind: 'image/' });
      if (bytes.length > maxBytes) throw new Error(`it has ${bytes.length} bytes, more than ${maxBytes}`);
      blurs.set(address, `data:${type.split(';')[0] ?? ''};base64,${bytes.toString('base64')}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.warn('content.blurFailed', { picture: new URL(address).pathname, reason });
      blurs.set(address, '', { ttl: 600_000 });
    } finally {
      underWay.delete(address);
    }
  };

  const smallAddress = (src: string): string | null => {
    try {
      const address = new URL(src, origins[0]);
      if (!origins.includes(address.origin)) return null;
      address.searchParams.set('mw', String(blurWidth));
      return address.href;
    } catch {
      return null; // no address: nothing to fetch
    }
  };

  const blurred = (field: unknown): unknown => {
    const value = (field as { value?: { src?: unknown; blur?: unknown } } | undefined)?.value;
    if (typeof value?.src !== 'string' || value.src === '' || value.blur !== undefined) return field;
    const address = smallAddress(value.src);
    if (address === null) return field;
    const cached = blurs.get(address);
    if (cached === undefined && !underWay.has(address)) void fetchBlur(address);
    return cached ? { ...(field as object), value: { ...value, blur: cached } } : field;
  };

  const withBlur = (section: SectionData): SectionData => {
    if (section.componentName !== 'HeroBanner') return section;
    const fields: Fields = { ...section.fields };
    for (const name of pictureFields) if (name in fields) fields[name] = blurred(fields[name]);
    return { ...section, fields };
  };

  return (answer) => {
    const { route } = answer;
    const main = route?.placeholders[placeholders.main];
    if (!route || !main) return answer;
    const sections = main.map(withBlur);
    return { ...answer, route: { ...route, placeholders: { ...route.placeholders, [placeholders.main]: sections } } };
  };
}
