import type { ReactNode } from 'react';
import './CookieList.css';
import { tagManagerId } from '../../../shared/content/tagManagerId.ts';
import { formatUnit } from '../../../shared/kit/format/formatNumber.ts';
import { mapTilesHost } from '../../../shared/places/MapTiles.ts';
import { consentPurposes } from '../../../shared/site/consentCookie.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { storedItems } from '../../../shared/site/storedItems.ts';
import type { StoredItem, StoringFeature } from '../../../shared/site/storedItems.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { askForConsent } from '../../site/consent/consent.ts';
import type { TextKey } from '../../../shared/site/TextKey.ts';
import type { Translate } from '../../site/translate.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { booleanField, textField } from '../../framework/fields.ts';

const purposeTitles: Record<StoredItem['purpose'], TextKey> = {
  necessary: 'consentNecessary',
  statistics: 'consentStatistics',
  media: 'consentMedia',
};

/**
 * Everything that the site and embedded third parties store in a visitor's browser, by purpose.
 * The list is in shared/site/storedItems.ts. Editors set HasBooking and HasTireHotel if the site has these services.
 */
export function CookieList({ section: { fields } }: SectionProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  const editing = useEditing();
  const pageFields = useAppSelector((state) => state.page.layout?.fields);
  const has: Record<StoringFeature, boolean> = {
    always: true,
    banner: site.consent === 'builtin',
    stock: site.features.stock,
    booking: booleanField(fields, 'HasBooking'),
    tireHotel: booleanField(fields, 'HasTireHotel'),
    tagManager: tagManagerId(pageFields, site.gtmId) !== '',
    youtube: site.thirdParties?.includes('youtube') ?? false,
    leadForm: site.thirdParties?.includes('leadForm') ?? false,
  };
  const items: StoredItem[] = storedItems.filter(({ feature }) => has[feature]);
  const tilesHost = site.map ? mapTilesHost(site.map.template) : null;
  return (
    <section className="wrap section stack cookie-list">
      {textField(fields, 'Title') || editing ? (
        <EditableText fields={fields} name="Title" as="h2" className="h2" />
      ) : (
        <h2>{t('cookieListTitle')}</h2>
      )}
      <EditableText fields={fields} name="Text" as="p" />
      {(['necessary', ...consentPurposes] as const).map((purpose) => {
        const listed = items.filter((item) => item.purpose === purpose);
        const counts = purpose === 'statistics' && site.consent !== 'none';
        const tiles = purpose === 'media' ? tilesHost : null;
        return (
          <div key={purpose} className="stack">
            <h3>{t(purposeTitles[purpose])}</h3>
            {counts && <p>{t('cookiePageViews')}</p>}
            {tiles && <p>{t('cookieMapTiles', { provider: tiles })}</p>}
            {listed.length > 0 && <ItemTable items={listed} caption={t(purposeTitles[purpose])} />}
            {listed.length === 0 && !counts && !tiles && <p>{t('cookieNone')}</p>}
          </div>
        );
      })}
      {site.consent !== 'none' && (
        <p className="cookie-list-change">
          <Button variant="secondary" size="s" onClick={askForConsent}>
            {t('cookieChange')}
          </Button>
        </p>
      )}
    </section>
  );
}

function ItemTable({ items, caption }: { items: readonly StoredItem[]; caption: string }): ReactNode {
  const t = useTexts();
  const site = useSite();
  const columns = (['cookieName', 'cookieProvider', 'cookieUse', 'cookieKept'] as const).map((key) => t(key));
  const [name, provider, use, kept] = columns;
  return (
    <table className="cookie-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td data-label={name}>
              {item.names.map((one) => (
                <code key={one}>{one}</code>
              ))}
              <span className="small muted">{t(`cookieKind_${item.kind}`)}</span>
            </td>
            <td data-label={provider}>{item.provider ?? site.displayName}</td>
            <td data-label={use}>{t(`stored_${item.id}` as TextKey)}</td>
            <td data-label={kept}>{retentionText(item.keptFor, t, site)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Duration in the page's language: "6 months". */
function retentionText(keptFor: StoredItem['keptFor'], t: Translate, { locale }: Pick<SiteContext, 'locale'>): string {
  switch (keptFor) {
    case 'browser':
      return t('cookieUntilBrowserCloses');
    case 'tab':
      return t('cookieUntilTabCloses');
    case 'removed':
      return t('cookieUntilRemoved');
    default:
      return formatUnit(keptFor.count, locale, { unit: keptFor.unit });
  }
}
