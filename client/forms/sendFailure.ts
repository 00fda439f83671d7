import { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';
import type { Translate } from '../site/translate.ts';
import { refusedFields } from './refusedFields.ts';
import type { FieldFault } from '../../shared/forms/rules/contactRules.ts';

/** Cause of a failure to send a form. refused: another attempt with the same values cannot succeed. */
export type SendFailure = 'failed' | 'offline' | 'refused';

/** Fields that the visitor can correct after an error; the cause when there are none. */
export function sendFailure<Name extends string>(
  error: unknown,
  names: readonly Name[],
): Partial<Record<Name, FieldFault>> | SendFailure {
  if (!(error instanceof LeadRefusedError)) return window.navigator.onLine ? 'failed' : 'offline';
  const refused = refusedFields(error, names);
  return Object.keys(refused).length > 0 ? refused : 'refused';
}

/**
 * Text of a failure with its remedy.
 * @param failedText of a temporary failure on the server's side
 * @param phone number to call instead; "" for none
 */
export function sendFailureText(t: Translate, failure: SendFailure, failedText: string, phone: string): string {
  if (failure === 'failed') return failedText;
  if (failure === 'offline') return t('formOffline');
  return phone ? t('formRefusedCall', { phone }) : t('formRefused');
}
