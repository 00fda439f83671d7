import { EncryptJWT, jwtDecrypt } from 'jose';
import { JOSEError } from 'jose/errors';
import type { Clock } from '../../../shared/kit/Clock.ts';

/** Encrypts and authenticates texts with a key of this installation. */
export interface Sealer {
  /** Encrypts `holds` for one purpose and a limited time. */
  seal(purpose: string, holds: object, lastsMs: number): Promise<string>;
  /** Decrypts a text; null if it is of another purpose, was modified, or has expired. */
  open(purpose: string, sealed: string): Promise<Record<string, unknown> | null>;
}

const keyBytes = 32;
/** Longer than any token, including encrypted ones of a tire system. */
const maxCharacters = 8000;
const algorithms = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };

/** Encrypts with JWE (RFC 7516: alg dir, enc A256GCM). `key` is 256 bits as base64url, as storedSecret returns them. */
export function createSealer(key: () => string, clock: Clock): Sealer {
  const readKey = (): Uint8Array => {
    const bytes = new Uint8Array(Buffer.from(key(), 'base64url'));
    if (bytes.length !== keyBytes) throw new Error('The key that seals tokens must have 256 bits.');
    return bytes;
  };
  return {
    seal: async (purpose, holds, lastsMs) =>
      new EncryptJWT({ holds })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(purpose)
        .setExpirationTime(new Date(clock.now().getTime() + lastsMs))
        .encrypt(readKey()),
    open: async (purpose, sealed) => {
      if (sealed.length > maxCharacters || !isCanonical(sealed)) return null;
      const bytes = readKey();
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

/**
 * Rejects non-canonical base64url.
 * The last bits of some characters are ignored, so a modified text would still decrypt.
 */
function isCanonical(sealed: string): boolean {
  return sealed.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}
