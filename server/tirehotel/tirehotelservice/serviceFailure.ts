import { cleanLine } from '../../../shared/forms/cleanText.ts';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelErrorCode } from '../../../shared/tirehotel/TireHotelGateway.ts';
import { UpstreamStatusError } from '../../upstream/upstreamErrors.ts';
import { messageSchema } from './answerSchemas.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';

/** A longer text is no message for a visitor. */
const maxCharacters = 200;

/** Kind of call, which determines the meaning of its errors. */
export type ServiceCall = 'search' | 'login' | 'validate' | 'times' | 'book' | 'review';

const codes: Record<ServiceCall, Partial<Record<number, TireHotelErrorCode>>> = {
  search: { 400: 'InvalidRequest', 404: 'NoAgreement', 422: 'InvalidRequest' },
  login: { 400: 'InvalidRequest', 404: 'NoAgreement', 410: 'CodeExpired', 422: 'InvalidRequest' },
  validate: { 404: 'CodeExpired', 410: 'CodeExpired' },
  times: { 400: 'InvalidRequest', 404: 'InvalidRequest', 422: 'InvalidRequest' },
  book: { 400: 'InvalidRequest', 404: 'InvalidRequest', 409: 'TimeTaken', 422: 'InvalidRequest' },
  review: {},
};

/**
 * Converts a failed call to a TireHotelError.
 * The service's words are kept if it refused in the documented way, with a status below 500. Its words about its own
 * failure are dropped.
 */
export function serviceFailure(error: unknown, call: ServiceCall): TireHotelError {
  if (!(error instanceof UpstreamStatusError)) return new TireHotelError('ServerError', {}, { cause: error });
  const message = error.status < 500 ? ownMessage(error) : '';
  const retryAfterSeconds = error.retryAfterMs === null ? 0 : Math.ceil(error.retryAfterMs / 1000);
  return new TireHotelError(
    toErrorCode(error, call),
    { ...(message ? { message } : {}), ...(retryAfterSeconds > 0 ? { retryAfterSeconds } : {}) },
    { cause: error },
  );
}

/** True when the service itself responded, in the documented form; false for a gateway or a crash. */
export function isDocumentedNo(error: UpstreamStatusError): boolean {
  return ownMessage(error) !== '' && error.status <= 500;
}

function toErrorCode(error: UpstreamStatusError, call: ServiceCall): TireHotelErrorCode {
  const { status } = error;
  if (status === 429) return 'TooMany';
  // the documents name no status for a wrong code: any response by the service itself counts as a try
  if (call === 'validate' && !codes.validate[status] && (status < 500 || isDocumentedNo(error))) return 'WrongCode';
  return codes[call][status] ?? 'ServerError';
}

/** The documented message, as one short line; "" when there is none. */
function ownMessage({ body }: UpstreamStatusError): string {
  const checked = messageSchema.validate(body, { convert: false });
  if (checked.error) return '';
  return cutText(cleanLine(cutText(checked.value.message, 4 * maxCharacters)).replace(/\s+/g, ' '), maxCharacters);
}
