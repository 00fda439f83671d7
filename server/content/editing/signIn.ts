import express, { Router } from 'express';
import type { Request, Response } from 'express';
import Joi from 'joi';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { siteOf } from '../../site/siteOfRequest.ts';
import { createAttemptLimit } from '../../http/limits/createAttemptLimit.ts';
import { forbidKeeping } from './editingHeaders.ts';
import { isOwnOrigin } from './editingOrigins.ts';
import { setSession } from './editorSession.ts';
import { sameSecret } from '../../http/security/sameSecret.ts';
import type { SignedTokens } from './signedTokens.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { signInPage } from './signInPage.ts';
import type { SignInPage } from './signInPage.ts';
import { clientAddress } from '../../http/security/clientAddress.ts';

interface SignInOptions {
  secret: string;
  tokens: SignedTokens;
  /** URLs of the style sheets of a site's pages. */
  cssOf(site: SiteConfig): readonly string[];
  logger: Logger;
}

interface SignInForm {
  name: string;
  password: string;
  next: string;
}

const formSchema = Joi.object<SignInForm>({
  name: Joi.string().trim().allow('').max(60).default(''),
  password: Joi.string().allow('').max(400).default(''),
  next: Joi.string().allow('').max(1024).default('/'),
}).options({ stripUnknown: true });

const fifteenMinutes = 15 * 60 * 1000;
const attempts = 5;

/** A path of this site; anything else would allow open redirects after signing in. */
function ownPath(next: unknown): string {
  return typeof next === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(next) && next.length <= 1024 ? next : '/';
}

/** /editing: sign-in with a name and the secret, to edit the site's pages in place for eight hours. */
export function signIn({ secret, tokens, cssOf, logger }: SignInOptions): Router {
  const router = Router();
  const limit = createAttemptLimit(attempts, fifteenMinutes);

  const show = (response: Response, status: number, page: Omit<SignInPage, 'site' | 'css'>): void => {
    forbidKeeping(response);
    response
      .status(status)
      .type('html')
      .send(signInPage({ ...page, site: siteOf(response), css: cssOf(siteOf(response)) }));
  };

  router.get('/', (request, response) => {
    show(response, 200, { name: '', next: ownPath(request.query['next']), fault: 'none' });
  });

  router.post('/', express.urlencoded({ extended: false, limit: '4kb' }), (request: Request, response) => {
    const origin = request.get('origin');
    const checked = formSchema.validate(request.body ?? {});
    if (checked.error || (origin !== undefined && !isOwnOrigin(request, origin))) {
      show(response, 403, { name: '', next: '/', fault: 'none' });
      return;
    }
    const { name, password } = checked.value;
    const next = ownPath(checked.value.next);
    const caller = clientAddress(request);
    const waitSeconds = limit.waitSeconds(caller);
    if (waitSeconds > 0) {
      response.set('Retry-After', String(waitSeconds));
      show(response, 429, { name, next, fault: { waitSeconds } });
    } else if (!sameSecret(password, secret)) {
      limit.failed(caller);
      logger.warn('editing.signInFailed');
      show(response, 403, { name, next, fault: 'password' });
    } else if (name === '') {
      show(response, 400, { name, next, fault: 'name' });
    } else {
      setSession(request, response, tokens, { editor: name, mode: 'edit' });
      logger.info('editing.signedIn', { editor: name });
      forbidKeeping(response);
      response.redirect(303, next);
    }
  });
  return router;
}
