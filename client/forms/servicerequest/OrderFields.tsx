import type { ReactNode } from 'react';
import { useForm } from 'react-final-form';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { selectServices } from '../../../shared/forms/serviceTypes.ts';
import type { LinkField } from '../../framework/fields.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useRequired } from '../../ui/fields/useRequired.ts';
import { useSelectOnFocus } from '../../ui/fields/useSelectOnFocus.ts';
import { LeadCheck } from '../fields/LeadCheck.tsx';
import { LeadField } from '../fields/LeadField.tsx';
import { LeadRadioCards } from '../fields/LeadRadioCards.tsx';
import { TrapField } from '../fields/TrapField.tsx';
import { useLeadField } from '../fields/useLeadField.ts';
import { useLeadForm } from '../LeadFormContext.ts';
import { LeadSendButton } from '../LeadSendButton.tsx';
import { DateField } from './DateField.tsx';
import { DealerField } from './DealerField.tsx';
import { carDealers } from './serviceDealers.ts';
import type { OrderDealer } from './serviceDealers.ts';
import { vehicleKinds } from './serviceFields.ts';
import type { ServiceFields } from './serviceFields.ts';
import { ServicesField } from './ServicesField.tsx';
import { FormField } from '../fields/FormField.tsx';

interface OrderFieldsProps {
  dealers: readonly Partial<Dealer>[];
  /** Replaces the dealer choice when the dealers are unavailable. */
  dealersFailed: ReactNode;
  motorcycles: OrderDealer;
  /** Privacy page. */
  privacy: LinkField;
  /** True when the calendar is next to the form. */
  isWide: boolean;
}

/** Fields and button of the form that orders work. */
export function OrderFields({ dealers, dealersFailed, motorcycles, privacy, isWide }: OrderFieldsProps): ReactNode {
  const t = useTexts();
  const optional = t('orderOptional');
  const { batch, change, getState } = useForm<ServiceFields>();
  const { isScripted } = useLeadForm();
  const kind = useLeadField('typeCar').value;
  /** Without JavaScript the style sheet hides the fields for the other kind of vehicle. */
  const has = (one: ServiceFields['typeCar']): boolean => !isScripted || kind === one;
  return (
    <>
      <LeadRadioCards
        name="typeCar"
        legend={t('orderKind')}
        cards={[
          { value: vehicleKinds.car, title: t('orderCar'), text: t('orderCarText') },
          { value: vehicleKinds.motorcycle, title: t('orderMotorcycle'), text: motorcycles.siteName },
        ]}
        onChoose={(chosen) =>
          batch(() => {
            change('typeCar', chosen as ServiceFields['typeCar']);
            change('services', selectServices(chosen === vehicleKinds.car, getState().values.services));
          })
        }
      />
      {has('car') &&
        (dealersFailed ? (
          <div className="form-wide service-for-car">{dealersFailed}</div>
        ) : (
          <DealerField dealers={carDealers(dealers, motorcycles)} />
        ))}
      {has('motorcycle') && (
        <div className="form-wide service-for-motorcycle">
          <MotorcycleDealer
            id={isScripted ? 'order-siteEmail' : 'order-motorcycle-dealer'}
            name={motorcycles.siteName}
          />
        </div>
      )}
      <ServicesField typeCar={kind === vehicleKinds.car} />
      <LeadField name="description" note={optional} wide>
        {(control) => <textarea {...control} placeholder={t('orderDescriptionExample')} rows={3} />}
      </LeadField>
      <LeadField name="customerName" required>
        {(control) => <input {...control} autoComplete="name" />}
      </LeadField>
      <LeadField name="customerPhone" required>
        {(control) => <input {...control} type="tel" autoComplete="tel" />}
      </LeadField>
      <LeadField name="customerEmail" required>
        {(control) => <input {...control} type="email" autoComplete="email" />}
      </LeadField>
      <VehicleFields />
      <DateField opens={!isWide} />
      <TrapField label={t('orderLeaveEmpty')} />
      <ConsentBoxes privacy={privacy} />
      <LeadSendButton className="service-send" send={t('orderSend')} again={t('orderAgain')} />
    </>
  );
}

/** Registration number and mileage. */
function VehicleFields(): ReactNode {
  const t = useTexts();
  const mileageFocus = useSelectOnFocus<HTMLInputElement>();
  return (
    <>
      <LeadField name="regno" required>
        {({ className, ...control }) => (
          <input
            {...control}
            className={`${className} service-plate`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </LeadField>
      <LeadField name="milage" note={t('orderOptional')}>
        {(control) => <input {...control} {...mileageFocus} inputMode="numeric" autoComplete="off" placeholder="0" />}
      </LeadField>
    </>
  );
}

/** Consent to the storage of the data, and to the newsletter. */
function ConsentBoxes({ privacy }: { privacy: LinkField }): ReactNode {
  const t = useTexts();
  const { displayName, company = displayName } = useSite();
  const required = useRequired();
  const { id, error } = useLeadField<boolean>('gdpr');
  return (
    <div className="form-wide service-boxes">
      <LeadCheck
        name="gdpr"
        label={
          <span>
            {t('orderConsent', { company })} <a href={privacy.href}>{privacy.text || t('orderPrivacy')}</a>
          </span>
        }
        id={id}
        {...required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      />
      {error && (
        <p className="form-error" id={`${id}-error`}>
          <Icon name="warning" size="s" />
          <span>{error}</span>
        </p>
      )}
      <LeadCheck
        name="newsletter"
        label={
          <span>
            {t('orderNewsletter')} <span className="form-note">{t('orderOptional')}</span>
          </span>
        }
      />
    </div>
  );
}

/** The only motorcycle dealer, shown without a choice. */
function MotorcycleDealer({ id, name }: { id: string; name: string }): ReactNode {
  const t = useTexts();
  return (
    <FormField id={id} label={t('orderDealer')}>
      {(field) => <input {...field} value={name} readOnly />}
    </FormField>
  );
}
