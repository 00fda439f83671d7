import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Pages that have arrived, by their loader: shown again they are there at once. */
const arrived = new Map<unknown, unknown>();

interface LazyPageProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Of the page. */
  props: Props;
}

/** A page whose code is fetched when it is to show; says so while it is under way, and when it does not come. */
export function LazyPage<Props extends object>({ load, props }: LazyPageProps<Props>): ReactNode {
  const t = useTranslate();
  const [attempt, setAttempt] = useState({ number: 1, failed: false });
  const [, setArrived] = useState(0);
  const Page = arrived.get(load) as ComponentType<Props> | undefined;

  useEffect(() => {
    if (arrived.has(load)) return undefined;
    let gone = false;
    load().then(
      (component) => {
        arrived.set(load, component);
        if (!gone) setArrived((count) => count + 1);
      },
      () => {
        if (!gone) setAttempt(({ number }) => ({ number, failed: true }));
      },
    );
    return () => {
      gone = true;
    };
  }, [load, attempt.number]);

  if (Page) return <Page {...props} />;
  if (attempt.failed) {
    return (
      <Notice tone="error" role="alert" title={t('tireNotLoaded')}>
        <p className="small">{t('tireNetwork')}</p>
        <Button
          variant="ghost"
          size="s"
          onClick={() => setAttempt(({ number }) => ({ number: number + 1, failed: false }))}
        >
          {t('tireRetry')}
        </Button>
      </Notice>
    );
  }
  return (
    <div className="tire-page-loading" aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('tireLoading')}
      </p>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton short />
    </div>
  );
}
