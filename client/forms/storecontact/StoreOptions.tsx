import type { ReactNode } from 'react';
import './storeTexts.ts';
import type { SiteContact } from '../../../shared/site/SiteTypes.ts';
import { useTranslate } from '../../site/useSite.ts';
import type { SiteStores } from './siteStores.ts';

/** Options of the store choice, grouped where there are both contacts and dealers. */
export function StoreOptions({ stores: { contacts, dealers } }: { stores: SiteStores }): ReactNode {
  const t = useTranslate();
  const options = (stores: readonly SiteContact[]): ReactNode =>
    stores.map(({ siteName, siteEmail }) => (
      <option key={siteEmail} value={siteEmail}>
        {siteName}
      </option>
    ));
  if (contacts.length === 0 || dealers.length === 0) {
    return (
      <>
        <option value="">{t('storeChoose')}</option>
        {options([...contacts, ...dealers])}
      </>
    );
  }
  return (
    <>
      <option value="">{t('storeChoose')}</option>
      <optgroup label={t('storeCentral')}>{options(contacts)}</optgroup>
      <optgroup label={t('storeDealers')}>{options(dealers)}</optgroup>
    </>
  );
}
