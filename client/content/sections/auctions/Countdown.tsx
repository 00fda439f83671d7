import type { ReactNode } from 'react';
import './Countdown.css';
import { formatDate } from '../../../../shared/kit/format/formatDate.ts';
import { wallTime } from '../../../../shared/kit/time/zonedTime.ts';
import type { SiteContext } from '../../../../shared/site/SiteTypes.ts';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { useSite, useTexts } from '../../../site/useSite.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EditableLink } from '../../../framework/editing/EditableLink.tsx';
import { EditableText } from '../../../framework/editing/EditableText.tsx';
import { useEditing } from '../../../framework/editing/useEditing.ts';
import { linkAttributes, textField } from '../../../framework/fields.ts';
import { parseMoment } from '../../moments/parseMoment.ts';
import { useTimeLeft } from '../../moments/useTimeLeft.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Days, hours, minutes and seconds to a date; hidden without a date.
 * When it is over, ExpiredText replaces title, text and link; both always take their space, so that nothing moves then.
 * Without JavaScript the date itself shows.
 */
export function Countdown({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const t = useTexts();
  const site = useSite();
  const editing = useEditing();
  const target = parseMoment(textField(fields, 'TargetDate'), site.timeZone);
  const left = useTimeLeft(target);
  if (target === null && !editing) return null;

  const over = left !== null && units.every((unit) => left[unit] === 0);
  const expired = over && textField(fields, 'ExpiredText') !== '';
  return (
    <section className="wrap section">
      <div className="countdown">
        <div className="countdown-words" data-editing={editing || undefined}>
          <div className="stack countdown-running" data-hidden={expired}>
            <EditableText fields={fields} name="Title" as="h2" />
            <EditableText fields={fields} name="Text" as="p" className="muted" />
            <EditableLink fields={fields} name="Link">
              {(link) => (
                <p>
                  <ButtonLink {...linkAttributes(link)}>{link.text}</ButtonLink>
                </p>
              )}
            </EditableLink>
          </div>
          <div className="countdown-expired" data-hidden={!expired}>
            <EditableText fields={fields} name="ExpiredText" as="p" className="h3" />
          </div>
        </div>
        {target !== null && (
          <noscript>
            {/* pages are cached and compared by their state: the date is valid as long as the page is cached */}
            <p className="h3">{t('countdownUntil', { date: dateText(target, site) })}</p>
          </noscript>
        )}
        {/* role timer: read on request, not every second */}
        <div role="timer" className="countdown-tiles" aria-label={textField(fields, 'Title') || undefined}>
          {units.map((unit) => (
            <div key={unit} className="countdown-tile" data-unit={unit}>
              <b className="h2 num countdown-number">{numberText(left?.[unit], over)}</b>{' '}
              <span className="small muted">{t(unit, { count: left?.[unit] ?? 0 })}</span>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Day and time in the site's language and time zone. */
function dateText(moment: number, { locale, timeZone }: Pick<SiteContext, 'locale' | 'timeZone'>): string {
  const { date, minutes } = wallTime(moment, timeZone);
  return formatDate(date, locale, 'dateTime', minutes);
}

/** Two digits while it runs, 0 when it is over, a dash before the time is known. */
function numberText(value: number | undefined, over: boolean): string {
  if (value === undefined) return '–';
  return over ? '0' : String(value).padStart(2, '0');
}
