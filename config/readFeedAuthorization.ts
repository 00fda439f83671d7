import { readFileSync } from 'node:fs';
import { OperatorError } from '../shared/kit/OperatorError.ts';

/** Names of variables with the credentials of a feed. */
export const feedVariableForm = /^STOCK_FEED_AUTHORIZATION(?:_(?!FILE$)[A-Z0-9_]*(?<!_FILE))?$/;

/** Credentials of a feed: bearer token, user name and password, or private key. */
export const feedAuthorizationForm =
  /^(?:Bearer [\w.~+/=-]+|Basic [^\s:]+:[^\r\n]+|-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]+)$/;

/** Ends the sentence "expected …". */
export const feedAuthorizationMeaning =
  '"Bearer <token>", "Basic <user name>:<password>", or a private key in PEM or OpenSSH format';

/**
 * Reads the credentials of a feed from the variable that group.yaml names; "" without.
 * <NAME>_FILE may name a file with them.
 * @throws OperatorError without the value when it is invalid
 */
export function readFeedAuthorization(name: string, source: Readonly<Record<string, string | undefined>>): string {
  const file = source[`${name}_FILE`] ?? '';
  const value = file === '' ? (source[name] ?? '') : readSecret(name, file);
  if (value === '' || feedAuthorizationForm.test(value)) return value;
  throw new OperatorError(
    `${name} is invalid (the value is secret and not shown); expected ${feedAuthorizationMeaning}.`,
  );
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new OperatorError(`${name}_FILE is "${file}", which cannot be read (${code}).`, { cause: error });
  }
}
