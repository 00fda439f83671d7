import type { PageToRender } from '../PageRenderer.ts';
import type { PageEncoding } from './acceptedEncoding.ts';

/** A rendered page, ready to send to any visitor. */
export interface CachedPage {
  readonly kind: 'cached';
  readonly key: string;
  /** The page to render again. */
  readonly page: PageToRender;
  readonly status: number;
  /** Header block except request id, age, encoding, length and date: names and values alternating. */
  readonly headers: readonly string[];
  readonly etag: string;
  /** Milliseconds of the clock, taken before the page's data was read. */
  readonly renderedAt: number;
  /** Version of the site's content and stock, taken before the page's data was read. */
  readonly version: number;
  /** The body by encoding; identity is always present. */
  readonly bodies: Partial<Record<PageEncoding, Buffer>> & { identity: Buffer };
  /** True once the best compression was tried. */
  isSmallest: boolean;
  /** Number of responses from the cache. */
  hits: number;
}

/** Approximate memory of an entry in bytes. */
export function calculateSize({ key, headers, bodies }: CachedPage): number {
  const ofBodies = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
  return ofBodies + key.length * 4 + headers.reduce((sum, text) => sum + text.length, 0) + 2000;
}
