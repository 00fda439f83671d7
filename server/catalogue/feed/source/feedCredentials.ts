import { FeedRefusedError } from '../FeedRefusedError.ts';
import { addressCredentials, feedSourceName } from './feedAddress.ts';

/** Credentials for SFTP and FTPS. */
export interface FeedCredentials {
  user: string;
  password: string;
  /** Private key in PEM or OpenSSH format; null to log in with the password. */
  privateKey: string | null;
}

/** The fix for credentials that a server refuses. */
export const credentialsCure =
  'Set STOCK_FEED_AUTHORIZATION, or the variable that "authorization" names in group.yaml, or correct it: the address wants other credentials.';

/**
 * Returns the credentials for an SFTP or FTPS address.
 * @param authorization "Basic <user>:<password>", or a private key for the user in the address; "" for those in it
 * @throws FeedRefusedError for credentials of another kind, or without a user
 */
export function feedCredentials(address: string, authorization: string): FeedCredentials {
  const inAddress = addressCredentials(address);
  const [, user, password = ''] = /^Basic ([^:]+):(.*)$/s.exec(authorization) ?? [];
  const privateKey = authorization.includes('PRIVATE KEY-----') ? authorization : null;
  const credentials = user === undefined ? { ...inAddress, privateKey } : { user, password, privateKey: null };
  const isOtherKind = authorization !== '' && user === undefined && privateKey === null;
  if (isOtherKind || credentials.user === '') {
    const what = isOtherKind ? 'its credentials are of another kind' : 'it has no user name';
    throw new FeedRefusedError(
      feedSourceName(address),
      what,
      'Write "Basic <user>:<password>", or the user into the address and a private key (SFTP), see docs/feeds.md.',
    );
  }
  return credentials;
}
