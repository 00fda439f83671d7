/** Credentials of a feed: bearer token, user name and password, or private key. */
export const feedAuthorizationForm =
  /^(?:Bearer [\w.~+/=-]+|Basic [^\s:]+:[^\r\n]+|-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]+)$/;

/** Ends the sentence "expected …". */
export const feedAuthorizationMeaning =
  '"Bearer <token>", "Basic <user name>:<password>", or a private key in PEM or OpenSSH format';
