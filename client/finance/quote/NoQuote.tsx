import type { ReactNode } from 'react';
import type { Translate } from '../../site/translate.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** In place of the finance quote: whom to ask instead. */
export function NoQuote({ t, phone }: { t: Translate; phone: string }): ReactNode {
  return (
    <div className="quote-notice" role="status">
      <Icon name="info" />
      <div>
        <p>{t('quoteFailed')}</p>
        {phone && <CallLink phone={phone} />}
      </div>
    </div>
  );
}

/** The dealer's number, which a phone calls. */
export function CallLink({ phone }: { phone: string }): ReactNode {
  return (
    <ButtonLink className="quote-call" variant="secondary" size="s" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      <Icon name="phone" size="s" />
      {phone}
    </ButtonLink>
  );
}
