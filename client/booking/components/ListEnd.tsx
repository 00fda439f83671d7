import type { ReactNode } from 'react';
import type { SiteSearch } from '../../../shared/booking/workshops/siteSearch.ts';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { MessagePanel } from '../../ui/messages/MessagePanel.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { useBookingFields } from '../bookingFields.ts';

/** End of the list of workshops: a button to load more, or the reason why there are none. */
export function ListEnd({ search, onFurther }: { search: SiteSearch; onFurther: () => void }): ReactNode {
  const t = useTexts();
  const { supportMail } = useBookingFields();
  if (search.status === 'failed') {
    return (
      <div className="workshops-end">
        <Notice tone="error" ref={announceFailure} title={t('workshopSearchFailed')}>
          <p className="small">{t('workshopSearchFailedText')}</p>
          <Button variant="ghost" size="s" onClick={onFurther}>
            {t('workshopRetry')}
          </Button>
        </Notice>
      </div>
    );
  }
  if (search.status === 'more') {
    return (
      <div className="workshops-end workshops-more">
        <Button variant="ghost" onClick={onFurther}>
          {t('workshopMore')}
        </Button>
      </div>
    );
  }
  if (search.status !== 'ended') return null;
  if (search.sites.length > 0) return <p className="workshops-end small muted">{t('workshopNoMore')}</p>;
  return (
    <div className="workshops-end">
      <MessagePanel icon="wrench" title={t('workshopNone')} text={t('workshopNoneHelp')}>
        {supportMail && (
          <a className="inline-link" href={`mailto:${supportMail}`}>
            {supportMail}
          </a>
        )}
      </MessagePanel>
    </div>
  );
}
