import express from 'express';
import type { Request, RequestHandler, Response, Router } from 'express';
import Joi from 'joi';
import { consentCookieName, consentCookieValue, consentMaxAgeSeconds } from '../../shared/site/consentCookie.ts';
import { ApiRoutes } from '../http/api/ApiRoutes.ts';
import { validate } from '../http/api/validate.ts';
import { refuseCrossSite } from '../http/security/refuseCrossSite.ts';
import { requestHost } from '../http/security/requestHost.ts';

interface Choices {
  /** Value of the consent cookie. */
  consent: string;
}

const either = [false, true];
const consentValues = new Set(
  either.flatMap((statistics) =>
    either.flatMap((media) => either.map((hasSignal) => consentCookieValue({ statistics, media }, hasSignal))),
  ),
);

const schema = Joi.object<Choices>({
  consent: Joi.string()
    .valid(...consentValues)
    .required(),
});

/**
 * POST /api/choices: stores the visitor's consent in its cookie for six months.
 * Safari deletes a cookie that a script has set after seven days. Scripts send JSON and get 204; the banner's form,
 * while its code is missing, is led back to its page.
 * @param limit rate limit per address
 */
export function choicesApi(limit: RequestHandler): Router {
  const routes = new ApiRoutes();
  const readJson = express.json({ limit: '1kb' });
  const readForm = express.urlencoded({ extended: false, limit: '1kb' });
  routes.post('/', limit, refuseCrossSite, readJson, readForm, (request, response) => {
    const { consent } = validate(schema, request.body ?? {}, 'body');
    response.set('Cache-Control', 'no-store');
    setConsentCookie(response, consent);
    if (request.is('urlencoded')) response.redirect(303, ownPage(request));
    else response.status(204).end();
  });
  routes.refuseOtherMethods();
  return routes.router;
}

/** Sets the cookie with the attributes that scripts give it in client/site/consent/consent.ts. */
function setConsentCookie(response: Response, value: string): void {
  response.cookie(consentCookieName, value, {
    maxAge: consentMaxAgeSeconds * 1000,
    sameSite: 'lax',
    secure: response.req.secure,
  });
}

/** Address of the page that sent a form; "/" unless it is one of this host. */
function ownPage(request: Request): string {
  const referer = request.get('referer') ?? '';
  return URL.canParse(referer) && new URL(referer).host === requestHost(request) ? referer : '/';
}
