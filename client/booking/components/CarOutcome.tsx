import type { ReactNode } from 'react';
import { bookingMessage } from '../../../shared/booking/bookingMessages.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { sectionsOf } from '../../framework/sectionsOf.ts';
import { linkField, listField } from '../../framework/fields.ts';
import type { TextKey } from '../../../shared/site/TextKey.ts';
import { usePhone } from '../../site/usePhone.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { DescribeCar } from './DescribeCar.tsx';
import type { DescribeCarProps } from './DescribeCar.tsx';
import { useBookingFields } from '../bookingFields.ts';
import type { LookupOutcome } from '../state/bookingThunks.ts';

export interface CarOutcomeProps {
  outcome: Exclude<LookupOutcome, { kind: 'found' }>;
  /** The registration number is to be corrected: its field has the focus, and this describes it. */
  plateWrong: boolean;
  /** Describes the car instead; null for a refusal that this does not help. */
  describing: DescribeCarProps | null;
}

/** Link at the top of the page for a brand that is booked elsewhere: on a phone it is out of sight. */
function BrandLink({ brand }: { brand: string }): ReactNode {
  const layout = useAppSelector((state) => state.page.layout);
  const header = sectionsOf(layout).find(({ componentName }) => componentName === 'BookingHeader');
  const link = listField(header?.fields ?? {}, 'BookingLinks')
    .map((item) => linkField(item, 'Link'))
    .find((item) => item?.text.toLowerCase().includes(brand.toLowerCase()));
  if (!link) return null;
  return (
    <a
      className="inline-link"
      href={link.href}
      target={link.target}
      rel={link.target ? 'noopener noreferrer' : undefined}
    >
      {link.text}
    </a>
  );
}

const failureTitles: Partial<Record<string, TextKey>> = {
  VehicleNotFound: 'bookingNotFoundTitle',
  InvalidReg: 'bookingInvalidRegTitle',
};

/** Reason why the lookup does not lead to the next step. */
export function CarOutcome({ describing, ...refusal }: CarOutcomeProps): ReactNode {
  return (
    <>
      <RefusalNotice {...refusal} isDescribed={describing !== null} key={JSON.stringify(refusal.outcome)} />
      {describing && <DescribeCar {...describing} />}
    </>
  );
}

interface RefusalNoticeProps extends Omit<CarOutcomeProps, 'describing'> {
  /** The car can be described below. */
  isDescribed: boolean;
}

function RefusalNotice({ outcome, plateWrong, isDescribed }: RefusalNoticeProps): ReactNode {
  const t = useTexts();
  const { plate } = useSite();
  const supportPhone = usePhone(useBookingFields().supportPhone).text;
  if (outcome.kind === 'elsewhere') {
    const { brand } = outcome;
    return (
      <Notice tone="warning" heading="h3" focused title={t('bookingElsewhereTitle', { brand })}>
        <p className="small">{t('bookingElsewhere', { brand })}</p>
        <BrandLink brand={brand} />
      </Notice>
    );
  }
  const { key, values } = bookingMessage(outcome.failure);
  const { code } = outcome.failure;
  const isUnknownCar = failureTitles[code] !== undefined;
  const asksForCar = isUnknownCar && isDescribed;
  const callText = isUnknownCar && !asksForCar ? 'bookingCallUs' : values ? null : 'bookingFailedCall';
  const text = asksForCar && code === 'VehicleNotFound' ? '' : t(key, { example: plate.example, ...values });
  const title = values ? t('bookingBrandNotServedTitle', values) : t(failureTitles[code] ?? 'bookingFailedTitle');
  return (
    <Notice tone={asksForCar ? 'warning' : 'error'} heading="h3" focused={!plateWrong} title={title}>
      <p className="small">
        {[text, asksForCar ? t('describeCar') : ''].filter(Boolean).join(' ')}
        {supportPhone && callText && ` ${t(callText, { phone: supportPhone })}`}
      </p>
    </Notice>
  );
}
