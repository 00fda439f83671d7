import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './ContactForm.css';
import type { Translate } from '../../site/translate.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { contactTexts } from './contactTexts.ts';
import { opensElsewhere } from '../../framework/navigation/opensElsewhere.ts';
import { focusHeading } from '../../ui/focus/focusHeading.ts';

interface ContactSentProps {
  t: Translate<typeof contactTexts>;
  /** Address of the page with an empty form. */
  again: string;
  /** Called instead of following `again`. */
  onAgain?: () => void;
  /** Height of the form that was replaced, px; keeps the page below in place. */
  height?: number;
  /** The visitor's message; "" where the browser sent the form itself. */
  message?: string;
  /** True right after sending: the title gets the focus. */
  focus: boolean;
  /** Number that the seller finds the enquiry by; "" where the browser sent the form itself. */
  reference?: string;
  /** The seller or dealer who answers, with phone and hours. */
  children?: ReactNode;
  /** Next steps, below the card. */
  next?: ReactNode;
}

/** Confirmation that replaces the form after an enquiry. */
export function ContactSent({
  t,
  again,
  onAgain,
  height,
  focus,
  reference = '',
  message = '',
  children,
  next,
}: ContactSentProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (height !== undefined) panel.current?.style.setProperty('min-height', `${height}px`);
  }, [height]);
  return (
    <div className="contact-sent" ref={panel}>
      <div className="contact-sent-card">
        <h3 className="contact-sent-title" ref={focus ? focusHeading : null}>
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
          href={again}
          onClick={(event) => {
            if (!onAgain || opensElsewhere(event)) return;
            event.preventDefault();
            onAgain();
          }}
        >
          {t('newEnquiry')}
        </ButtonLink>
      </div>
      {next}
    </div>
  );
}
