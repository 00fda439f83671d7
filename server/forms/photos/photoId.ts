import { randomBytes } from 'node:crypto';

/** Id of a photo: 160 random bits in base64url, too many to guess. */
export const photoId = /^[\w-]{27}$/;

export function newPhotoId(): string {
  return randomBytes(20).toString('base64url');
}
