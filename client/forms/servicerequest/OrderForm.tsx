import type { ReactNode } from 'react';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { numberText } from '../../../shared/catalogue/moneyText.ts';
import { maxMileage } from '../../../shared/forms/rules/maxMileage.ts';
import { serviceRequestFaults, serviceRequestValues } from '../../../shared/forms/rules/serviceRequestRules.ts';
import type { ServiceRequestAnswers } from '../../../shared/forms/rules/serviceRequestRules.ts';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';
import { linkField, textField } from '../../framework/fields.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { privacyPath } from '../../site/privacyPath.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { useMediaQuery } from '../../ui/hooks/useMediaQuery.ts';
import { AnotherForm } from '../AnotherForm.tsx';
import { useLeadField } from '../fields/useLeadField.ts';
import { LeadForm } from '../LeadForm.tsx';
import { useLeadForm } from '../LeadFormContext.ts';
import { ResultCard } from '../ResultCard.tsx';
import { DateCalendar } from './DateField.tsx';
import { DealerPanel } from './DealerPanel.tsx';
import type { HelpContact } from './DealerPanel.tsx';
import { DealersFailed } from './DealersFailed.tsx';
import { OrderFields } from './OrderFields.tsx';
import { chosenDealer } from './serviceDealers.ts';
import type { OrderDealer } from './serviceDealers.ts';
import { serviceFaultText } from './serviceFaultText.ts';
import { readServiceFields, serviceAnswers, serviceFormName, vehicleKinds } from './serviceFields.ts';
import type { ServiceFields } from './serviceFields.ts';

/** Id of the element with the form, or with the confirmation that replaces it. */
export const servicePlaceId = 'service-form';

/** The form that orders work, and the panel next to it. */
export function OrderForm({
  section: { uid, fields },
  motorcycles,
}: Pick<SectionProps, 'section'> & { motorcycles: OrderDealer }): ReactNode {
  const t = useTexts();
  const site = useSite();
  const dispatch = useAppDispatch();
  const { status, dealers } = useAppSelector((state) => state.facilities[uid]) ?? { status: 'error', dealers: [] };
  const help = { phone: textField(fields, 'SupportPhone'), email: textField(fields, 'SupportEmail') };
  // the calendar is next to the form
  const isWide = useMediaQuery('(min-width: 900px)', false);

  const ordered = (typed: ServiceFields): { siteName: string; answers: ServiceRequestAnswers } => {
    const answers = serviceAnswers(typed);
    const { siteName = '', siteEmail = '' } = chosenDealer(dealers, motorcycles, answers) ?? {};
    return { siteName, answers: { ...answers, siteEmail } };
  };
  return (
    <LeadForm
      kind="serviceRequest"
      name={serviceFormName}
      placeId={servicePlaceId}
      ids="order"
      label={t('orderTitle')}
      className="service-form"
      labels={{
        siteEmail: t('orderDealer'),
        services: t('orderServices'),
        description: t('orderDescription'),
        customerName: t('orderName'),
        customerPhone: t('orderPhone'),
        customerEmail: t('orderEmail'),
        regno: t('orderPlate'),
        milage: t('orderMileage'),
        date: t('orderDate'),
        gdpr: t('orderConsentField'),
      }}
      read={({ answers, lists }) => readServiceFields(answers, lists['services'] ?? [])}
      validate={(typed) => {
        const today = wallTime(Date.now(), site.timeZone).date;
        return serviceRequestFaults(ordered(typed).answers, { today, plan: site.phone });
      }}
      faultText={(field, fault) =>
        serviceFaultText(t, field, fault, {
          plateExample: site.plate.example,
          maxMileage: numberText(maxMileage.km, site.locale),
        })
      }
      send={(typed, submit) => {
        const { siteName, answers } = ordered(typed);
        return submit(serviceRequestValues(answers, siteName));
      }}
      attempts={1}
      failed={{ text: t('orderFailed'), phone: help.phone, again: t('orderAgain'), back: t('orderBack') }}
      sent={(sent) => (
        <ResultCard kind="sent" title={t('orderSent')} text={t('orderSentText')} focus={sent !== null}>
          <AnotherForm label={t('orderAnother')} />
        </ResultCard>
      )}
      arrange={(form) => (
        <>
          <div className="service-main">{form}</div>
          <OrderAside dealers={dealers} motorcycles={motorcycles} help={help} isWide={isWide} />
        </>
      )}
    >
      <OrderFields
        dealers={dealers}
        dealersFailed={
          status === 'error' && (
            <DealersFailed
              onAgain={async () => {
                const { loadServiceDealers } = await import('./loadServiceDealers.ts');
                await dispatch(loadServiceDealers(uid));
              }}
              help={help}
            />
          )
        }
        motorcycles={motorcycles}
        privacy={linkField(fields, 'PrivacyLink') ?? { href: privacyPath(t, site), text: '' }}
        isWide={isWide}
      />
    </LeadForm>
  );
}

interface OrderAsideProps {
  dealers: readonly Partial<Dealer>[];
  motorcycles: OrderDealer;
  help: HelpContact;
  isWide: boolean;
}

/** The chosen dealer, and the calendar. */
function OrderAside({ dealers, motorcycles, help, isWide }: OrderAsideProps): ReactNode {
  const { stage, isScripted, isNative } = useLeadForm();
  const typeCar = useLeadField('typeCar').value === vehicleKinds.car;
  const siteEmail = useLeadField('siteEmail').value;
  const date = useLeadField('date');
  const hasCalendar = stage === 'fields' && !isNative;
  return (
    <aside className="service-aside">
      <DealerPanel chosen={chosenDealer(dealers, motorcycles, { typeCar, siteEmail })} dealers={dealers} help={help} />
      {hasCalendar && !isScripted && <div className="service-panel service-calendar-place" />}
      {hasCalendar && isScripted && isWide && (
        <div className="service-panel service-calendar-place">
          <h2 className="form-label">{date.label}</h2>
          <DateCalendar value={date.value} onChange={date.change} />
        </div>
      )}
    </aside>
  );
}
