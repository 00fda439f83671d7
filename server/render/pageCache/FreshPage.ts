import type { Readable } from 'node:stream';
import type { RenderedDocument } from '../PageRenderer.ts';
import type { CachedPage } from './CachedPage.ts';

/** A page that has just been rendered: its visitor reads the HTML while the copy for all others is made. */
export interface FreshPage extends Pick<RenderedDocument, 'status'> {
  readonly kind: 'fresh';
  /** Header block without ETag, which only the complete page has: names and values alternating. */
  readonly headers: readonly string[];
  /** For one visitor. */
  readonly html: Readable;
  /** The complete page, in the cache by then if it may be. Rejects when it was cut off. */
  readonly copy: Promise<CachedPage>;
}
