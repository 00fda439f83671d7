import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { capBeforeBooking } from '../../../shared/booking/steps/stepRules.ts';
import type { HeldDraft, WaitingView } from '../../../shared/booking/WaitingListGateway.ts';
import { capitalized, dayText, timeText, weekdayText } from '../../../shared/booking/times/timeTexts.ts';
import { minutesOf, sentenceClockText } from '../../../shared/kit/time/clockText.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import type { AppThunk } from '../../app/store.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { SendButton } from '../../forms/fields/SendButton.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { bookingFailed, failureIn } from '../bookingEvents.ts';
import {
  bookingReset,
  contactTyped,
  draftRestored,
  emptyDraft,
  selectContact,
  selectDraft,
} from '../state/bookingState.ts';
import { readDraft } from '../state/readDraft.ts';
import type { WaitingLink } from './waitingLink.ts';

type Opened = WaitingView | { state: 'left' | 'failed' };

/** Result of a waiting list link: the held time, chosen in the booking, or leaving the list. */
export function OpenedWaitingLink({ link, wants }: WaitingLink): ReactNode {
  const dispatch = useAppDispatch();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [busy, setBusy] = useState(false);
  const booked = useAppSelector((state) => selectDraft(state).bookingInfo !== null);

  useEffect(() => {
    let gone = false;
    void dispatch(openLink(link, wants)).then((view) => !gone && setOpened(view));
    return () => {
      gone = true;
    };
  }, [dispatch, link, wants]);

  const leave = async (): Promise<void> => {
    setBusy(true);
    setOpened(await dispatch(leaveList(link)));
    setBusy(false);
  };
  if (!opened || (booked && opened.state === 'held')) return null;
  return (
    <div className="wrap waiting-notice">
      <WaitingNotice opened={opened} wants={wants} busy={busy} onLeave={() => void leave()} />
    </div>
  );
}

interface WaitingNoticeProps extends Pick<WaitingLink, 'wants'> {
  opened: Opened;
  busy: boolean;
  onLeave: () => void;
}

function WaitingNotice({ opened, wants, busy, onLeave }: WaitingNoticeProps): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  // another key for each state: every one takes the focus
  const key = opened.state;
  const shown = { heading: 'h2', focused: true } as const;
  if (opened.state === 'left') return <Notice key={key} {...shown} title={t('waitLeft')} />;
  if (opened.state === 'gone') return <Notice key={key} {...shown} title={t('waitGone')} />;
  if (!('siteName' in opened)) return <Notice key={key} {...shown} tone="error" title={t('waitLinkFailed')} />;
  const { siteName: site, day: date } = opened;
  const day = `${weekdayText(date, locale)} ${dayText(date, locale)}`;
  if (opened.state === 'lapsed') {
    return (
      <Notice key={key} {...shown} tone="warning" title={t('waitLapsed')}>
        <p className="small">{t('waitLapsedText', { day, site })}</p>
      </Notice>
    );
  }
  if (opened.state === 'held' && wants === 'hold') {
    const { until, draft } = opened;
    const time = capitalized(timeText(draft.slot.timeslot, locale, draft.slot.isFullDay));
    return (
      <Notice
        key={key}
        {...shown}
        icon="check"
        title={t('waitHeld', { until: sentenceClockText(minutesOf(until), locale) })}
      >
        <p className="small">{t('waitHeldText', { time, site })}</p>
      </Notice>
    );
  }
  return (
    <Notice key={key} {...shown} title={t(wants === 'hold' ? 'waitWaiting' : 'waitLeave', { day, site })}>
      {wants === 'leave' && opened.state === 'held' && <p className="small">{t('waitLeaveHeld')}</p>}
      <SendButton type="button" variant="ghost" size="s" sending={busy} onClick={onLeave}>
        {t('waitLeaveGo')}
      </SendButton>
    </Notice>
  );
}

/** Looks up a link; a time that it holds becomes the booking's. */
function openLink(link: string, wants: WaitingLink['wants']): AppThunk<Promise<Opened>> {
  return async (dispatch, _getState, { gateways }) => {
    try {
      const view = await gateways.waitingList.view(link);
      if (view.state !== 'held' || wants !== 'hold') return view;
      return dispatch(chooseHeldTime(link, view.draft)) ? view : { state: 'failed' };
    } catch (error) {
      bookingFailed('waiting', error);
      return { state: failureIn(error).code === 'LinkInvalid' ? 'gone' : 'failed' };
    }
  };
}

/** Sets a held time in the booking; false when it cannot. An attempt of unknown outcome must end first. */
function chooseHeldTime(link: string, held: HeldDraft): AppThunk<boolean> {
  return (dispatch, getState) => {
    const { departmentId } = held.location;
    const draft = readDraft({
      ...emptyDraft,
      ...held,
      lat: held.workshop.latitude,
      lng: held.workshop.longitude,
      placeName: held.location.siteName,
      bookingState: capBeforeBooking,
      displayState: capBeforeBooking,
      maxBookingState: capBeforeBooking,
      contactOpen: true,
      hold: { link, departmentId, ...held.slot },
    });
    if (!draft || selectDraft(getState()).outcomeUnknown) return false;
    const contact = selectContact(getState());
    dispatch(bookingReset());
    if (contact) dispatch(contactTyped(contact));
    dispatch(draftRestored(draft));
    return true;
  };
}

function leaveList(link: string): AppThunk<Promise<Opened>> {
  return async (_dispatch, _getState, { gateways }) => {
    try {
      await gateways.waitingList.leave(link);
      return { state: 'left' };
    } catch (error) {
      bookingFailed('leave', error);
      return { state: 'failed' };
    }
  };
}
