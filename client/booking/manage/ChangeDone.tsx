import type { ReactNode } from 'react';
import type { ManagedBooking, MessageChannel } from '../../../shared/booking/BookingTypes.ts';
import { timeText } from '../../../shared/booking/times/timeTexts.ts';
import type { TextKey } from '../../../shared/site/TextKey.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Notice } from '../../ui/messages/Notice.tsx';

/** Change that the visitor has made to the booking. */
export type Done = 'moved' | 'changed' | 'cancelled';

/** Text keys by channel of the confirmation: mail, mail and text message, text message, or none. */
const movedTexts = {
  mail: 'manageMovedText',
  both: 'manageMovedBoth',
  sms: 'manageMovedSms',
  none: 'manageMovedNone',
} as const;
const changedTexts = { ...movedTexts, none: 'manageServicesChangedNone' } as const;
const cancelledTexts = {
  mail: 'manageDoneText',
  both: 'manageDoneBoth',
  sms: 'manageDoneSms',
  none: 'manageDoneNone',
} as const;

function channelTextKey<Text>(
  texts: Record<'mail' | 'both' | 'sms' | 'none', Text>,
  toldBy: readonly MessageChannel[],
): Text {
  if (toldBy.length > 1) return texts.both;
  return texts[toldBy[0] ?? 'none'];
}

const titles = { moved: 'manageMoved', changed: 'manageServicesChanged', cancelled: 'manageDone' } as const;
const textsByOutcome = { moved: movedTexts, changed: changedTexts, cancelled: cancelledTexts } as const;

/** Notice that a change is made, with the channel of its confirmation. */
export function ChangeDone({ done, booking }: { done: Done; booking: ManagedBooking }): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  const { state, number, toldBy } = booking;
  const time = timeText(booking.timeSlot, locale, booking.isFullDay);
  if (done === 'cancelled' && state !== 'cancelled') return null;
  return (
    <Notice heading="h3" focused title={t(titles[done], { time })}>
      <p>{t(channelTextKey<TextKey>(textsByOutcome[done], toldBy), { number })}</p>
    </Notice>
  );
}
