import type { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';

/** True if a lead is refused for its photos: one is deleted, or belongs to another lead. */
export function refusesPhotos({ fields }: LeadRefusedError): boolean {
  return fields.some(({ field }) => field === 'photos' || field.startsWith('photos['));
}
