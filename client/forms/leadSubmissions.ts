import { leadFormName } from '../../shared/forms/LeadTypes.ts';
import type { LeadKind, LeadSubmission, LeadValues } from '../../shared/forms/LeadTypes.ts';
import { newSubmissionId } from './newSubmissionId.ts';

export interface LeadContent<K extends LeadKind> {
  /** Name of the site. */
  site: string;
  values: LeadValues[K];
  /** Ids of photos uploaded before. */
  photos?: readonly string[];
  /** Content of the hidden honeypot field. */
  homepage: string;
}

/**
 * Returns a factory for a form's submissions.
 * An unchanged resubmission keeps its id, as the first may have been received although its response was lost; changed
 * content gets a new id.
 */
export function leadSubmissions<K extends LeadKind>(kind: K): (content: LeadContent<K>) => LeadSubmission<K> {
  let last = { content: '', id: '' };
  return ({ site, values, photos = [], homepage }) => {
    const content = JSON.stringify([values, photos]);
    if (content !== last.content) last = { content, id: newSubmissionId(globalThis.crypto) };
    return {
      formName: leadFormName(site, kind),
      formSubmissionId: last.id,
      values,
      ...(photos.length > 0 ? { photos: [...photos] } : {}),
      ...(homepage === '' ? {} : { homepage }),
    };
  };
}
