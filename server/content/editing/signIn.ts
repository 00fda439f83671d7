import express, { Router } from 'express';
import type { Request, Response } from 'express';
import Joi from 'joi';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { siteOf } from '../../site/siteOfRequest.ts';
import { styleLinks } from '../../../shared/site/styleLinks.ts';
import type { StyleSheet } from '../../../shared/site/styleLinks.ts';
import type { SecretCheck } from '../../http/limits/createSecretCheck.ts';
import { forbidKeeping } from './editingHeaders.ts';
import type { EditingTextsOf } from '../../../shared/content/EditingTexts.ts';
import { isOwnOrigin } from './editingOrigins.ts';
import { setSession } from './editorSession.ts';
import type { SignedTokens } from './signedTokens.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import { escapeHtml } from '../../../shared/kit/text/escapeHtml.ts';

interface SignInPage {
  textsOf: EditingTextsOf;
  site: SiteConfig;
  css: readonly StyleSheet[];
  /** Name entered before. */
  name: string;
  /** Path to open afterwards. */
  next: string;
  fault: 'none' | 'name' | 'password' | { waitSeconds: number };
}

/** Sign-in page for editing: a plain form that works without JavaScript. */
function signInPage({ textsOf, site, css, name, next, fault }: SignInPage): string {
  const [language] = site.languages;
  const texts = textsOf(language);
  const wait = typeof fault === 'object' ? Math.ceil(fault.waitSeconds / 60) : 0;
  const faults = { none: '', name: texts.nameMissing, password: texts.wrongPassword };
  const message = typeof fault === 'object' ? fillText(texts.tooMany, { minutes: wait }) : faults[fault];
  return `<!doctype html>
<html lang="${language}" data-site="${site.name}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeHtml(texts.signInTitle)} | ${escapeHtml(site.displayName)}</title>${styleLinks(css)}</head>
<body class="sign-in"><main class="sign-in-card">
<p class="sign-in-site">${escapeHtml(site.displayName)}</p>
<h1 class="sign-in-title">${escapeHtml(texts.signInTitle)}</h1>
<p>${escapeHtml(texts.signInText)}</p>
${message && `<p class="sign-in-fault" role="alert">${escapeHtml(message)}</p>`}
<form method="post" action="/editing">
<input type="hidden" name="next" value="${escapeHtml(next)}">
<p class="editing-field"><label for="name">${escapeHtml(texts.yourName)}</label>
<input id="name" name="name" value="${escapeHtml(name)}" maxlength="60" required autocomplete="name" aria-describedby="name-help">
<span id="name-help" class="editing-help">${escapeHtml(texts.yourNameHelp)}</span></p>
<p class="editing-field"><label for="password">${escapeHtml(texts.password)}</label>
<input id="password" name="password" type="password" maxlength="400" required autocomplete="current-password"></p>
<button class="button button-primary" type="submit">${escapeHtml(texts.signIn)}</button>
</form></main></body>
</html>
`;
}

interface SignInOptions {
  checkSecret: SecretCheck;
  tokens: SignedTokens;
  /** URLs of the style sheets of a site's pages. */
  cssOf(site: SiteConfig): readonly StyleSheet[];
  textsOf: EditingTextsOf;
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

/** A path of this site; anything else would allow open redirects after signing in. */
function ownPath(next: unknown): string {
  return typeof next === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(next) && next.length <= 1024 ? next : '/';
}

/** /editing: sign-in with a name and the secret, to edit the site's pages in place for eight hours. */
export function signIn({ checkSecret, tokens, cssOf, textsOf, logger }: SignInOptions): Router {
  const router = Router();

  const show = (response: Response, status: number, page: Omit<SignInPage, 'site' | 'css' | 'textsOf'>): void => {
    forbidKeeping(response);
    response
      .status(status)
      .type('html')
      .send(signInPage({ ...page, textsOf, site: siteOf(response), css: cssOf(siteOf(response)) }));
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
    const { isRight, waitSeconds } = checkSecret(request, [password]);
    if (waitSeconds > 0) {
      response.set('Retry-After', String(waitSeconds));
      show(response, 429, { name, next, fault: { waitSeconds } });
    } else if (!isRight) {
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
