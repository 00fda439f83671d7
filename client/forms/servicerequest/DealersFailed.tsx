import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../site/useSite.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { useLeadForm } from '../LeadFormContext.ts';
import { ContactWays } from './DealerPanel.tsx';
import type { HelpContact } from './DealerPanel.tsx';

interface DealersFailedProps {
  /** Requests the dealers again instead of visiting the page again. */
  onAgain: () => Promise<void>;
  help: HelpContact;
}

/** Message that the dealers are unavailable, with another way to book. */
export function DealersFailed({ onAgain, help }: DealersFailedProps): ReactNode {
  const t = useTexts();
  const { action } = useLeadForm();
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
        id="order-siteEmail"
        variant="secondary"
        size="s"
        href={action}
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
