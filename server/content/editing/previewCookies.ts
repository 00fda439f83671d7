import type { Request, Response } from 'express';
import { readCookie } from '../../http/readCookie.ts';
import type { SignedTokens } from './signedTokens.ts';

const lifetimeSeconds = 60 * 60;
const tokenCookie = 'sc_preview_token';
const purpose = 'preview';
// The preview is in a frame of another site, the platform's editor. Its cookies must be sent there.
const attributes = { path: '/', httpOnly: true, sameSite: 'none', secure: true } as const;

/** Makes the following pages of this site previews as well, for an hour. */
export function setPreviewCookies(response: Response, tokens: SignedTokens, site: string): void {
  const options = { ...attributes, maxAge: lifetimeSeconds * 1000 };
  response.cookie('sc_preview', 'true', options);
  response.cookie('sc_site', site, options);
  response.cookie(tokenCookie, tokens.sign(purpose, { site }, lifetimeSeconds), options);
}

export function clearPreviewCookies(response: Response): void {
  for (const name of ['sc_preview', 'sc_site', tokenCookie]) response.clearCookie(name, attributes);
}

/** Site previewed by a request: "" for an invalid or expired token, null without a preview. */
export function previewedSite(request: Request, tokens: SignedTokens): string | null {
  if (readCookie(request, 'sc_preview') !== 'true') return null;
  const site = tokens.read(purpose, readCookie(request, tokenCookie))?.facts['site'];
  return site !== undefined && site === readCookie(request, 'sc_site') ? site : '';
}
