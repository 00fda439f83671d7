import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { Router } from 'express';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import { siteOf } from '../site/siteOfRequest.ts';
import type { FindPageTexts, PageTexts } from './state/createPageTexts.ts';

const forever = 'public, max-age=31536000, immutable';
const compress = promisify(brotliCompress);

/** Compressed files of a site's texts; pages name some twenty combinations of rooms. */
const maxFiles = 64;
const filesByTexts = new WeakMap<PageTexts, Map<string, Promise<Buffer>>>();

/**
 * Serves the texts of some rooms to browsers, in the best compression: see textsPath.
 * Another version than the present one is answered with the present texts, which are not stored.
 */
export function textsRoute(content: Pick<ContentGateway, 'dictionary'>, findTexts: FindPageTexts): Router {
  const router = Router();
  router.get('/texts/:language/:version/:file', async (request, response, next) => {
    const site = siteOf(response);
    const { language, version, file } = request.params;
    const rooms = file.replace(/\.json$/, '').split('+');
    // the gateway logs a failure
    const dictionary = await content.dictionary({ site: site.name, language }).catch(() => null);
    const texts = findTexts(dictionary, language);
    const areKnown = rooms.every(
      (room, at) => texts.rooms.some((known) => known === room) && rooms.indexOf(room) === at,
    );
    if (!site.languages.includes(language) || !file.endsWith('.json') || !areKnown) {
      next();
      return;
    }
    response.set('Cache-Control', version === texts.version ? forever : 'no-store').type('json');
    response.vary('Accept-Encoding');
    const compressed = request.acceptsEncodings('br') === 'br' ? await compressedFile(texts, rooms) : null;
    if (compressed) response.set('Content-Encoding', 'br').send(compressed);
    else response.send(JSON.stringify(texts.textsOf(rooms)));
  });
  return router;
}

/** Returns the texts with Brotli; null beyond the number of files that are kept. */
async function compressedFile(texts: PageTexts, rooms: readonly string[]): Promise<Buffer | null> {
  const files = filesByTexts.get(texts) ?? new Map<string, Promise<Buffer>>();
  filesByTexts.set(texts, files);
  const name = rooms.join('+');
  const known = files.get(name);
  if (known) return known;
  if (files.size >= maxFiles) return null;
  const file = compress(JSON.stringify(texts.textsOf(rooms)));
  files.set(name, file);
  return file;
}
