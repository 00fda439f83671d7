import type { ReactNode } from 'react';
import './ContactForm.css';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLeadForm } from '../LeadFormContext.ts';
import { useTexts } from '../../site/useSite.ts';
import { opensElsewhere } from '../../framework/navigation/opensElsewhere.ts';
import { focusHeading } from '../../ui/focus/focusHeading.ts';

interface ContactSentProps {
  /** True where the browser sent the form: a page of its own. */
  isPage?: boolean;
  /** The visitor's message. */
  message?: string;
  /** Number that the seller finds the enquiry by. */
  reference?: string;
  /** The seller or dealer who answers, with phone and hours. */
  children?: ReactNode;
  /** Next steps, below the card. */
  next?: ReactNode;
}

/** Confirmation that replaces the form after an enquiry. */
export function ContactSent({ isPage = false, reference, message, children, next }: ContactSentProps): ReactNode {
  const t = useTexts();
  const { action, onAnother } = useLeadForm();
  return (
    <div className="contact-sent">
      <div className="contact-sent-card">
        <h3 className="contact-sent-title" ref={isPage ? null : focusHeading}>
          <span className="contact-sent-mark">
            <Icon name="check" />
          </span>
          {t('enquirySent')}
        </h3>
        {children ?? <p>{t('enquirySentText')}</p>}
        {message && (
          <div className="small">
            {t('enquiryYouWrote')}
            <blockquote className="contact-sent-message">{message}</blockquote>
          </div>
        )}
        {reference && <p className="small">{t('enquiryReference', { reference })}</p>}
        <ButtonLink
          variant="ghost"
          size="s"
          href={action}
          onClick={(event) => {
            if (!onAnother || opensElsewhere(event)) return;
            event.preventDefault();
            onAnother();
          }}
        >
          {t('newEnquiry')}
        </ButtonLink>
      </div>
      {next}
    </div>
  );
}
