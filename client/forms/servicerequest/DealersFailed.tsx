import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../site/useSite.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { ContactWays } from './DealerPanel.tsx';
import type { HelpContact } from './DealerPanel.tsx';
import { serviceFieldId } from './serviceFields.ts';
import { serviceTexts } from './serviceTexts.ts';

interface DealersFailedProps {
  /** Address of the page, which requests the dealers again. */
  again: string;
  /** Requests the dealers again instead of following `again`. */
  onAgain: () => Promise<void>;
  help: HelpContact;
}

/** Message that the dealers are unavailable, with another way to book. */
export function DealersFailed({ again, onAgain, help }: DealersFailedProps): ReactNode {
  const t = useTexts(serviceTexts);
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    await onAgain();
    setBusy(false);
  };
  return (
    <Notice tone="warning" title={t('orderDealersFailed')}>
      <p>{t('orderDealersOtherwise')}</p>
      <ul className="service-panel-ways">
        <ContactWays {...help} />
      </ul>
      <ButtonLink
        id={serviceFieldId('siteEmail')}
        variant="secondary"
        size="s"
        href={again}
        aria-busy={busy}
        data-invalid // no dealer can be chosen
        onClick={(event) => {
          event.preventDefault();
          if (!busy) void ask();
        }}
      >
        {t('orderDealersAgain')}
      </ButtonLink>
    </Notice>
  );
}
