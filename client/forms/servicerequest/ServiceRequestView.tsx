import type { ReactNode, Ref, SyntheticEvent } from 'react';
import './ServiceRequest.css';
import { numberText } from '../../../shared/catalogue/moneyText.ts';
import { attemptField, formField, trapField } from '../../../shared/forms/FormPost.ts';
import { maxMileage } from '../../../shared/forms/rules/maxMileage.ts';
import type { LinkField } from '../../framework/fields.ts';
import type { Translate } from '../../site/translate.ts';
import { useSite } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useSelectOnFocus } from '../../ui/fields/useSelectOnFocus.ts';
import { CheckField } from '../fields/CheckField.tsx';
import type { BoxControl, Control } from '../contact/ContactFormView.tsx';
import { FormErrorSummary } from '../fields/FormErrorSummary.tsx';
import { FormField } from '../fields/FormField.tsx';
import { useRequired } from '../../ui/fields/useRequired.ts';
import { RadioCards } from '../fields/RadioCards.tsx';
import { serviceFaultText } from './serviceFaultText.ts';
import type { ServiceFaultValues } from './serviceFaultText.ts';
import { serviceFieldId, serviceFieldOrder, serviceFormName, serviceLabels, vehicleKinds } from './serviceFields.ts';
import type { ServiceFaults, ServiceField } from './serviceFields.ts';
import { SendButton } from '../fields/SendButton.tsx';
import type { phoneTexts } from '../fields/phoneTexts.ts';
import type { serviceTexts } from './serviceTexts.ts';

type TextName = 'description' | 'customerName' | 'customerPhone' | 'customerEmail' | 'regno' | 'milage' | 'other';

export interface ServiceRequestViewProps {
  t: Translate<typeof phoneTexts | typeof serviceTexts>;
  formRef: Ref<HTMLFormElement>;
  /** Target of the form without JavaScript. */
  action: string;
  /** Submission id of a refused post without JavaScript; "" for none. */
  attempt: string;
  submitting: boolean;
  /** An earlier attempt failed: the button says so. */
  again: boolean;
  faults: ServiceFaults;
  /** Faults of the last submission, listed above the fields. */
  summary: ServiceFaults;
  kind: (typeCar: boolean) => BoxControl;
  /** Name of the only motorcycle dealer. */
  motorcycleDealer: string;
  text: (name: TextName) => Control;
  trap: Control;
  box: (name: 'gdpr' | 'newsletter') => BoxControl;
  /** Company that stores the submitted data. */
  company: string;
  /** Privacy page; null for none. */
  privacy: LinkField | null;
  /** Controls with a richer script version. */
  dealer: ReactNode;
  services: ReactNode;
  date: ReactNode;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Markup of the order form, for both the native and the script version. */
export function ServiceRequestView(props: ServiceRequestViewProps): ReactNode {
  const { t, formRef, action, attempt, submitting, again, faults, summary, kind, motorcycleDealer, text, trap } = props;
  const { dealer, services, date, onSubmit } = props;
  const { plate, locale } = useSite();
  const values = { plateExample: plate.example, maxMileage: numberText(maxMileage.km, locale) };
  const wrong = serviceFieldOrder.filter((field) => summary[field]);
  const of = (field: ServiceField): FieldTexts => ({
    id: serviceFieldId(field),
    label: t(serviceLabels[field]),
    error: orderFault(t, faults, field, values),
  });
  const optional = t('orderOptional');
  return (
    <form
      ref={formRef}
      className="service-form"
      method="post"
      action={action}
      noValidate
      aria-label={t('orderTitle')}
      aria-busy={submitting}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={formField} value={serviceFormName} />
      {attempt !== '' && <input type="hidden" name={attemptField} value={attempt} />}
      <FormErrorSummary fields={wrong.map(of)} />
      <RadioCards
        id="order-typeCar"
        legend={t('orderKind')}
        cards={[
          { value: vehicleKinds.car, title: t('orderCar'), text: t('orderCarText'), control: kind(true) },
          {
            value: vehicleKinds.motorcycle,
            title: t('orderMotorcycle'),
            text: motorcycleDealer,
            control: kind(false),
          },
        ]}
      />
      {dealer}
      {services}
      <FormField {...of('description')} note={optional} wide>
        {(field) => (
          <textarea {...field} {...text('description')} placeholder={t('orderDescriptionExample')} rows={3} />
        )}
      </FormField>
      <CustomerFields {...props} of={of} />
      <VehicleFields {...props} of={of} />
      {date}
      <FormField {...of('other')} note={optional} wide>
        {(field) => <textarea {...field} {...text('other')} rows={2} />}
      </FormField>
      <div className="service-trap" aria-hidden="true">
        <label htmlFor="order-homepage">{t('orderLeaveEmpty')}</label>
        <input id="order-homepage" {...trap} name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <ConsentBoxes {...props} />
      <SendButton className="service-send" sending={submitting}>
        {t(again ? 'orderAgain' : 'orderSend')}
      </SendButton>
    </form>
  );
}

interface FieldTexts {
  id: string;
  label: string;
  error: string | undefined;
}

interface FieldsProps extends Pick<ServiceRequestViewProps, 't' | 'text'> {
  of: (field: ServiceField) => FieldTexts;
}

/** Contact details of the customer. */
function CustomerFields({ text, of }: FieldsProps): ReactNode {
  return (
    <>
      <FormField {...of('customerName')} required>
        {(field) => <input {...field} {...text('customerName')} autoComplete="name" />}
      </FormField>
      <FormField {...of('customerPhone')} required>
        {(field) => <input {...field} {...text('customerPhone')} type="tel" autoComplete="tel" />}
      </FormField>
      <FormField {...of('customerEmail')} required>
        {(field) => <input {...field} {...text('customerEmail')} type="email" autoComplete="email" />}
      </FormField>
    </>
  );
}

/** Registration number and mileage. */
function VehicleFields({ t, text, of }: FieldsProps): ReactNode {
  const mileageFocus = useSelectOnFocus<HTMLInputElement>();
  return (
    <>
      <FormField {...of('regno')} required>
        {({ className, ...field }) => (
          <input
            {...field}
            {...text('regno')}
            className={`${className} service-plate`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField {...of('milage')} note={t('orderOptional')}>
        {(field) => (
          <input
            {...field}
            {...text('milage')}
            {...mileageFocus}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
          />
        )}
      </FormField>
    </>
  );
}

/** Consent to the storage of the data, and to the newsletter. */
function ConsentBoxes({ t, faults, box, privacy, company }: ServiceRequestViewProps): ReactNode {
  const required = useRequired();
  const consentError = orderFault(t, faults, 'gdpr');
  return (
    <div className="form-wide service-boxes">
      <CheckField
        label={
          <span>
            {t('orderConsent', { company })} {privacy && <a href={privacy.href}>{privacy.text || t('orderPrivacy')}</a>}
          </span>
        }
        {...box('gdpr')}
        id={serviceFieldId('gdpr')}
        value="true"
        {...required}
        aria-invalid={consentError ? true : undefined}
        aria-describedby={consentError && 'order-gdpr-error'}
      />
      {consentError && (
        <p className="form-error" id="order-gdpr-error">
          <Icon name="warning" size="s" />
          <span>{consentError}</span>
        </p>
      )}
      <CheckField
        label={
          <span>
            {t('orderNewsletter')} <span className="form-note">{t('orderOptional')}</span>
          </span>
        }
        {...box('newsletter')}
        value="true"
      />
    </div>
  );
}

/** Error text of a field with its correction; undefined without a fault. */
export function orderFault(
  t: Translate<typeof phoneTexts | typeof serviceTexts>,
  faults: ServiceFaults,
  field: ServiceField,
  values: ServiceFaultValues = { plateExample: '', maxMileage: '' },
): string | undefined {
  const fault = faults[field];
  return fault && serviceFaultText(t, field, fault, values);
}
