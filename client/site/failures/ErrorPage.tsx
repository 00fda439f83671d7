import type { ReactNode } from 'react';
import { useAppSelector } from '../../framework/hooks.ts';
import { noResponse } from '../../framework/pageState.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { errorLinks } from '../errorLinks.ts';
import { useSite, useTexts } from '../useSite.ts';
import { MessagePage } from './MessagePage.tsx';

/**
 * Error page for a page that cannot be shown at all. It leads to cars and dealers, which need no content platform;
 * offline, when nothing else can be loaded, only to the phone number.
 */
export function ErrorPage(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const { path, search } = useAppSelector((state) => state.page.location);
  const isOffline = useAppSelector((state) => state.page.status === noResponse);
  if (isOffline) {
    return (
      <MessagePage title={t('offlineTitle')} text={t('offlineText')} search={null}>
        <ButtonLink href={path + search}>{t('errorRetry')}</ButtonLink>
      </MessagePage>
    );
  }
  return (
    // without stock, the search is the content platform's
    <MessagePage title={t('errorTitle')} text={t('errorText')} search={site.features.stock ? '' : null}>
      <ButtonLink href={path + search}>{t('errorRetry')}</ButtonLink>
      {errorLinks(site, t).map(({ href, text }) => (
        <ButtonLink key={href} href={href} variant="ghost">
          {text}
        </ButtonLink>
      ))}
    </MessagePage>
  );
}
