import type { ReactNode } from 'react';
import type { DayText, Department } from '../../../../shared/catalogue/dealers/Dealer.ts';
import { groupSchedules } from '../../../../shared/catalogue/dealers/dealerDepartments.ts';
import { todaysHours } from '../../../../shared/catalogue/dealers/todaysHours.ts';
import { useSite, useTexts } from '../../../site/useSite.ts';
import { dayTexts } from '../../../site/texts/dayTexts.ts';
import { openTexts } from '../../../site/texts/openTexts.ts';
import { dealerDetailTexts } from '../../texts/dealerDetailTexts.ts';
import { OpenNow } from './OpenNow.tsx';

interface OpeningHoursProps {
  department: Department;
  /** Name of the department, for the caption by ear; "" for the dealer itself. */
  title: string;
  /** ms since 1970. */
  now: number;
}

/** Days and hours as the dealer writes them; exceptional days are highlighted, and today is marked. */
export function OpeningHours({ department, title, now }: OpeningHoursProps): ReactNode {
  const t = useTexts(dealerDetailTexts, openTexts);
  const site = useSite();
  const { openinghours: hours, deviationdays: special } = department.openingschedule;
  const today = todaysHours(department.openingschedule, now, site.timeZone);
  if (hours.length + special.length === 0) return null;
  const row = (given: DayText, differs: boolean): ReactNode => {
    const { day, displayText } = dayTexts(given, site, t);
    return (
      <tr key={`${String(differs)} ${given.day}`} className={differs ? 'dealer-hours-special' : undefined}>
        <th scope="row">
          {day}
          {given === today && <b className="dealer-hours-today"> {t('dealerToday')}</b>}
        </th>
        <td>{displayText}</td>
      </tr>
    );
  };
  return (
    <table className="dealer-hours small num">
      <caption>
        <p className="dealer-department-label">
          {t('dealerHours')}
          {title && <span className="visually-hidden">, {title}</span>}
        </p>
        <OpenNow schedules={groupSchedules([department])} now={now} />
      </caption>
      <tbody>
        {hours.map((day) => row(day, false))}
        {special.map((day) => row(day, true))}
      </tbody>
    </table>
  );
}
