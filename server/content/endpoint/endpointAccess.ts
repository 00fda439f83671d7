import type { Request } from 'express';
import { sameSecret } from '../../http/security/sameSecret.ts';

export interface EndpointKeys {
  /** Grants access to published content. */
  key: string;
  /** Grants access to drafts and the editors' metadata as well; "" disables it. */
  previewKey: string;
}

export type EndpointAccess = 'none' | 'published' | 'drafts';

const headers = ['sc_apikey', 'x-gql-token', 'x-sitecore-contextid'];
const parameters = ['sc_apikey', 'sitecoreContextId'];

/** Access of a request by its credential, in any of the places where clients of the platform put it. */
export function endpointAccess(request: Request, { key, previewKey }: EndpointKeys): EndpointAccess {
  const given = [...headers.map((name) => request.get(name)), ...parameters.map((name) => request.query[name])];
  const credentials = given.filter((value): value is string => typeof value === 'string');
  const opens = (secret: string): boolean => credentials.some((credential) => sameSecret(credential, secret));
  if (previewKey !== '' && opens(previewKey)) return 'drafts';
  return opens(key) ? 'published' : 'none';
}
