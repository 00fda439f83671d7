import { randomBytes } from 'node:crypto';

/** The id of a photo: 160 random bits that nobody guesses, in base64url. */
export const photoId = /^[\w-]{27}$/;

export function newPhotoId(): string {
  return randomBytes(20).toString('base64url');
}
