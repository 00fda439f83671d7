import { createHmac } from 'node:crypto';
import { sameSecret } from '../../http/security/sameSecret.ts';

/** Contents of a token; not secret, because anyone can read it. */
type Facts = Record<string, string>;

/** Contents of a valid token. */
interface SignedFacts {
  facts: Facts;
  /** Time until the token expires, s. */
  secondsLeft: number;
}

/** Tokens signed by this product, readable by anyone, with an expiry. */
export interface SignedTokens {
  /** `purpose` prevents a token of one kind from being used as another. */
  sign(purpose: string, facts: Facts, seconds: number): string;
  /** The contents, or null for a token of another purpose, an invalid signature, or an expired one. */
  read(purpose: string, token: string): SignedFacts | null;
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && Object.values(value).every((fact) => typeof fact === 'string');
}

/** @param clock milliseconds since 1970 */
export function createSignedTokens(secret: string, clock: () => number = Date.now): SignedTokens {
  const signature = (body: string): string =>
    createHmac('sha256', secret).update('forecourt editing\n').update(body).digest('base64url');
  return {
    sign: (purpose, facts, seconds) => {
      const content = { purpose, until: clock() + seconds * 1000, facts };
      const body = Buffer.from(JSON.stringify(content)).toString('base64url');
      return `${body}.${signature(body)}`;
    },
    read: (purpose, token) => {
      const [body = '', given = '', ...rest] = token.split('.');
      if (rest.length > 0 || !sameSecret(given, signature(body))) return null;
      const content = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
      const { until, facts } = content;
      if (content['purpose'] !== purpose || typeof until !== 'number' || !isFacts(facts)) return null;
      const secondsLeft = (until - clock()) / 1000;
      return secondsLeft > 0 ? { facts, secondsLeft } : null;
    },
  };
}
