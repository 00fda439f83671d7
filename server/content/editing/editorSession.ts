import type { Request, Response } from 'express';
import { readCookie } from '../../http/readCookie.ts';
import { secureCookieName } from '../../http/secureCookieName.ts';
import type { SignedTokens } from './signedTokens.ts';

const lifetimeSeconds = 8 * 60 * 60;
const purpose = 'session';

/** An editor who has signed in to edit a site in place. */
export interface EditorSession {
  /** Name shown to others in a conflict. */
  editor: string;
  mode: 'edit' | 'preview';
}

/** An editor's session that has not ended yet. */
export interface OpenSession extends EditorSession {
  /** Whole seconds until the session ends. */
  secondsLeft: number;
}

const nameFor = (request: Request): string => secureCookieName(request, 'forecourt_editing', '__Host-');

const attributes = (request: Request) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: request.secure }) as const;

/** Starts a session of eight hours, or prolongs one: it then ends eight hours from now. */
export function setSession(
  request: Request,
  response: Response,
  tokens: SignedTokens,
  { editor, mode }: EditorSession,
): void {
  const token = tokens.sign(purpose, { editor, mode }, lifetimeSeconds);
  response.cookie(nameFor(request), token, { ...attributes(request), maxAge: lifetimeSeconds * 1000 });
}

export function endSession(request: Request, response: Response): void {
  response.clearCookie(nameFor(request), attributes(request));
}

/** The session of a request, or null. An expired one is none: the page is then a visitor's. */
export function readSession(request: Request, tokens: SignedTokens): OpenSession | null {
  const token = tokens.read(purpose, readCookie(request, nameFor(request)));
  if (!token) return null;
  const { editor = '', mode } = token.facts;
  return { editor, mode: mode === 'preview' ? 'preview' : 'edit', secondsLeft: Math.floor(token.secondsLeft) };
}
