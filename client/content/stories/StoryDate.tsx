import type { ReactNode } from 'react';
import type { PlatformDate } from '../../../shared/content/ContentTypes.ts';
import { useSite } from '../../site/useSite.ts';
import { dateText, isoDate } from './storyDate.ts';

/** A date formatted for the page's language. Renders nothing without one. */
export function StoryDate({ date, className }: { date: PlatformDate; className?: string }): ReactNode {
  const { locale, timeZone } = useSite();
  const text = dateText(date, locale, timeZone);
  if (text === '') return null;
  return (
    <time className={className} dateTime={isoDate(date.value) || undefined}>
      {text}
    </time>
  );
}
