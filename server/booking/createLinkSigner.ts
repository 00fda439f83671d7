import { createHmac, timingSafeEqual } from 'node:crypto';
import { bookingLinkForm } from '../../shared/booking/bookingLinkForm.ts';

/** Makes and reads the links of bookings. */
export interface LinkSigner {
  /** The link of a booking: 48 characters that fit into an address. The same whenever it is made. */
  linkOf(bookingId: string): string;
  /** The booking of a link; null for a text that this secret has not signed. */
  idOf(link: string): string | null;
}

const idBytes = 16;
/** 160 bits of the signature: none can be guessed. */
const signatureBytes = 20;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** What links open: one of a kind is no link of another. */
type LinkKind = 'booking' | 'waiting';

/** Links are the id (a lower-case UUID) and its HMAC-SHA-256 under `secret`, of at least 32 characters, in base64url. */
export function createLinkSigner(secret: string, kind: LinkKind = 'booking'): LinkSigner {
  if (secret.length < 32) throw new Error('The secret of the booking links has less than 32 characters.');
  const signatureOf = (id: Buffer): Buffer =>
    // named, so that the secret signs nothing else in the same way
    createHmac('sha256', secret).update(`${kind} link\0`).update(id).digest().subarray(0, signatureBytes);
  return {
    linkOf: (bookingId) => {
      if (!uuid.test(bookingId)) throw new TypeError('The id of a booking is a lower-case UUID.');
      const id = Buffer.from(bookingId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, signatureOf(id)]).toString('base64url');
    },
    idOf: (link) => {
      if (!bookingLinkForm.test(link)) return null;
      const bytes = Buffer.from(link, 'base64url');
      const id = bytes.subarray(0, idBytes);
      if (!timingSafeEqual(bytes.subarray(idBytes), signatureOf(id))) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
