import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './ContactForm.css';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLeadForm } from '../LeadFormContext.ts';
import { useTexts } from '../../site/useSite.ts';
import { opensElsewhere } from '../../framework/navigation/opensElsewhere.ts';
import { focusHeading } from '../../ui/focus/focusHeading.ts';

interface ContactSentProps {
  /** Height of the form that was replaced, px; keeps the page below in place. Undefined where the browser sent it. */
  height?: number;
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
export function ContactSent({ height, reference, message, children, next }: ContactSentProps): ReactNode {
  const t = useTexts();
  const { action, onAnother } = useLeadForm();
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (height !== undefined) panel.current?.style.setProperty('min-height', `${height}px`);
  }, [height]);
  return (
    <div className="contact-sent" ref={panel}>
      <div className="contact-sent-card">
        <h3 className="contact-sent-title" ref={height === undefined ? null : focusHeading}>
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
