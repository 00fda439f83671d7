import type { ComponentType, ReactNode } from 'react';
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { announceFailure, announceShown } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Skeleton } from '../../ui/messages/Skeleton.tsx';

interface LazyPageProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Props of the page. */
  props: Props;
}

/** A page whose code loads when it is first shown, with loading and error states. */
export function LazyPage<Props extends object>({ load, props }: LazyPageProps<Props>): ReactNode {
  const t = useTexts();
  const { Component, failed, retry } = useLazyComponent(load);
  if (Component) return <Component {...props} />;
  if (failed) {
    return (
      <Notice tone="error" ref={announceFailure} title={t('tireNotLoaded')}>
        <p className="small">{t('tireNetwork')}</p>
        <Button variant="ghost" size="s" onClick={retry}>
          {t('tireRetry')}
        </Button>
      </Notice>
    );
  }
  return (
    <div className="tire-page-loading" aria-busy="true">
      <p className="visually-hidden" ref={announceShown}>
        {t('tireLoading')}
      </p>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton short />
    </div>
  );
}
