import type { FormPost } from '../../shared/forms/FormPost.ts';
import { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';
import { leadFormName } from '../../shared/forms/LeadTypes.ts';
import type { LeadKind, LeadSubmission, LeadValues } from '../../shared/forms/LeadTypes.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { AppThunk } from '../app/store.ts';
import type { FormOutcome } from './FormOutcome.ts';
import { refusedFields } from './refusedFields.ts';
import { refusesPhotos } from './sellcar/refusesPhotos.ts';

interface PostedLead<K extends LeadKind> {
  kind: K;
  post: FormPost;
  /** Converts the valid answers. An error counts as a failure to send the form. */
  values: () => LeadValues[K];
  /** Ids of photos uploaded with the form. */
  photos?: string[];
  /** Fields that the visitor can correct. */
  fields: readonly string[];
  /** Data of the log event for a failure; no personal data. */
  facts?: Record<string, string | undefined>;
}

/** Sends the lead of a form posted without JavaScript. Server only. */
export function sendPostedLead<K extends LeadKind>(
  { kind, post, values, photos = [], fields, facts = {} }: PostedLead<K>,
  logger: Logger,
): AppThunk<Promise<FormOutcome>> {
  return async (_dispatch, getState, { gateways }) => {
    const { name: site } = getState().site.context;
    try {
      const lead: LeadSubmission<K> = {
        formName: leadFormName(site, kind),
        formSubmissionId: post.formSubmissionId,
        values: values(),
        ...(photos.length > 0 ? { photos } : {}),
      };
      await gateways.leads.submit(lead);
      return { kind: 'sent' };
    } catch (error) {
      const isRefused = error instanceof LeadRefusedError;
      const refused = isRefused ? refusedFields(error, fields) : {};
      if (Object.keys(refused).length > 0) return { kind: 'invalid', faults: refused };
      if (isRefused && refusesPhotos(error)) return { kind: 'invalid', faults: { photos: 'invalid' } };
      // the error may contain personal data: only its name may be logged
      const reason = error instanceof Error ? error.name : 'unknown';
      logger.error('FORM_SUBMISSION_FAILED', { site, ...facts, reason });
      return { kind: isRefused ? 'refused' : 'failed' };
    }
  };
}
