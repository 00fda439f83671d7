import type { ReactNode } from 'react';
import { bookingMessage } from '../../../shared/booking/bookingMessages.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { sectionsOf } from '../../framework/sectionsOf.ts';
import { linkField, listField } from '../../framework/fields.ts';
import { usePhone } from '../../site/usePhone.ts';
import { useTexts } from '../../site/useSite.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { DescribeCar } from './DescribeCar.tsx';
import type { DescribeCarProps } from './DescribeCar.tsx';
import { useBookingFields } from '../bookingFields.ts';
import type { LookupOutcome } from '../state/bookingThunks.ts';

/** A lookup that does not lead to the next step. */
export type RefusedLookup = Exclude<LookupOutcome, { kind: 'found' }>;

export interface CarOutcomeProps {
  /** Null when the number's field says what is wrong. */
  outcome: RefusedLookup | null;
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

/** Reason why the lookup does not lead to the next step. */
export function CarOutcome({ outcome, describing }: CarOutcomeProps): ReactNode {
  return (
    <>
      {outcome && <RefusalNotice outcome={outcome} key={JSON.stringify(outcome)} />}
      {describing && <DescribeCar {...describing} />}
    </>
  );
}

function RefusalNotice({ outcome }: { outcome: RefusedLookup }): ReactNode {
  const t = useTexts();
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
  const title = values ? t('bookingBrandNotServedTitle', values) : t('bookingFailedTitle');
  return (
    <Notice tone="error" heading="h3" focused title={title}>
      <p className="small">
        {t(key, values)}
        {supportPhone && !values && ` ${t('bookingFailedCall', { phone: supportPhone })}`}
      </p>
    </Notice>
  );
}
