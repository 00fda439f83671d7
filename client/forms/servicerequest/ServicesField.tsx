import type { ReactNode } from 'react';
import { serviceTypes } from '../../../shared/forms/serviceTypes.ts';
import type { carServiceTypes, motorcycleServiceTypes } from '../../../shared/forms/serviceTypes.ts';
import { useTexts } from '../../site/useSite.ts';
import { CheckField } from '../fields/CheckField.tsx';
import { MultiSelect } from '../fields/MultiSelect.tsx';
import { useLeadField } from '../fields/useLeadField.ts';
import { useLeadForm } from '../LeadFormContext.ts';
import type { TextKey } from '../../../shared/site/TextKey.ts';
import type { Translate } from '../../site/translate.ts';

/** Kinds of work: a menu, or without JavaScript checkboxes for each kind of vehicle. */
export function ServicesField({ typeCar }: { typeCar: boolean }): ReactNode {
  const t = useTexts();
  const { isScripted } = useLeadForm();
  const { id, label, error, value: chosen, change } = useLeadField<string[]>('services');
  if (!isScripted) {
    return (
      <>
        <ServiceBoxes typeCar chosen={typeCar ? chosen : []} onChange={change} id={id} error={error} />
        <ServiceBoxes typeCar={false} chosen={typeCar ? [] : chosen} onChange={change} />
      </>
    );
  }
  const labelId = `${id}-label`;
  const errorId = error && `${id}-error`;
  return (
    <div className="form-field form-wide">
      <p className="form-label" id={labelId}>
        {label}
      </p>
      <MultiSelect
        key={String(typeCar)}
        id={id}
        labelledBy={labelId}
        options={serviceTypes(typeCar)}
        chosen={chosen}
        onChange={change}
        texts={{
          placeholder: t('orderChooseServices'),
          count: t('orderServicesChosen', { count: chosen.length }),
          name: (service) => serviceName(service, t),
          remove: (service) => t('orderRemoveService', { service: serviceName(service, t) }),
          removed: (service) => t('orderServiceRemoved', { service: serviceName(service, t) }),
        }}
        errorId={errorId}
      />
      {error && (
        <p className="form-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

interface ServiceBoxesProps {
  typeCar: boolean;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  id?: string;
  error?: string | undefined;
}

function ServiceBoxes({ typeCar, chosen, onChange, id, error }: ServiceBoxesProps): ReactNode {
  const t = useTexts();
  return (
    <fieldset
      className={`service-boxes-of-kind form-wide service-for-${typeCar ? 'car' : 'motorcycle'}`}
      id={id}
      data-native
    >
      <legend className="form-label">{t(typeCar ? 'orderServicesCar' : 'orderServicesMotorcycle')}</legend>
      <div className="service-options">
        {serviceTypes(typeCar).map((service) => (
          <CheckField
            key={service}
            label={serviceName(service, t)}
            name="services"
            value={service}
            checked={chosen.includes(service)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, service] : chosen.filter((other) => other !== service))
            }
          />
        ))}
      </div>
      {error && <p className="form-error">{error}</p>}
    </fieldset>
  );
}

const keys: Record<(typeof carServiceTypes | typeof motorcycleServiceTypes)[number], TextKey> = {
  Service: 'orderService_service',
  'Vinterklar-bil': 'orderService_winter',
  'EU-kontroll': 'orderService_inspection',
  Hjulskift: 'orderService_wheels',
  'Service eldre biler (5+)': 'orderService_older',
  Reparasjon: 'orderService_repair',
  'Lakk / karosseri': 'orderService_body',
  'Steinsprut / Ruteskift': 'orderService_glass',
  'Aircondition service': 'orderService_aircon',
  Bilskade: 'orderService_damage',
  Annet: 'orderService_other',
  'Bestille service': 'orderService_book',
  'Bestile deler': 'orderService_parts',
};

/** Name of a service in the page's language; the form sends the key from serviceTypes. */
function serviceName(service: string, t: Translate): string {
  return Object.hasOwn(keys, service) ? t(keys[service as keyof typeof keys]) : service;
}
