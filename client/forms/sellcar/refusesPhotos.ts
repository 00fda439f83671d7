import type { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';

/** Whether a lead is refused for its photos: the server has one no more, or another lead has it. */
export function refusesPhotos({ fields }: LeadRefusedError): boolean {
  return fields.some(({ field }) => field === 'photos' || field.startsWith('photos['));
}
