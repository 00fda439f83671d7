import type { ReactNode } from 'react';
import type { Translate } from '../../site/translate.ts';
import { usePhone } from '../../site/usePhone.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { askHash } from '../askHash.ts';
import { announceShown } from '../../ui/messages/announce.ts';

/** Replaces the finance quote: the reason, the dealer's number, and a link to the enquiry. */
export function NoQuote({
  t,
  phone,
  text = t('quoteFailed'),
}: {
  t: Translate;
  phone: string;
  text?: string;
}): ReactNode {
  return (
    <div className="quote-notice" ref={announceShown}>
      <Icon name="info" />
      <div>
        <p>{text}</p>
        <div className="row">
          {phone && <CallLink phone={phone} />}
          <ButtonLink className="quote-call" variant="secondary" size="s" href={askHash}>
            {t('quoteEnquiry')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** The dealer's number as a call link. */
export function CallLink({ phone }: { phone: string }): ReactNode {
  const { href, text } = usePhone(phone);
  return (
    <ButtonLink className="quote-call" variant="secondary" size="s" href={href}>
      <Icon name="phone" size="s" />
      {text}
    </ButtonLink>
  );
}
