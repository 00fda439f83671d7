import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { serviceRequestFaults, serviceRequestValues } from '../../../shared/forms/rules/serviceRequestRules.ts';
import { selectServices, serviceTypes } from '../../../shared/forms/serviceTypes.ts';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import { pushToDataLayer } from '../../browser/dataLayer.ts';
import type { LinkField } from '../../framework/fields.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { useMediaQuery } from '../../ui/hooks/useMediaQuery.ts';
import { leadSubmissions } from '../leadSubmissions.ts';
import { MultiSelect } from '../fields/MultiSelect.tsx';
import { FailedCard } from '../FailedCard.tsx';
import { ResultCard } from '../ResultCard.tsx';
import { sendFailure } from '../sendFailure.ts';
import { submitLead } from '../submitLead.ts';
import { useFaultFocus } from '../fields/useFaultFocus.ts';
import { useLeadForm } from '../useLeadForm.ts';
import { DateField, OrderCalendar } from './DateField.tsx';
import { DealerField } from './DealerField.tsx';
import { DealerPanel } from './DealerPanel.tsx';
import type { HelpContact } from './DealerPanel.tsx';
import { MotorcycleDealer } from './MotorcycleDealer.tsx';
import { carDealers, chosenDealer } from './serviceDealers.ts';
import type { OrderDealer } from './serviceDealers.ts';
import { serviceName } from './serviceName.ts';
import { serviceAnswers, serviceFieldId, serviceFieldOrder } from './serviceFields.ts';
import type { ServiceFaults, ServiceFields } from './serviceFields.ts';
import { orderFault, ServiceRequestView } from './ServiceRequestView.tsx';
import { useToday } from './useToday.ts';
import { serviceTexts } from './serviceTexts.ts';
import { phoneTexts } from '../fields/phoneTexts.ts';

export interface LiveServiceRequestProps {
  start: ServiceFields;
  /** True when the form was submitted already: validates and sends it at once. */
  sendAtOnce: boolean;
  /** Faults from the server after a native post. */
  faultsBefore: ServiceFaults;
  action: string;
  dealers: readonly Partial<Dealer>[];
  dealersFailed: ReactNode;
  motorcycles: OrderDealer;
  help: HelpContact;
  privacy: LinkField | null;
  /** Called to start over with an empty form. */
  onAnother: () => void;
}

/** Script version of the form and its side panel: validated while typing, sent without leaving. */
export function LiveServiceRequest(props: LiveServiceRequestProps): ReactNode {
  const { dealers, motorcycles, help } = props;
  const t = useTexts(serviceTexts);
  const dispatch = useAppDispatch();
  const { name: site, timeZone, phone: phonePlan } = useSite();
  const [submissionOf] = useState(() => leadSubmissions('serviceRequest'));
  const beside = useMediaQuery('(min-width: 900px)', false);
  const today = useToday();

  const ordered = (fields: ServiceFields) => {
    const dealer = chosenDealer(dealers, motorcycles, fields);
    return { dealer, answers: { ...serviceAnswers(fields), siteEmail: dealer?.siteEmail ?? '' } };
  };
  const form = useLeadForm<ServiceFields, keyof ServiceFaults>({
    start: props.start,
    faultsBefore: props.faultsBefore,
    validate: (fields) =>
      serviceRequestFaults(ordered(fields).answers, {
        today: wallTime(Date.now(), timeZone).date,
        plan: phonePlan,
      }),
    send: async (fields) => {
      const { dealer, answers } = ordered(fields);
      const values = serviceRequestValues(answers, dealer?.siteName ?? '');
      try {
        await dispatch(submitLead(submissionOf({ site, values, homepage: fields.homepage }), { attempts: 1 }));
      } catch (error) {
        return sendFailure(error, serviceFieldOrder);
      }
      pushToDataLayer({ event: 'lead' });
      return 'sent';
    },
  });
  const { values, change, status } = form;
  const toSend = useRef(props.sendAtOnce);
  useEffect(() => {
    if (toSend.current) form.submit();
    toSend.current = false;
  });
  const date = {
    value: values.date,
    onChange: (text: string) => change({ date: text }),
    today,
  };
  return (
    <>
      <div className="service-main">
        {status === 'sent' ? (
          <ResultCard kind="sent" title={t('orderSent')} text={t('orderSentText')} focus>
            <Button variant="ghost" size="s" onClick={props.onAnother}>
              {t('orderAnother')}
            </Button>
          </ResultCard>
        ) : form.failures > 0 ? (
          <FailedCard
            form={form}
            text={t('orderFailed')}
            phone={help.phone}
            again={t('orderAgain')}
            back={t('orderBack')}
          />
        ) : (
          <LiveFields {...props} form={form} date={date} beside={beside} />
        )}
      </div>
      <aside className="service-aside">
        <DealerPanel chosen={chosenDealer(dealers, motorcycles, values)} dealers={dealers} help={help} />
        {beside && status !== 'sent' && form.failures === 0 && (
          <div className="service-panel">
            <h2 className="form-label">{t('orderDate')}</h2>
            <OrderCalendar {...date} />
          </div>
        )}
      </aside>
    </>
  );
}

interface LiveFieldsProps extends LiveServiceRequestProps {
  form: ReturnType<typeof useLeadForm<ServiceFields, keyof ServiceFaults>>;
  date: { value: string; onChange: (text: string) => void; today: string };
  /** True when the calendar is next to the form. */
  beside: boolean;
}

function LiveFields({ form, date, beside, ...props }: LiveFieldsProps): ReactNode {
  const t = useTexts(phoneTexts, serviceTexts);
  const { displayName, company = displayName } = useSite();
  const element = useRef<HTMLFormElement>(null);
  const focusFaults = useFaultFocus();
  const { values, change, faults, summary } = form;
  const servicesLabel = 'order-services-label';
  const servicesError = orderFault(t, faults, 'services');

  useEffect(() => {
    if (Object.keys(summary).length > 0) focusFaults(element.current);
  }, [summary, focusFaults]);

  return (
    <ServiceRequestView
      t={t}
      formRef={element}
      action={props.action}
      attempt=""
      submitting={form.status === 'submitting'}
      again={false}
      faults={faults}
      summary={summary}
      kind={(typeCar) => ({
        name: 'typeCar',
        checked: values.typeCar === typeCar,
        onChange: () => change({ typeCar, services: selectServices(typeCar, values.services) }),
      })}
      motorcycleDealer={props.motorcycles.siteName}
      text={(name) => ({
        name,
        value: values[name],
        onChange: (event) => change({ [name]: event.target.value }),
        onBlur: () => undefined,
      })}
      trap={{
        name: 'homepage',
        value: values.homepage,
        onChange: (event) => change({ homepage: event.target.value }),
        onBlur: () => undefined,
      }}
      box={(name) => ({ name, checked: values[name], onChange: (event) => change({ [name]: event.target.checked }) })}
      privacy={props.privacy}
      company={company}
      dealer={
        !values.typeCar ? (
          <div className="form-wide">
            <MotorcycleDealer id={serviceFieldId('siteEmail')} name={props.motorcycles.siteName} />
          </div>
        ) : props.dealersFailed ? (
          <div className="form-wide">{props.dealersFailed}</div>
        ) : (
          <DealerField
            dealers={carDealers(props.dealers, props.motorcycles)}
            value={values.siteEmail}
            onChange={(siteEmail) => change({ siteEmail })}
            error={orderFault(t, faults, 'siteEmail')}
          />
        )
      }
      services={
        <div className="form-field form-wide">
          <p className="form-label" id={servicesLabel}>
            {t('orderServices')}
          </p>
          <MultiSelect
            key={String(values.typeCar)}
            id={serviceFieldId('services')}
            labelledBy={servicesLabel}
            options={serviceTypes(values.typeCar)}
            chosen={values.services}
            onChange={(services) => change({ services })}
            texts={{
              placeholder: t('orderChooseServices'),
              count: t('orderServicesChosen', { count: values.services.length }),
              name: (service) => serviceName(service, t),
              remove: (service) => t('orderRemoveService', { service: serviceName(service, t) }),
              removed: (service) => t('orderServiceRemoved', { service: serviceName(service, t) }),
            }}
            errorId={servicesError && 'order-services-error'}
          />
          {servicesError && (
            <p className="form-error" id="order-services-error">
              {servicesError}
            </p>
          )}
        </div>
      }
      date={<DateField {...date} error={orderFault(t, faults, 'date')} opens={!beside} />}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        form.submit();
      }}
    />
  );
}
