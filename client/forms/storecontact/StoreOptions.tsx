import type { ReactNode } from 'react';
import type { SiteContact } from '../../../shared/site/SiteTypes.ts';
import { useTexts } from '../../site/useSite.ts';
import type { SiteStores } from './siteStores.ts';
import { storeTexts } from './storeTexts.ts';

/** Options of the store choice, grouped where there are both contacts and dealers. */
export function StoreOptions({ stores: { contacts, dealers } }: { stores: SiteStores }): ReactNode {
  const t = useTexts(storeTexts);
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
