import type { ReactNode } from 'react';
import { phoneHref } from '../../../shared/kit/text/phoneHref.ts';
import { useTexts } from '../../site/useSite.ts';
import { useTireHotelFields } from '../tireHotelFields.ts';

/** Contact for agreements with an outdated phone number. */
export function WrongNumber(): ReactNode {
  const t = useTexts();
  const { phone } = useTireHotelFields();
  if (!phone) return null;
  const [before = '', after = ''] = t('tireWrongNumber').split('{phone}');
  return (
    <p className="small muted">
      {before}
      <a className="tire-link" href={phoneHref(phone)}>
        {phone}
      </a>
      {after}
    </p>
  );
}
