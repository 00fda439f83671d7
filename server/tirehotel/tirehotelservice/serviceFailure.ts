import { cleanLine } from '../../../shared/forms/cleanText.ts';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelErrorCode } from '../../../shared/tirehotel/TireHotelGateway.ts';
import { UpstreamStatusError } from '../../upstream/upstreamErrors.ts';
import { messageSchema } from './answerSchemas.ts';

/** Longer than this is no message for a visitor. */
const mostSigns = 200;

/** What was asked for, as far as errors of it mean different things. */
export type Asked = 'search' | 'login' | 'validate' | 'times' | 'book' | 'review';

const codes: Record<Asked, Partial<Record<number, TireHotelErrorCode>>> = {
  search: { 400: 'InvalidRequest', 404: 'NoAgreement', 422: 'InvalidRequest' },
  login: { 400: 'InvalidRequest', 404: 'NoAgreement', 410: 'CodeExpired', 422: 'InvalidRequest' },
  validate: { 404: 'CodeExpired', 410: 'CodeExpired' },
  times: { 400: 'InvalidRequest', 404: 'InvalidRequest', 422: 'InvalidRequest' },
  book: { 400: 'InvalidRequest', 404: 'InvalidRequest', 409: 'TimeTaken', 422: 'InvalidRequest' },
  review: {},
};

/**
 * What a call that failed is to TireHotelService: with the service's own words where it said no in the documented way, by a
 * status below 500. What it says of its own trouble stays here.
 */
export function serviceFailure(error: unknown, asked: Asked): TireHotelError {
  if (!(error instanceof UpstreamStatusError)) return new TireHotelError('ServerError', {}, { cause: error });
  const message = error.status < 500 ? ownMessage(error) : '';
  const retryAfterSeconds = error.retryAfterMs === null ? 0 : Math.ceil(error.retryAfterMs / 1000);
  return new TireHotelError(
    codeOf(error, asked),
    { ...(message ? { message } : {}), ...(retryAfterSeconds > 0 ? { retryAfterSeconds } : {}) },
    { cause: error },
  );
}

/** Whether the service has answered by itself, in the documented way; false for a gateway before it, or a crash. */
export function isDocumentedNo(error: UpstreamStatusError): boolean {
  return ownMessage(error) !== '' && error.status <= 500;
}

function codeOf(error: UpstreamStatusError, asked: Asked): TireHotelErrorCode {
  const { status } = error;
  if (status === 429) return 'TooMany';
  // the documents name no status of a wrong code: whatever the service has said by itself counts as a try
  if (asked === 'validate' && !codes.validate[status] && (status < 500 || isDocumentedNo(error))) return 'WrongCode';
  return codes[asked][status] ?? 'ServerError';
}

/** The documented message, as one short line; "" when there is none. */
function ownMessage({ body }: UpstreamStatusError): string {
  const checked = messageSchema.validate(body, { convert: false });
  if (checked.error) return '';
  return cleanLine(checked.value.message.slice(0, 4 * mostSigns))
    .replace(/\s+/g, ' ')
    .slice(0, mostSigns);
}
