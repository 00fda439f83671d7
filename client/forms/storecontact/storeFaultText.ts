import type { Translate } from '../../site/translate.ts';
import { faultText } from '../faultText.ts';
import type { StoreFaults, StoreField } from './storeFields.ts';

/** Error text of a field with its correction; undefined without a fault. */
export function storeFaultText(t: Translate, faults: StoreFaults, field: StoreField): string | undefined {
  const fault = faults[field];
  if (!fault) return undefined;
  if (field === 'siteEmail') return t('storeRecipientMissing');
  if (field === 'topic') return t('storeTopicMissing');
  if (field === 'message' && fault === 'missing') return t('storeMessageMissing');
  return faultText(t, field, fault);
}
