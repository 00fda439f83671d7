import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import './WeekView.css';
import { daysOfKinds } from '../../../shared/booking/times/daysOfKinds.ts';
import type { TimeKind } from '../../../shared/booking/times/timeKinds.ts';
import {
  batchesNeeded,
  isSameSlot,
  weekDays,
  weekIndex,
  weekNumber,
  weekStart,
} from '../../../shared/booking/times/weekRules.ts';
import type { WeekSlot } from '../../../shared/booking/times/weekRules.ts';
import { dateOf, dayText } from '../../../shared/booking/times/timeTexts.ts';
import type { TextKey } from '../../../shared/site/TextKey.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';
import type { FreeTimes } from './useFreeTimes.ts';
import { useNextFreeWeek } from './useNextFreeWeek.ts';
import { TimeKindChips } from './TimeKindChips.tsx';
import { TimesFailed } from './TimesFailed.tsx';
import { WeekDays } from './WeekDays.tsx';
import { WeekHead } from './WeekHead.tsx';

export interface WeekViewProps {
  /** The first day with times, YYYY-MM-DD; its week is the first one. */
  from: string;
  /** The last day that can be booked, YYYY-MM-DD; its week is the last one. */
  until: string;
  times: FreeTimes;
  /** Kinds of times to show; every time when empty. */
  kinds: readonly TimeKind[];
  onKinds: (kinds: TimeKind[]) => void;
  /** The page has the choice of kinds elsewhere. */
  hidesKinds?: boolean;
  /** A day of the week that opens when no time is chosen, YYYY-MM-DD; default: the first week. */
  openAt?: string | undefined;
  chosen: WeekSlot | null;
  onChoose: (slot: WeekSlot) => void;
  /** Phone of the workshop; "" when unknown. */
  phone: string;
  /** Renders the waiting list for these days, which have no times. */
  waitFor?: (days: string[]) => ReactNode;
}

/** Free times of a workshop by week: seven columns, or a list of days on narrow screens. */
export function WeekView(props: WeekViewProps): ReactNode {
  const { from, until, onKinds, openAt = from, chosen, onChoose, phone, waitFor } = props;
  const t = useTexts();
  const { locale } = useSite();
  // a press on a kind shows at once; its times follow
  const kinds = useDeferredValue(props.kinds);
  const days = useMemo(() => daysOfKinds(props.times.days, kinds), [props.times.days, kinds]);
  const times = { ...props.times, days };
  const { knownUntil, failed } = times;
  const view = useRef<HTMLDivElement>(null);
  const { week, weeks, monday, sunday, shown, seek, turnTo } = useShownWeek({
    from,
    until,
    openAt: chosen ? dateOf(chosen.timeSlot) : openAt,
    times,
    view,
  });
  const [whole, setWhole] = useState(false);
  const keepFocus = useFocusAfterTurn(view, monday);
  const showWhole = useCallback(() => setWhole(true), []);
  const number = weekNumber(monday);
  const isLast = week === weeks - 1;
  const count = shown.reduce((sum, day) => sum + day.slots.length, 0);
  const known = knownUntil > sunday || knownUntil > until;
  const lacking = failed && !known;
  const fullDays = shown.filter(({ canWait }) => canWait).map(({ date }) => date);

  const retry = (): void => {
    focusWeek(view);
    times.retry();
  };
  const limitTo = (next: TimeKind[]): void => {
    seek.stop();
    onKinds(next);
  };
  const removeLimits = (): void => {
    focusWeek(view); // the button disappears
    limitTo([]);
  };
  const turnByKey = (event: KeyboardEvent): void => {
    const by = { PageDown: 1, PageUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    keepFocus();
    turnTo(week + by);
  };
  const limited = kinds.length > 0;
  const noneFits = known && limited && count === 0 ? t(emptyTextKey(kinds), { week: number }) : '';
  const noneLater = t(limited ? 'weekNoneFitsLater' : 'weekNoneLater');
  const end = t('weekUntil', { date: dayText(until, locale) });
  const waiting = !lacking && (!known || seek.running);
  const state = (): string => {
    if (lacking) return ''; // its notice is an alert
    if (waiting) return t('weekLoading');
    return [noneFits || t('weekCount', { week: number, count }), seek.inVain && noneLater, isLast && end]
      .filter(Boolean)
      .join(' ');
  };

  useAnnouncement(state(), { appears: true, waiting });

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons inside
    <div className="week-view" ref={view} onKeyDown={turnByKey}>
      <div className="week-limits">
        {!props.hidesKinds && <TimeKindChips kinds={props.kinds} onKinds={limitTo} />}
        <button type="button" className="text-link" onClick={seek.startFirst}>
          <span>{t('weekEarliest')}</span>
        </button>
      </div>
      <WeekHead from={from} week={week} weeks={weeks} onTurn={turnTo} />
      {lacking ? (
        <TimesFailed phone={phone} onRetry={retry} />
      ) : (
        <WeekDays
          key={monday}
          label={t('weekTimes', { week: number })}
          days={shown}
          knownUntil={known ? weekStart(from, week + 1) : knownUntil}
          chosen={shown.some(({ slots }) => slots.some((slot) => isSameSlot(slot, chosen))) ? chosen : null}
          onChoose={onChoose}
          limited={limited}
          whole={whole}
          onWhole={showWhole}
        />
      )}
      {noneFits && <p className="week-note">{noneFits}</p>}
      {known && count === 0 && <EmptyWeek seek={seek} isLast={isLast} onRemoveLimits={limited ? removeLimits : null} />}
      {known && fullDays.length > 0 && waitFor?.(fullDays)}
      {seek.failed && <TimesFailed phone={phone} onRetry={retry} />}
      {known && seek.inVain && <p className="week-note">{noneLater}</p>}
      {known && (seek.inVain || isLast) && <p className="week-note">{end}</p>}
    </div>
  );
}

/**
 * Keeps the focus in the view when a key turns to another week, as the focused time disappears.
 * It goes to the time that Tab would reach, or to the pressed week where none is known.
 * @returns function to call before the turn
 */
function useFocusAfterTurn(view: RefObject<HTMLElement | null>, monday: string): () => void {
  const turned = useRef(false);
  useEffect(() => {
    if (turned.current && document.activeElement === document.body) {
      const time = view.current?.querySelector<HTMLElement>('.week-slot[tabindex="0"]');
      if (time) time.focus();
      else focusWeek(view);
    }
    turned.current = false;
  }, [view, monday]);
  return () => {
    turned.current = true;
  };
}

/** Focuses the shown week among those to choose from. */
function focusWeek(view: RefObject<HTMLElement | null>): void {
  view.current?.querySelector<HTMLElement>('.week-chips [aria-pressed="true"]')?.focus();
}

function emptyTextKey(kinds: readonly TimeKind[]): TextKey {
  if (kinds.length > 1) return 'weekNoneEither';
  return kinds[0] === 'evening' ? 'weekNoneEvening' : 'weekNoneSaturday';
}

interface EmptyWeekProps {
  seek: ReturnType<typeof useNextFreeWeek>;
  /** True for the last week that can be booked. */
  isLast: boolean;
  /** Shows times of all kinds; null when it does already. */
  onRemoveLimits: (() => void) | null;
}

/** Ways on from a week without times: the next free one, or times of all kinds. */
function EmptyWeek({ seek, isLast, onRemoveLimits }: EmptyWeekProps): ReactNode {
  const t = useTexts();
  return (
    <div className="week-empty">
      {!isLast && !seek.inVain && !seek.failed && (
        <Button variant="ghost" size="s" busy={seek.running} onClick={seek.start}>
          {t(onRemoveLimits ? 'weekNextFits' : 'weekNextFree')}
        </Button>
      )}
      {onRemoveLimits && (
        <Button variant="ghost" size="s" onClick={onRemoveLimits}>
          {t('timeKindsRemove')}
        </Button>
      )}
    </div>
  );
}

interface ShownWeekOptions {
  from: string;
  until: string;
  /** Day whose week opens, YYYY-MM-DD. */
  openAt: string;
  times: FreeTimes;
  /** The whole view; its week gets the focus when a search for free times finds none. */
  view: RefObject<HTMLElement | null>;
}

/** State of the shown week: paging, the search for the next free one, and loading of its times. */
function useShownWeek({ from, until, openAt, times, view }: ShownWeekOptions) {
  const weeks = weekIndex(from, until) + 1;
  const [week, setWeek] = useState(() => Math.min(weekIndex(from, openAt), weeks - 1));
  const monday = weekStart(from, week);
  const shown = useMemo(() => weekDays(monday, times.days), [monday, times.days]);
  const sunday = shown.at(-1)?.date ?? monday;
  const [found, setFound] = useState<{ day: string } | null>(null);
  const seek = useNextFreeWeek({
    times,
    from,
    until,
    sunday,
    onFound: (day) => {
      setWeek(weekIndex(from, day));
      setFound({ day });
    },
  });
  const { needBatches } = times;
  const needed = batchesNeeded(week, weeks);

  useEffect(() => needBatches(needed), [needed, needBatches]);
  useEffect(() => {
    if (found) view.current?.querySelector<HTMLElement>(`.week-slot[data-slot^="${found.day}"]`)?.focus();
  }, [found, view]);
  useEffect(() => {
    if (seek.inVain) focusWeek(view);
  }, [seek.inVain, view]);

  const turnTo = (index: number): void => {
    seek.stop();
    setWeek(Math.min(Math.max(index, 0), weeks - 1));
  };
  return { week, weeks, monday, sunday, shown, seek, turnTo };
}
