import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import Joi from 'joi';
import { monotonicMs } from '../../../shared/kit/monotonicMs.ts';
import type { DiskCopies } from '../../storage/copies/DiskCopies.ts';
import type { PageToRender } from '../PageRenderer.ts';
import type { CachedPage } from './CachedPage.ts';

const decompress = promisify(brotliDecompress);

/** Stored with the Brotli body of a page. */
type PageCopyFacts = Pick<CachedPage, 'status' | 'headers' | 'etag' | 'renderedAt'>;

const factsSchema = Joi.object<PageCopyFacts>({
  status: Joi.number().integer().min(200).max(499).required(),
  headers: Joi.array().items(Joi.string()).required(),
  etag: Joi.string().required(),
  renderedAt: Joi.number().required(),
}).required();

/** Matches no version of a site: a page with it is only served when rendering fails. */
const outdatedVersion = -1;

/** The last good copies of pages, which survive a restart. */
export interface PageCopies {
  /** Stores a page that was found (200) once it is compressed. */
  save(page: CachedPage): void;
  /** The stored page of a key; null without an intact one. */
  load(key: string, page: PageToRender): Promise<CachedPage | null>;
}

interface PageCopyClocks {
  /** Clock of the pages' `renderedAt`, in ms. */
  clock?: () => number;
  /** Milliseconds since 1970, for the stored times. */
  wallClock?: () => number;
}

/** Stores times by the wall clock: the monotonic clock of a process means nothing to the next one. */
export function createPageCopies(
  copies: DiskCopies,
  { clock = monotonicMs, wallClock = Date.now }: PageCopyClocks = {},
): PageCopies {
  return {
    save: ({ key, status, headers, etag, renderedAt, bodies }) => {
      if (status !== 200 || !bodies.br) return;
      copies.write(key, { status, headers, etag, renderedAt: wallClock() - (clock() - renderedAt) }, bodies.br);
    },
    load: async (key, page) => {
      const copy = await copies.read(key);
      const facts = factsSchema.validate(copy?.meta);
      if (!copy || facts.error) return null;
      try {
        const bodies = { identity: await decompress(copy.body), br: copy.body };
        return {
          kind: 'cached',
          key,
          page,
          ...facts.value,
          renderedAt: clock() - Math.max(0, wallClock() - facts.value.renderedAt),
          version: outdatedVersion,
          bodies,
          isSmallest: true,
          hits: 0,
        };
      } catch {
        return null; // a corrupt body
      }
    },
  };
}
