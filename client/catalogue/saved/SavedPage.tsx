import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import './SavedPage.css';
import { useAppSelector } from '../../framework/hooks.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { MessagePanel } from '../../ui/messages/MessagePanel.tsx';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import { buildListContext } from '../listContext.ts';
import { favourites, recentlyViewed } from './deviceLists.ts';
import { SavedList } from './SavedList.tsx';

/** Cars remembered on this device: saved and recently viewed ones. */
export function SavedPage(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const hydrated = useHydrated();
  const [settled, setSettled] = useState(false);
  const settle = useCallback(() => setSettled(true), []);
  const breadcrumbs = useAppSelector((state) => state.page.breadcrumbs);
  const toList = <ButtonLink href={buildListContext(site, t).listPath}>{t('carNotFoundLink')}</ButtonLink>;
  return (
    <div className="wrap saved">
      <Breadcrumbs label={t('breadcrumbs')} items={breadcrumbs} />
      <h1 className="saved-title">{t('savedTitle')}</h1>
      <p className="saved-intro">{t('savedIntro')}</p>
      {hydrated ? (
        <>
          <SavedList
            memory={favourites}
            clearLabel={t('savedClear')}
            onSettled={settle}
            empty={
              <MessagePanel icon="heart" title={t('savedEmptyTitle')} text={t('savedEmptyText')}>
                {toList}
              </MessagePanel>
            }
          />
          {settled && (
            <SavedList memory={recentlyViewed} title={t('recentTitle')} clearLabel={t('recentClear')} empty={null} />
          )}
        </>
      ) : (
        <noscript>
          <p className="saved-intro">{t('savedNeedsScript')}</p>
        </noscript>
      )}
    </div>
  );
}
