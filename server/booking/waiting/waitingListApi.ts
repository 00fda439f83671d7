import type { RequestHandler, Router } from 'express';
import type { WaitingListGateway } from '../../../shared/booking/WaitingListGateway.ts';
import { cleanLine } from '../../../shared/forms/cleanText.ts';
import { normalizePhone } from '../../../shared/forms/rules/phoneNumber.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { ApiRoutes } from '../../http/api/ApiRoutes.ts';
import { jsonRoute } from '../../http/api/jsonRoute.ts';
import { siteOfAnswer } from '../../site/siteOfRequest.ts';
import { requestLanguage } from '../../site/requestLanguage.ts';
import { linkSchema } from '../links/bookingLinkSchemas.ts';
import { bySite } from '../api/bySite.ts';
import { bookingErrors } from '../api/bookingProblem.ts';
import { waitingSchema } from '../api/bookingSchemas.ts';
import { cleanServices } from '../api/cleanServices.ts';
import { normalPlate } from '../api/normalPlate.ts';

interface WaitingListApiParts {
  waitingList: WaitingListGateway;
  /** Rate limit of new entries: each sends a mail. */
  limitEntries: RequestHandler;
  /** Rate limit of requests with a link, so that links cannot be guessed. */
  limitLinks: RequestHandler;
  clock: Clock;
  logger: Logger;
}

/** /api/mechmate/waiting: entries of the workshops' waiting lists. Links are in the body and nowhere else. */
export function createWaitingListApi(parts: WaitingListApiParts): Router {
  const { waitingList, limitEntries, limitLinks, clock, logger } = parts;
  const schemaForSite = bySite(clock, waitingSchema);
  const routes = new ApiRoutes();
  const maxBytes = '16kb';

  routes.post(
    '/join',
    ...jsonRoute({ limit: limitEntries, maxBytes, schema: schemaForSite }, async (wish, request, response) => {
      const cleaned = {
        ...wish,
        registrationNumber: normalPlate(wish.registrationNumber, siteOfAnswer(response)),
        email: cleanLine(wish.email),
        phone: normalizePhone(wish.phone),
        serviceOfferingRequests: cleanServices(wish.serviceOfferingRequests),
      };
      await waitingList.join(cleaned, requestLanguage(request, response));
      response.status(204).end();
    }),
  );
  routes.post(
    '/view',
    ...jsonRoute({ limit: limitLinks, maxBytes, schema: linkSchema }, async ({ link }, request, response) => {
      response.json(await waitingList.view(link, requestLanguage(request, response)));
    }),
  );
  routes.post(
    '/leave',
    ...jsonRoute({ limit: limitLinks, maxBytes, schema: linkSchema }, async ({ link }, _request, response) => {
      await waitingList.leave(link);
      response.status(204).end();
    }),
  );
  routes.refuseOtherMethods();
  routes.router.use(bookingErrors(logger));
  return routes.router;
}
