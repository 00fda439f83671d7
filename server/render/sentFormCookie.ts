import type { Request, Response } from 'express';
import { readCookie } from '../http/readCookie.ts';
import { secureCookieName } from '../http/secureCookieName.ts';

const nameFor = (request: Request): string => secureCookieName(request, 'sentForm', '__Secure-');
/** Minutes for which a page confirms that a form was sent: long enough for a reload. */
const maxAgeMinutes = 5;

/**
 * Marks for the next page that the visitor has sent a form.
 * The URL of that page names the form too, but anyone can open or share a URL.
 * @param path where the form is; other pages do not get the cookie
 */
export function setSentForm(response: Response, path: string, form: string): void {
  response.cookie(nameFor(response.req), form, {
    path,
    maxAge: maxAgeMinutes * 60_000,
    httpOnly: true,
    sameSite: 'lax',
    secure: response.req.secure,
  });
}

/** The form that the visitor sent from this page in the last minutes; "" for none. */
export function readSentForm(request: Request): string {
  return readCookie(request, nameFor(request));
}
