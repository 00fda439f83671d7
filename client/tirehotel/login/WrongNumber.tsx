import type { ReactNode } from 'react';
import { useTranslate } from '../../site/useSite.ts';
import { telephoneHref } from '../telephoneHref.ts';
import { useTireHotelFields } from '../tireHotelFields.ts';

/** Contact for agreements with an outdated phone number. */
export function WrongNumber(): ReactNode {
  const t = useTranslate();
  const { phone } = useTireHotelFields();
  if (!phone) return null;
  const [before = '', after = ''] = t('tireWrongNumber').split('{phone}');
  return (
    <p className="small muted">
      {before}
      <a className="tire-link" href={telephoneHref(phone)}>
        {phone}
      </a>
      {after}
    </p>
  );
}
