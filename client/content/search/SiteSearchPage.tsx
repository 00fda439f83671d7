import type { ReactNode } from 'react';
import './SiteSearchPage.css';
import { useAppSelector } from '../../framework/hooks.ts';
import { CallUs } from '../../site/components/CallUs.tsx';
import { carListPath, siteSearchPath } from '../../site/components/sitePaths.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { MessagePanel } from '../../ui/messages/MessagePanel.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';

/** Pages and stories of the site that match the search. */
export function SiteSearchPage(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const { text, found } = useAppSelector((state) => state.siteSearch);
  const breadcrumbs = useAppSelector((state) => state.page.breadcrumbs);
  const count = found.length;
  const carsHref = `${carListPath(site, t)}?${new URLSearchParams({ keyphrase: text }).toString()}`;
  const countText = t('siteSearchCount', { count, text });
  useAnnouncement(count > 0 ? countText : t('siteSearchNone', { text }));
  return (
    <div className="wrap site-search">
      <Breadcrumbs label={t('breadcrumbs')} items={breadcrumbs} />
      <h1>{t('siteSearchTitle')}</h1>
      <SearchField
        key={text}
        label={t('siteSearchLabel')}
        placeholder={t('siteSearchLabel')}
        buttonLabel={t('searchButton')}
        action={siteSearchPath(site, t)}
        name="q"
        defaultValue={text}
      />
      {text !== '' && count > 0 && <p>{countText}</p>}
      {count > 0 && (
        <ol className="site-search-results">
          {found.map((page) => (
            <li key={page.path}>
              <a href={page.path}>
                <h2 className="h4">{page.title}</h2>
              </a>
              <p className="muted">{page.excerpt}</p>
            </li>
          ))}
        </ol>
      )}
      {text !== '' && count === 0 && (
        <MessagePanel title={t('siteSearchNone', { text })} text={t('siteSearchNoneHelp')}>
          {site.features.stock && <ButtonLink href={carsHref}>{t('siteSearchCars', { text })}</ButtonLink>}
          <CallUs />
        </MessagePanel>
      )}
      {count > 0 && site.features.stock && (
        <p>
          <TextLink href={carsHref}>{t('siteSearchCars', { text })}</TextLink>
        </p>
      )}
    </div>
  );
}
