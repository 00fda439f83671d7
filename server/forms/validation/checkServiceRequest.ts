import { cleanLine, cleanLines } from '../../../shared/forms/cleanText.ts';
import type { ServiceRequestValues } from '../../../shared/forms/LeadTypes.ts';
import { serviceRequestFaults } from '../../../shared/forms/rules/serviceRequestRules.ts';
import { normalizePhone } from '../../../shared/forms/rules/phoneNumber.ts';
import { expected, shownNameFaults, typedFaults } from '../leadFaults.ts';
import type { LeadFault, LeadPlace } from '../leadFaults.ts';

const expectations = {
  siteEmail: "the chosen dealer's mail address",
  services: 'services of the form for that kind of vehicle, each at most once',
  description: expected.text,
  customerName: expected.name,
  customerPhone: expected.phone,
  customerEmail: expected.email,
  regno: expected.plate,
  milage: expected.mileage('km'),
  date: 'a date from today to a year ahead, as YYYY-MM-DD',
  other: expected.text,
  gdpr: 'true: the visitor has to agree',
  typeCar: 'true or false',
  newsletter: 'true or false',
};

/** Validates a service request. */
export function serviceRequestValueFaults(values: ServiceRequestValues, place: LeadPlace): LeadFault[] {
  return [
    ...typedFaults(serviceRequestFaults({ ...values, milage: String(values.milage) }, place), expectations),
    ...shownNameFaults('siteName', values.siteName),
  ];
}

/** Removes control characters and normalises the telephone number. */
export function cleanServiceRequest(values: ServiceRequestValues): ServiceRequestValues {
  return {
    siteEmail: cleanLine(values.siteEmail),
    siteName: cleanLine(values.siteName),
    description: cleanLines(values.description),
    customerName: cleanLine(values.customerName),
    customerPhone: normalizePhone(values.customerPhone),
    customerEmail: cleanLine(values.customerEmail),
    regno: cleanLine(values.regno),
    milage: values.milage,
    date: cleanLine(values.date),
    services: values.services.map(cleanLine),
    gdpr: values.gdpr,
    newsletter: values.newsletter,
    typeCar: values.typeCar,
    other: cleanLines(values.other),
  };
}
