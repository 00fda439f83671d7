/** What a booking's link looks like: 36 bytes in base64url. Whether it is one is known to who signed it. */
export const bookingLinkForm = /^[\w-]{48}$/;
