import type { ReactNode } from 'react';
import { useSite, useTexts } from '../../../site/useSite.ts';
import type { ShownDepartment } from '../ShownDepartment.ts';
import { todaysRow } from '../todaysRow.ts';
import { OpenNow } from './OpenNow.tsx';

interface OpeningHoursProps extends Pick<ShownDepartment, 'hoursRows' | 'schedules'> {
  /** Name of the department, for the caption by ear; "" for the dealer itself. */
  title: string;
  /** ms since 1970. */
  now: number;
}

/** Days and hours as the dealer writes them; exceptional days are highlighted, and today is marked. */
export function OpeningHours({ hoursRows, schedules, title, now }: OpeningHoursProps): ReactNode {
  const t = useTexts();
  const { timeZone } = useSite();
  const today = todaysRow(hoursRows, now, timeZone);
  if (hoursRows.length === 0) return null;
  return (
    <table className="dealer-hours small num">
      <caption>
        <p className="dealer-department-label">
          {t('dealerHours')}
          {title && <span className="visually-hidden">, {title}</span>}
        </p>
        <OpenNow schedules={schedules} now={now} />
      </caption>
      <tbody>
        {hoursRows.map((row) => (
          <tr
            key={`${String(row.isSpecial)} ${row.day}`}
            className={row.isSpecial ? 'dealer-hours-special' : undefined}
          >
            <th scope="row">
              {row.day}
              {row === today && <b className="dealer-hours-today"> {t('dealerToday')}</b>}
            </th>
            <td>{row.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
