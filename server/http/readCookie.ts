import type { Request } from 'express';

/** The value of a cookie, "" when the request does not have it. */
export function readCookie(request: Request, name: string): string {
  for (const part of (request.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return '';
}
