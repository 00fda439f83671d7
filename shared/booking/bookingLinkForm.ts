/** Format of a booking link: 36 bytes in base64url. Only the signer can tell whether it is valid. */
export const bookingLinkForm = /^[\w-]{48}$/;
