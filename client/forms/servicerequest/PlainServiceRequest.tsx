import type { ReactNode, Ref, SyntheticEvent } from 'react';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { readDayFirstDate } from '../../../shared/forms/rules/dayFirstDate.ts';
import { desiredDates } from '../../../shared/forms/rules/serviceRequestRules.ts';
import { serviceTypes } from '../../../shared/forms/serviceTypes.ts';
import { serviceName } from './serviceName.ts';
import type { LinkField } from '../../framework/fields.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { CheckField } from '../fields/CheckField.tsx';
import { FormField } from '../fields/FormField.tsx';
import type { FormPostState } from '../formPostState.ts';
import { MotorcycleDealer } from './MotorcycleDealer.tsx';
import { carDealers } from './serviceDealers.ts';
import type { OrderDealer } from './serviceDealers.ts';
import { readServiceFields, serviceFieldId } from './serviceFields.ts';
import type { ServiceFields } from './serviceFields.ts';
import { orderFault, ServiceRequestView } from './ServiceRequestView.tsx';
import { useToday } from './useToday.ts';
import { phoneTexts } from '../fields/phoneTexts.ts';
import { serviceTexts } from './serviceTexts.ts';

interface PlainServiceRequestProps {
  formRef: Ref<HTMLFormElement>;
  action: string;
  /** Refused post without JavaScript; null for none. */
  posted: FormPostState | null;
  dealers: readonly Partial<Dealer>[];
  /** Replaces the dealer choice when the dealers are unavailable. */
  dealersFailed: ReactNode;
  motorcycles: OrderDealer;
  privacy: LinkField | null;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * Native version of the form: browser date field, and services as checkboxes.
 * It contains the choices for both cars and motorcycles; the style sheet hides those of the other kind.
 */
export function PlainServiceRequest(props: PlainServiceRequestProps): ReactNode {
  const { posted, dealers, motorcycles } = props;
  const t = useTexts(phoneTexts, serviceTexts);
  const { displayName, company = displayName } = useSite();
  const services = posted?.lists?.['services'] ?? [posted?.answers['services'] ?? ''].filter(Boolean);
  const fields = readServiceFields(posted?.answers ?? {}, services);
  const faults = posted?.faults ?? {};
  const dates = desiredDates(useToday());
  const error = (field: 'siteEmail' | 'services' | 'date'): string | undefined => orderFault(t, faults, field);
  return (
    <ServiceRequestView
      t={t}
      formRef={props.formRef}
      action={props.action}
      attempt={posted?.attempt ?? ''}
      submitting={false}
      again={posted?.status === 'failed'}
      faults={faults}
      summary={faults}
      kind={(typeCar) => ({ name: 'typeCar', defaultChecked: fields.typeCar === typeCar })}
      motorcycleDealer={motorcycles.siteName}
      text={(name) => ({ name, defaultValue: fields[name] })}
      trap={{ name: 'homepage', defaultValue: '' }}
      box={(name) => ({ name, defaultChecked: fields[name] })}
      privacy={props.privacy}
      company={company}
      dealer={
        <>
          <div className="form-wide service-dealer-plain service-for-car">
            {props.dealersFailed ?? (
              <FormField id={serviceFieldId('siteEmail')} label={t('orderDealer')} error={error('siteEmail')} required>
                {(field) => (
                  <select {...field} name="siteEmail" defaultValue={fields.siteEmail}>
                    <option value="">{t('orderChooseDealer')}</option>
                    {carDealers(dealers, motorcycles).map(({ site_email, site_official_name }) => (
                      <option key={site_email} value={site_email}>
                        {site_official_name}
                      </option>
                    ))}
                  </select>
                )}
              </FormField>
            )}
          </div>
          <div className="form-wide service-for-motorcycle">
            <MotorcycleDealer id="order-motorcycle-dealer" name={motorcycles.siteName} />
          </div>
        </>
      }
      services={
        <>
          <ServiceBoxes typeCar fields={fields} className="service-for-car" error={error('services')} />
          <ServiceBoxes typeCar={false} fields={fields} className="service-for-motorcycle" error={undefined} />
        </>
      }
      date={
        <FormField id={serviceFieldId('date')} label={t('orderDate')} error={error('date')} required>
          {(field) => (
            <input
              {...field}
              name="date"
              type="date"
              min={dates.first}
              max={dates.last}
              defaultValue={readDayFirstDate(fields.date) ?? ''}
              suppressHydrationWarning // midnight may lie between the server's rendering and the browser's
            />
          )}
        </FormField>
      }
      onSubmit={props.onSubmit}
    />
  );
}

interface ServiceBoxesProps {
  typeCar: boolean;
  fields: ServiceFields;
  className: string;
  error: string | undefined;
}

function ServiceBoxes({ typeCar, fields, className, error }: ServiceBoxesProps): ReactNode {
  const t = useTexts(serviceTexts);
  return (
    <fieldset
      className={`service-boxes-of-kind form-wide ${className}`}
      id={typeCar ? serviceFieldId('services') : undefined}
    >
      <legend className="form-label">{t(typeCar ? 'orderServicesCar' : 'orderServicesMotorcycle')}</legend>
      <div className="service-options">
        {serviceTypes(typeCar).map((service) => (
          <CheckField
            key={service}
            label={serviceName(service, t)}
            name="services"
            value={service}
            defaultChecked={fields.typeCar === typeCar && fields.services.includes(service)}
          />
        ))}
      </div>
      {error && <p className="form-error">{error}</p>}
    </fieldset>
  );
}
