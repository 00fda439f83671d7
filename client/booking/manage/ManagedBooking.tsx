import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import './ManagedBooking.css';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { CallUs } from '../../site/components/CallUs.tsx';
import { useTexts } from '../../site/useSite.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { followBookingLink, takeBookingLink, lastBookingLink } from './bookingLink.ts';
import { BookingLoading } from './BookingLoading.tsx';
import { OpenedBooking } from './OpenedBooking.tsx';

// runs with the page's code, before any other code reads the address
if (typeof window !== 'undefined') takeBookingLink();

/** A booking opened by its link, with actions to move or cancel it. */
export function ManagedBooking({ section: { fields } }: SectionProps): ReactNode {
  const t = useTexts();
  const link = useSyncExternalStore(followBookingLink, lastBookingLink, () => null);
  return (
    <section className="wrap managed-booking">
      <EditableText fields={fields} name="Title" as="h2" className="managed-title" />
      <EditableText fields={fields} name="Text" as="p" className="lead managed-text" />
      <noscript>
        <p>{t('manageNoScripts')}</p>
      </noscript>
      {link === null ? (
        <BookingLoading />
      ) : link === '' ? (
        <Notice title={t('manageNoLink')}>
          <p>{t('manageNoLinkText')}</p>
          <CallUs />
        </Notice>
      ) : (
        <OpenedBooking key={link} link={link} />
      )}
    </section>
  );
}
