import { createHmac, timingSafeEqual } from 'node:crypto';
import { photoId } from './photoId.ts';

/** Creates and verifies photo links for the recipients of leads. */
export interface PhotoLinks {
  /** Last segment of a photo's URL, valid until `expires`: "<id>.<expiry>-<signature>". */
  linkOf(id: string, expires: Date): string;
  /** Id of a link's photo; null for an invalid signature, or a link expired at `now`. */
  idOf(link: string, now: Date): string | null;
}

const form = /^([\w-]{27})\.([\da-z]{1,9})-([\w-]{27})$/;
const signatureBytes = 20;

/** Links have the id, the expiry in seconds in base 36, and the HMAC-SHA-256 of both under `secret`. */
export function createPhotoLinks(secret: string): PhotoLinks {
  if (secret.length < 32) throw new Error('The secret for photo links must have at least 32 characters.');
  const computeSignature = (id: string, end: string): Buffer =>
    createHmac('sha256', secret).update(`photo link\0${id}.${end}`).digest().subarray(0, signatureBytes);
  return {
    linkOf: (id, expires) => {
      if (!photoId.test(id)) throw new TypeError('This is not a photo id.');
      const end = Math.floor(expires.getTime() / 1000).toString(36);
      return `${id}.${end}-${computeSignature(id, end).toString('base64url')}`;
    },
    idOf: (link, now) => {
      const [, id = '', end = '', signature = ''] = form.exec(link) ?? [];
      if (id === '') return null;
      if (!timingSafeEqual(Buffer.from(signature, 'base64url'), computeSignature(id, end))) return null;
      return now.getTime() < Number.parseInt(end, 36) * 1000 ? id : null;
    },
  };
}
