import type { ReactNode } from 'react';
import { PhoneLink } from '../../site/components/PhoneLink.tsx';
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
      <PhoneLink className="tire-link" phone={phone} />
      {after}
    </p>
  );
}
