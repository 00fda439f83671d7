import { createHmac, timingSafeEqual } from 'node:crypto';
import { bookingLinkForm } from '../../../shared/booking/bookingLinkForm.ts';

/** Creates and verifies booking links. */
export interface LinkSigner {
  /** Returns the link of a booking: 48 URL-safe characters, always the same for the same id. */
  linkOf(bookingId: string): string;
  /** Returns the booking id of a link; null for a text that this secret has not signed. */
  idOf(link: string): string | null;
}

const idBytes = 16;
/** 160 bits of the signature, too many to guess. */
const signatureBytes = 20;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Purpose of a link: a link of one kind is never valid as the other. */
type LinkKind = 'booking' | 'waiting';

/** Links are a lower-case UUID and its HMAC-SHA-256 under `secret`, in base64url. */
export function createLinkSigner(secret: () => string, kind: LinkKind = 'booking'): LinkSigner {
  const computeSignature = (id: Buffer): Buffer =>
    // the kind separates the domains: no other use of the secret yields the same signature
    createHmac('sha256', secret()).update(`${kind} link\0`).update(id).digest().subarray(0, signatureBytes);
  return {
    linkOf: (bookingId) => {
      if (!uuid.test(bookingId)) throw new TypeError('The id of a booking must be a lower-case UUID.');
      const id = Buffer.from(bookingId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, computeSignature(id)]).toString('base64url');
    },
    idOf: (link) => {
      if (!bookingLinkForm.test(link)) return null;
      const bytes = Buffer.from(link, 'base64url');
      const id = bytes.subarray(0, idBytes);
      if (!timingSafeEqual(bytes.subarray(idBytes), computeSignature(id))) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
