import { leadFormName } from '../../shared/forms/LeadTypes.ts';
import type { LeadKind, LeadSubmission, LeadValues } from '../../shared/forms/LeadTypes.ts';
import { newSubmissionId } from './newSubmissionId.ts';

export interface LeadContent<K extends LeadKind> {
  /** Name of the site. */
  site: string;
  values: LeadValues[K];
  /** Ids of photos that were taken before. */
  photos?: readonly string[];
  /** What stood in the field that people do not see. */
  homepage: string;
}

/**
 * Makes the submissions of a form. What is sent again unchanged keeps its id, for the first may have been taken though
 * its answer got lost; what was changed gets a new one.
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
