import { writtenClockText } from '../../../../shared/kit/time/clockText.ts';

/** A moment in the editor's own time zone, as an ISO date and time. */
export function localTime(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString();
}

/** Clock time of a moment in the editor's own time zone. */
export function localClock(moment: Date, locale: string): string {
  return writtenClockText(localTime(moment).slice(11, 16), locale);
}
