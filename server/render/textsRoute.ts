import { Router } from 'express';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import { siteOf } from '../site/siteOfRequest.ts';
import type { FindPageTexts } from './state/createPageTexts.ts';

const forever = 'public, max-age=31536000, immutable';

/**
 * Serves the texts of pages to browsers, by language, room and version: see textsPath.
 * A version that is no longer in use, or not yet, is answered with the present texts, which are not stored.
 */
export function textsRoute(content: Pick<ContentGateway, 'dictionary'>, findTexts: FindPageTexts): Router {
  const router = Router();
  router.get('/texts/:language/:file', async (request, response, next) => {
    const site = siteOf(response);
    const { language, file } = request.params;
    const [, room = '', version] = /^(\w+)\.([0-9a-f]*)\.json$/.exec(file) ?? [];
    if (!site.languages.includes(language) || version === undefined) {
      next();
      return;
    }
    const dictionary = await content.dictionary({ site: site.name, language }).catch(() => ({})); // the gateway logs it
    const { jsonOf, versions } = findTexts(dictionary, language);
    const json = jsonOf(room);
    if (json === undefined) throw new ProblemError(404, 'Not found', `There are no texts of a room "${room}".`);
    const isPresent = Object.entries(versions).some(([name, present]) => name === room && present === version);
    response.set('Cache-Control', isPresent ? forever : 'no-store').type('json').send(json);
  });
  return router;
}
