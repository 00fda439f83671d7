import { EncryptJWT, jwtDecrypt } from 'jose';
import { JOSEError } from 'jose/errors';
import type { Clock } from '../../shared/kit/Clock.ts';

/** Makes texts that only this installation can read or make. */
export interface Sealer {
  /** `holds` as a text that opens for the same purpose alone, and only for so long. */
  seal(purpose: string, holds: object, lastsMs: number): Promise<string>;
  /** What it holds; null for what was not sealed for this purpose, was changed in any sign, or has lapsed. */
  open(purpose: string, sealed: string): Promise<Record<string, unknown> | null>;
}

const keyBytes = 32;
/** Longer than any token that is made, the encrypted ones of a tire system within. */
const mostSigns = 8000;
const algorithms = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };

/** Seals by JWE (RFC 7516: alg dir, enc A256GCM), `key` being 256 bits as base64url, as storedSecret makes them. */
export function createSealer(key: string, clock: Clock): Sealer {
  const bytes = new Uint8Array(Buffer.from(key, 'base64url'));
  if (bytes.length !== keyBytes) throw new Error('The key that tokens are sealed with has not 256 bits.');
  return {
    seal: (purpose, holds, lastsMs) =>
      new EncryptJWT({ holds })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(purpose)
        .setExpirationTime(new Date(clock.now().getTime() + lastsMs))
        .encrypt(bytes),
    open: async (purpose, sealed) => {
      if (sealed.length > mostSigns || !isCanonical(sealed)) return null;
      try {
        const { payload } = await jwtDecrypt(sealed, bytes, {
          ...algorithms,
          audience: purpose,
          requiredClaims: ['exp'],
          currentDate: clock.now(),
        });
        const { holds } = payload;
        return typeof holds === 'object' && holds !== null ? (holds as Record<string, unknown>) : null;
      } catch (error) {
        if (error instanceof JOSEError) return null;
        throw error;
      }
    },
  };
}

/** Base64url has signs whose last bits mean nothing: with another one in its place a text would open all the same. */
function isCanonical(sealed: string): boolean {
  return sealed.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}
