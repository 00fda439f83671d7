import type { ReactNode } from 'react';
import { PhoneLink } from '../../site/components/PhoneLink.tsx';
import { useAppSelector } from '../../framework/hooks.ts';
import { useTexts } from '../../site/useSite.ts';
import { useBookingFields } from '../bookingFields.ts';
import { selectDraft, selectWorkshopDetails } from '../state/bookingState.ts';

/** Phone of the chosen workshop, else of the site's support; nothing without either. */
export function CallWorkshop(): ReactNode {
  const t = useTexts();
  const { supportPhone } = useBookingFields();
  const departmentId = useAppSelector((state) => selectDraft(state).location?.departmentId ?? '');
  const workshopPhone = useAppSelector((state) => selectWorkshopDetails(state)?.[departmentId]?.phone ?? '');
  const phone = workshopPhone || supportPhone;
  if (phone === '') return null;
  return (
    <p className="small">
      {t(workshopPhone ? 'contactRefusedCall' : 'contactRefusedCallUs')}
      <PhoneLink className="inline-link" phone={phone} />
    </p>
  );
}
