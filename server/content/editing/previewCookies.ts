import type { Request, Response } from 'express';
import { readCookie } from '../../http/readCookie.ts';
import type { SignedTokens } from './signedTokens.ts';

const lifetimeSeconds = 60 * 60;
const tokenCookie = 'sc_preview_token';
const purpose = 'preview';
// The preview stands in a frame of the platform's editor, another site, so its cookies must travel there.
const attributes = { path: '/', httpOnly: true, sameSite: 'none', secure: true } as const;

/** Lets the pages that follow by their addresses be previews too, for an hour. */
export function setPreviewCookies(response: Response, tokens: SignedTokens, site: string): void {
  const options = { ...attributes, maxAge: lifetimeSeconds * 1000 };
  response.cookie('sc_preview', 'true', options);
  response.cookie('sc_site', site, options);
  response.cookie(tokenCookie, tokens.sign(purpose, { site }, lifetimeSeconds), options);
}

export function clearPreviewCookies(response: Response): void {
  for (const name of ['sc_preview', 'sc_site', tokenCookie]) response.clearCookie(name, attributes);
}

/** The site that a request previews: "" when its token is wrong or has run out, null when it is no preview. */
export function previewedSite(request: Request, tokens: SignedTokens): string | null {
  if (readCookie(request, 'sc_preview') !== 'true') return null;
  const site = tokens.read(purpose, readCookie(request, tokenCookie))?.['site'];
  return site !== undefined && site === readCookie(request, 'sc_site') ? site : '';
}
